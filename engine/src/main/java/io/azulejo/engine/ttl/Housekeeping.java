package io.azulejo.engine.ttl;

import io.azulejo.engine.index.IndexBackfill;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/**
 * The engine's one background thread: it expires items at intervals and, in between, does what goes on after an answer
 * was given: filling new indexes, listing items by expiry, deleting the entries of dropped tables. Unfinished work is
 * found again when the store is opened. Safe for any number of threads.
 */
public final class Housekeeping implements AutoCloseable {
    private static final long LOOK_MILLIS = 100;

    private final Catalog catalog;
    private final IndexBackfill backfill;
    private final TtlListing listing;
    private final DroppedEntries dropped;
    private final Sweeper sweeper;
    private final Duration interval;
    private final BlockingQueue<Runnable> jobs = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    public Housekeeping(
            Catalog catalog,
            IndexBackfill backfill,
            TtlListing listing,
            DroppedEntries dropped,
            Sweeper sweeper,
            Duration interval) {
        this.catalog = catalog;
        this.backfill = backfill;
        this.listing = listing;
        this.dropped = dropped;
        this.sweeper = sweeper;
        this.interval = interval;
        this.thread = Thread.ofPlatform().daemon().name("azulejo-sweeper").unstarted(this::work);
    }

    /** Takes up what an earlier run left unfinished, and starts. */
    public void start() {
        for (Table table : catalog.tables()) {
            for (IndexDefinition index : table.definition().indexes()) {
                if (index.status() == IndexDefinition.Status.CREATING) {
                    fillIndex(table, index.name());
                }
            }
            TimeToLive timeToLive = table.definition().settings().timeToLive();
            if (timeToLive != null && timeToLive.status() != TimeToLive.Status.ENABLED) {
                listExpiries(table);
            }
        }
        clearDropped();
        thread.start();
    }

    public void fillIndex(Table table, String indexName) {
        jobs.add(() -> backfill.run(table, indexName, () -> closed));
    }

    public void listExpiries(Table table) {
        jobs.add(() -> listing.run(table, () -> closed));
    }

    public void clearDropped() {
        jobs.add(() -> dropped.clear(() -> closed));
    }

    /** Returns when everything that was asked for before is done, or the thread has ended. */
    public void awaitJobs() {
        CountDownLatch reached = new CountDownLatch(1);
        jobs.add(reached::countDown);
        try {
            while (thread.isAlive() && !reached.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                // Looks again whether the thread has ended: nobody would count down then.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        while (!closed) {
            try {
                Runnable job = jobs.poll(interval.toMillis(), TimeUnit.MILLISECONDS);
                if (job == null) {
                    sweeper.sweep(() -> closed);
                } else {
                    job.run();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                // Whatever went wrong with one job must not end the others; unfinished work is taken up at reopening.
                // A logger is made here and not earlier: the first one starts the logging, which may take half a
                // second.
                LoggerFactory.getLogger(Housekeeping.class).error("Background work failed", e);
            }
        }
    }

    /** Ends the thread after the step it is in. */
    @Override
    public void close() {
        closed = true;
        jobs.add(() -> {});
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
