package io.azulejo.engine.lock;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Locks per item, striped: a write holds the lock of its item from reading the old one to the commit, a transaction
 * those of all its items, taken in one order so that two never wait for each other. Safe for any number of threads, and
 * friendly to virtual ones.
 */
public final class ItemLocks {
    private static final int STRIPES = 1024;

    private final ReentrantLock[] stripes = new ReentrantLock[STRIPES];

    public ItemLocks() {
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new ReentrantLock();
        }
    }

    /** Waits for the lock of one item; the caller unlocks it. */
    public ReentrantLock lock(byte[] itemKey) {
        ReentrantLock lock = stripes[stripe(itemKey)];
        lock.lock();
        return lock;
    }

    /** Waits for the locks of all these items; the caller releases them. */
    public Held lockAll(List<byte[]> itemKeys) {
        int[] wanted = new int[itemKeys.size()];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = stripe(itemKeys.get(i));
        }
        Arrays.sort(wanted);
        for (int stripe : wanted) {
            stripes[stripe].lock();
        }
        return new Held(wanted);
    }

    /**
     * Returns when every write that held a lock at the time of the call has ended. Whoever changes a table's definition
     * first and then calls this knows that all later writes see the change, because writes read the definition under
     * their lock.
     */
    public void awaitWriters() {
        for (ReentrantLock stripe : stripes) {
            stripe.lock();
            try {
                // Having had the lock is all that is wanted.
            } finally {
                stripe.unlock();
            }
        }
    }

    private static int stripe(byte[] itemKey) {
        int hash = Arrays.hashCode(itemKey) * 0x9e3779b1;
        return hash >>> 22;
    }

    /** The locks one transaction holds; a stripe wanted twice was locked twice. */
    public final class Held {
        private final int[] held;

        private Held(int[] held) {
            this.held = held;
        }

        public void release() {
            for (int stripe : held) {
                stripes[stripe].unlock();
            }
        }
    }
}
