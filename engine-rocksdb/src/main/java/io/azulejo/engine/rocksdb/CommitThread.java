package io.azulejo.engine.rocksdb;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Group-commit thread of a store: the only thread that waits for the disk. It writes everything queued as one synced
 * write and then wakes the callers whose batches it covers. Thread-safe.
 *
 * <p>Callers park instead of syncing themselves because a native call pins the carrier of a virtual thread: on two
 * carriers, sixteen virtual writers would sync two at a time and never share a sync.
 */
final class CommitThread implements AutoCloseable {

    /**
     * Synced write of several batches: applies them in order and atomically, and returns only when they are on the
     * disk.
     */
    interface SyncedWrite {
        void write(List<Batch> batches);
    }

    /** A batch whose caller is parked. The outcome is null once the batch is on the disk. */
    private record Pending(Batch batch, CompletableFuture<@Nullable StoreException> outcome) {}

    /** Bounds the native memory of one write, however many virtual threads are parked. */
    private static final int MAX_GROUP = 256;

    private final SyncedWrite target;
    private final BlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
    private final Pending end = new Pending(new Batch(), new CompletableFuture<>());
    private final Thread thread;
    private volatile boolean ended;

    CommitThread(String name, SyncedWrite target) {
        this.target = target;
        this.thread = Thread.ofPlatform().name(name).daemon(true).unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /** Parks the caller until its batch is on the disk. An interrupt does not end the wait: the outcome must be known. */
    void commit(Batch batch) {
        Pending pending = new Pending(batch, new CompletableFuture<>());
        queue.add(pending);
        if (ended) {
            failQueued();
        }
        StoreException failure = pending.outcome().join();
        if (failure != null) {
            throw new StoreException(failure.problem(), String.valueOf(failure.getMessage()), failure);
        }
    }

    private void run() {
        List<Pending> group = new ArrayList<>(MAX_GROUP);
        try {
            while (takeGroup(group)) {
                writeGroup(group);
                group.clear();
            }
        } finally {
            ended = true;
            failQueued();
        }
    }

    /**
     * Waits for the first batch and adds whatever else is queued by then. Returns false once the thread is asked to
     * end.
     */
    private boolean takeGroup(List<Pending> group) {
        try {
            group.add(queue.take());
        } catch (InterruptedException e) {
            return false;
        }
        queue.drainTo(group, MAX_GROUP - 1);
        return !group.contains(end);
    }

    private void writeGroup(List<Pending> group) {
        List<Batch> batches = new ArrayList<>(group.size());
        for (Pending pending : group) {
            batches.add(pending.batch());
        }
        @Nullable
        StoreException outcome = new StoreException(Problem.FAILED, "The commit thread ended during the write");
        try {
            target.write(batches);
            outcome = null;
        } catch (StoreException e) {
            outcome = e;
        } finally {
            for (Pending pending : group) {
                pending.outcome().complete(outcome);
            }
        }
    }

    private void failQueued() {
        for (Pending pending = queue.poll(); pending != null; pending = queue.poll()) {
            pending.outcome().complete(new StoreException(Problem.FAILED, "The commit thread has ended"));
        }
    }

    /** Ends the thread. No caller may still be inside {@link #commit}. */
    @Override
    public void close() {
        queue.add(end);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
