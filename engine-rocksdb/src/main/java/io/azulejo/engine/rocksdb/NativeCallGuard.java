package io.azulejo.engine.rocksdb;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Count of the threads inside native code, so that closing waits for them: freeing a RocksDB that is still being read
 * would crash the process. Thread-safe and reentrant.
 */
final class NativeCallGuard {
    private static final long CLOSED = Long.MIN_VALUE;
    /** Half of that: the count of those that come meanwhile never reaches from one to the other. */
    private static final long PAUSED = Long.MIN_VALUE / 2;

    private final AtomicLong inside = new AtomicLong();
    private final CountDownLatch empty = new CountDownLatch(1);
    private final String name;
    private volatile CountDownLatch resumed = new CountDownLatch(0);

    NativeCallGuard(String name) {
        this.name = name;
    }

    void enter() {
        long before = inside.getAndIncrement();
        while (before < 0) {
            leave();
            if (before < PAUSED) {
                throw new IllegalStateException(name + " is closed");
            }
            await(resumed);
            before = inside.getAndIncrement();
        }
    }

    /**
     * Lets nobody in until {@link #resume}, if nobody is inside at this moment. It does not wait for those inside,
     * because they may have to enter once more before they can leave.
     */
    boolean tryPause() {
        CountDownLatch latch = new CountDownLatch(1);
        CountDownLatch earlier = resumed;
        resumed = latch;
        if (inside.compareAndSet(0, PAUSED)) {
            return true;
        }
        resumed = earlier;
        latch.countDown();
        return false;
    }

    void resume() {
        inside.addAndGet(-PAUSED);
        resumed.countDown();
    }

    /** Closes a paused gate. */
    void closePaused() {
        inside.addAndGet(CLOSED - PAUSED);
        resumed.countDown();
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
        await(empty);
        return true;
    }

    private static void await(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
