package io.azulejo.web.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What waits for one caller. Offered to by many threads, taken from by the caller's own.
 *
 * <p>Whoever publishes never waits: when the queue is full all of it is dropped for one {@link LiveEvent#RESYNC}.
 */
final class Subscription {
    static final String HEARTBEAT = ":\n\n";

    private final int capacity;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> queue = new ArrayDeque<>();
    private @Nullable Thread sending;
    private boolean ended;

    Subscription(int capacity) {
        this.capacity = capacity;
    }

    void offer(LiveEvent event) {
        lock.lock();
        try {
            if (queue.size() < capacity) {
                queue.add(event.text());
            } else {
                queue.clear();
                queue.add(LiveEvent.RESYNC.text());
            }
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Where nothing waits to be sent, something that means nothing. */
    void beat() {
        lock.lock();
        try {
            if (queue.isEmpty()) {
                queue.add(HEARTBEAT);
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /** All that waits, once something does; empty at the end. Until {@link #sent} the thread counts as sending. */
    Optional<String> take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (queue.isEmpty() && !ended) {
                changed.await();
            }
            if (ended) {
                return Optional.empty();
            }
            String text = String.join("", queue);
            queue.clear();
            sending = Thread.currentThread();
            return Optional.of(text);
        } finally {
            lock.unlock();
        }
    }

    void sent() {
        lock.lock();
        try {
            sending = null;
        } finally {
            lock.unlock();
        }
    }

    /** Ends it, even where the caller does not read what is being sent: interrupted, the connection closes. */
    void end() {
        lock.lock();
        try {
            ended = true;
            if (sending != null) {
                sending.interrupt();
            }
            changed.signal();
        } finally {
            lock.unlock();
        }
    }
}
