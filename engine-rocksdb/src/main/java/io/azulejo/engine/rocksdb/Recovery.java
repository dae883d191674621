package io.azulejo.engine.rocksdb;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.rocksdb.RocksDBException;

/**
 * Background work that makes a store writable again after a failed write. RocksDB's Java API cannot resume a database,
 * so it is opened again inside the process, which replays the log as a restart would. Reads go on until then and wait
 * for the moment of opening. Thread-safe.
 */
final class Recovery implements AutoCloseable {
    private static final Duration FIRST_DELAY = Duration.ofMillis(500);
    private static final Duration LONGEST_DELAY = Duration.ofSeconds(10);
    private static final Duration PAUSE_PATIENCE = Duration.ofSeconds(5);
    /** Room for the names and checksums beside the data. */
    private static final long MARGIN_BYTES = 1L << 20;

    private final Path data;
    private final NativeCallGuard gate;
    private final Reopening reopening;
    private final AtomicBoolean running = new AtomicBoolean();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean withoutDatabase;

    /** Opening of the database, while nobody is inside. */
    interface Reopening {
        /** Returns whether the database takes writes; if not, it can be read. */
        boolean reopen() throws RocksDBException;
    }

    Recovery(Path data, NativeCallGuard gate, Reopening reopening) {
        this.data = data;
        this.gate = gate;
        this.reopening = reopening;
    }

    /** Begins to recover, unless it is under way. Every refused write asks for it again. */
    void begin() {
        if (closed.getCount() > 0 && running.compareAndSet(false, true)) {
            Thread.ofPlatform().name("azulejo-recovery").daemon(true).start(this::run);
        }
    }

    private void run() {
        try {
            Duration delay = FIRST_DELAY;
            while (!closed.await(delay.toMillis(), TimeUnit.MILLISECONDS)) {
                if (hasRoom() && recovered()) {
                    return;
                }
                delay = delay.multipliedBy(2).compareTo(LONGEST_DELAY) < 0 ? delay.multipliedBy(2) : LONGEST_DELAY;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            running.set(false);
            if (closed.getCount() == 0) {
                ended.countDown();
            }
        }
    }

    /** Returns whether the disk has room for the tables that opening makes of the logs. */
    private boolean hasRoom() {
        try (DirectoryStream<Path> logs = Files.newDirectoryStream(data, "*.log")) {
            long needed = MARGIN_BYTES;
            for (Path log : logs) {
                needed += Files.size(log);
            }
            return Files.getFileStore(data).getUsableSpace() >= needed;
        } catch (IOException | DirectoryIteratorException e) {
            return false; // a log that RocksDB has just deleted, for example: the next look counts
        }
    }

    private boolean recovered() throws InterruptedException {
        long end = System.nanoTime() + PAUSE_PATIENCE.toNanos();
        while (!gate.tryPause()) {
            if (System.nanoTime() - end > 0 || closed.await(1, TimeUnit.MILLISECONDS)) {
                return false;
            }
        }
        while (true) {
            try {
                boolean writable = reopening.reopen();
                gate.resume();
                return writable;
            } catch (RocksDBException e) {
                // Nothing can be read either: everybody waits, and it is tried again until the store is closed.
                if (closed.await(1, TimeUnit.SECONDS)) {
                    withoutDatabase = true;
                    gate.closePaused();
                    return false;
                }
            }
        }
    }

    /** Returns whether the store was closed while its database could not be opened. */
    boolean withoutDatabase() {
        return withoutDatabase;
    }

    /** Ends the work and waits for it. */
    @Override
    public void close() {
        closed.countDown();
        boolean interrupted = false;
        while (running.get()) {
            try {
                if (ended.await(10, TimeUnit.MILLISECONDS)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
