package io.azulejo.engine.rocksdb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Count of the threads inside native code, so that closing waits for them: freeing a RocksDB that is still being read
 * would crash the process. Thread-safe and reentrant.
 */
final class NativeCallGuard {
    private static final long CLOSED = Long.MIN_VALUE;

    private final AtomicLong inside = new AtomicLong();
    private final CountDownLatch empty = new CountDownLatch(1);
    private final String name;

    NativeCallGuard(String name) {
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

    /** Lets no further thread in and waits for those inside. Returns false if the gate was already closed. */
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
