package io.azulejo.http.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Queue of events for one client, filled by many threads and drained by the client's own.
 *
 * <p>A publisher never blocks: when the queue is full, one {@link LiveEvent#RESYNC} replaces its contents.
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

    /** Adds a heartbeat if the queue is empty. */
    void sendHeartbeat() {
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

    /**
     * Waits for events and returns all that are queued; empty at the end. The thread counts as sending until {@link
     * #sent}.
     */
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

    /**
     * Ends the subscription. It interrupts a thread that is blocked on a client that does not read, which closes the
     * connection.
     */
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
