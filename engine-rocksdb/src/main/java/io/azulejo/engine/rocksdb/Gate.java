package io.azulejo.engine.rocksdb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts who is inside native code, so that closing waits for them: freeing a RocksDB that is still being read would
 * end the process, not the call. Safe for any number of threads; a thread may enter again while it is inside.
 */
final class Gate {
    private static final long CLOSED = Long.MIN_VALUE;

    private final AtomicLong inside = new AtomicLong();
    private final CountDownLatch empty = new CountDownLatch(1);
    private final String name;

    Gate(String name) {
        this.name = name;
    }

    void enter() {
        if (inside.getAndIncrement() < 0) {
            leave();
            throw new IllegalStateException(name + " is closed");
        }
    }

    void leave() {
        if (inside.decrementAndGet() == CLOSED) {
            empty.countDown();
        }
    }

    /** Lets nobody in from now on and waits for those inside; false if it was closed before. */
    boolean close() {
        long before = inside.getAndUpdate(count -> count | CLOSED);
        if (before < 0) {
            return false;
        }
        if (before == 0) {
            return true;
        }
        boolean interrupted = false;
        while (true) {
            try {
                empty.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return true;
    }
}
