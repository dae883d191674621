package io.azulejo.engine.ttl;

import io.azulejo.engine.error.FailureLog;
import io.azulejo.engine.index.IndexBackfill;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The engine's background thread. It expires items at intervals and, in between, does the work that continues after a
 * response: filling new indexes, listing items by expiry, deleting the entries of dropped tables. Unfinished work is
 * resumed when the store is opened. Thread-safe.
 */
public final class Housekeeping implements AutoCloseable {
    private static final long POLL_MILLIS = 100;
    /** Sweeping takes at most one part in this many of the thread's time: many deleted entries make it slow. */
    private static final int SWEEP_SHARE = 20;

    private final Catalog catalog;
    private final IndexBackfill backfill;
    private final TtlBackfill ttlListing;
    private final DroppedEntries dropped;
    private final Sweeper sweeper;
    private final Duration interval;
    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final FailureLog failures = new FailureLog(Housekeeping.class);
    private final Thread thread;
    private volatile boolean closed;

    public Housekeeping(
            Catalog catalog,
            IndexBackfill backfill,
            TtlBackfill ttlListing,
            DroppedEntries dropped,
            Sweeper sweeper,
            Duration interval) {
        this.catalog = catalog;
        this.backfill = backfill;
        this.ttlListing = ttlListing;
        this.dropped = dropped;
        this.sweeper = sweeper;
        this.interval = interval;
        this.thread = Thread.ofPlatform().daemon().name("azulejo-sweeper").unstarted(this::work);
    }

    /** Starts the thread and resumes the unfinished work of an earlier run. */
    public void start() {
        for (Table table : catalog.tables()) {
            for (SecondaryIndexDefinition index : table.definition().indexes()) {
                if (index.status() == SecondaryIndexDefinition.Status.CREATING) {
                    fillIndex(table, index.name());
                }
            }
            TimeToLive timeToLive = table.definition().settings().timeToLive();
            if (timeToLive != null && timeToLive.status() != TimeToLive.Status.ENABLED) {
                fillTtlEntries(table);
            }
        }
        clearDropped();
        thread.start();
    }

    public void fillIndex(Table table, String indexName) {
        add(stopped -> backfill.run(table, indexName, stopped));
    }

    public void fillTtlEntries(Table table) {
        add(stopped -> ttlListing.run(table, stopped));
    }

    public void clearDropped() {
        add(dropped::clear);
    }

    /** Work that continues after a response. */
    @FunctionalInterface
    public interface Job {
        void run(BooleanSupplier stopped);

        /** Releases what the job holds, if it is never run because the engine is closed. */
        default void abandon() {}
    }

    /** Adds a job. It is abandoned if the engine is closed before it begins. */
    public void add(Job job) {
        synchronized (jobs) {
            if (closed) {
                job.abandon();
            } else {
                jobs.add(job);
            }
        }
    }

    /** Returns when all jobs requested before are done, or the thread has ended. */
    public void awaitJobs() {
        CountDownLatch reached = new CountDownLatch(1);
        add(stopped -> reached.countDown());
        try {
            while (thread.isAlive() && !reached.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                // Check again whether the thread has ended: the latch would then never be counted down.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        long nextSweep = System.nanoTime() + interval.toNanos();
        while (!closed) {
            try {
                long wait = nextSweep - System.nanoTime();
                // Jobs that keep coming must not put the sweep off.
                Job job = wait > 0 ? jobs.poll(wait, TimeUnit.NANOSECONDS) : null;
                if (job != null) {
                    job.run(() -> closed);
                } else if (nextSweep - System.nanoTime() <= 0) {
                    nextSweep = sweep();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                // A failed job must not end the others; unfinished work is resumed when the store is opened again.
                failures.log("Background work failed", e);
            }
        }
    }

    /** Sweeps once and returns when to sweep again: after the interval, or later if sweeping takes long. */
    private long sweep() {
        long begun = System.nanoTime();
        try {
            sweeper.sweep(() -> closed);
        } catch (RuntimeException e) {
            failures.log("Background work failed", e);
        }
        long end = System.nanoTime();
        return end + Math.max(interval.toNanos(), SWEEP_SHARE * (end - begun));
    }

    /** Ends the thread after its current step. */
    @Override
    public void close() {
        synchronized (jobs) {
            closed = true;
            jobs.add(stopped -> {}); // wakes the thread
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        for (Job job = jobs.poll(); job != null; job = jobs.poll()) {
            job.abandon();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
