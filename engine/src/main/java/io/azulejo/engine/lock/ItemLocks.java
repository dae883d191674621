package io.azulejo.engine.lock;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Striped locks per item. A write holds the lock of its item from reading the old version to the commit, a transaction
 * the locks of all its items, acquired in a fixed order to avoid deadlock. Thread-safe and suitable for virtual
 * threads.
 */
public final class ItemLocks {
    private static final int STRIPES = 1024;

    private final ReentrantLock[] stripes = new ReentrantLock[STRIPES];

    public ItemLocks() {
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new ReentrantLock();
        }
    }

    /** Acquires the lock of one item. The caller unlocks it. */
    public ReentrantLock lock(byte[] itemKey) {
        ReentrantLock lock = stripes[stripe(itemKey)];
        lock.lock();
        return lock;
    }

    /** Acquires the locks of all these items. The caller releases them. */
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
     * Returns when every write that held a lock at the time of the call has ended. After changing a table's definition,
     * call this to be sure that all later writes see the change, because writes read the definition under their lock.
     */
    public void awaitWriters() {
        for (ReentrantLock stripe : stripes) {
            stripe.lock();
            try {
                // Acquiring the lock once is enough.
            } finally {
                stripe.unlock();
            }
        }
    }

    private static int stripe(byte[] itemKey) {
        int hash = Arrays.hashCode(itemKey) * 0x9e3779b1;
        return hash >>> 22;
    }

    /** The locks that one transaction holds. A stripe that is needed twice is locked twice. */
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
