package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.FormatVersion;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rocksdb.AbstractEventListener;
import org.rocksdb.FlushOptions;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * A store in a folder, on RocksDB. Thread-safe; {@link #close()} waits for running calls and walks.
 *
 * <p>After a failed write it is unknown whether the disk has it. The store therefore accepts no further writes until the
 * database has been opened again and the log is replayed: {@link Recovery} does that as soon as there is room. Until
 * then the store is read as before.
 */
public final class RocksStore implements Store {
    private static final byte[] FORMAT_KEY = {Keyspace.FORMAT.number()};

    private final StoreFolder folder;
    private final RocksTuning tuning;
    private final NativeCallGuard gate;
    private final ReadOptions reads = new ReadOptions();
    private final WriteOptions writes;
    private final @Nullable CommitThread commitThread;
    private final Recovery recovery;
    private final boolean readOnly;
    private volatile RocksDB database;
    private volatile @Nullable StoreException writeFailure;

    private RocksStore(
            StoreFolder folder, RocksTuning tuning, RocksDB database, Durability durability, boolean readOnly) {
        this.readOnly = readOnly;
        this.folder = folder;
        this.tuning = tuning;
        this.database = database;
        this.gate = new NativeCallGuard("The store " + folder.path());
        this.writes = new WriteOptions().setSync(durability == Durability.FSYNC);
        this.commitThread = durability == Durability.FSYNC ? new CommitThread("azulejo-commit", this::write) : null;
        this.recovery = new Recovery(folder.data(), gate, this::reopen);
        if (commitThread != null) {
            commitThread.start();
        }
    }

    /** Opens the store in a folder. Creates one if the folder is missing or empty. */
    public static RocksStore open(Path path, StoreOptions options) {
        return open(path, options, List.of());
    }

    /** Returns whether a folder holds a store. */
    public static boolean existsIn(Path folder) {
        return Files.exists(folder.resolve("data").resolve("CURRENT"));
    }

    static RocksStore open(Path path, StoreOptions options, List<AbstractEventListener> listeners) {
        NativeLibrary.load();
        StoreFolder folder = StoreFolder.openOrCreate(path);
        RocksStore store = openDatabase(folder, options, listeners);
        try {
            store.requireKnownFormat();
            return store;
        } catch (StoreException e) {
            store.close();
            throw e;
        }
    }

    /** Opens an existing store to read it. Nothing in the folder is written, so it may be read-only. */
    static RocksStore openReadOnly(Path path) {
        NativeLibrary.load();
        StoreFolder folder = StoreFolder.openReadOnly(path);
        RocksTuning tuning = new RocksTuning(StoreOptions.of(Durability.OS), false, List.of()).withoutLogFile();
        RocksStore store;
        try {
            RocksDB database =
                    RocksDB.openReadOnly(tuning.options(), folder.data().toString());
            store = new RocksStore(folder, tuning, database, Durability.OS, true);
        } catch (RocksDBException e) {
            tuning.close();
            folder.close();
            throw RocksFailure.opening(folder.path(), e);
        }
        try {
            store.requireKnownFormat();
            return store;
        } catch (StoreException e) {
            store.close();
            throw e;
        }
    }

    private static RocksStore openDatabase(
            StoreFolder folder, StoreOptions options, List<AbstractEventListener> listeners) {
        RocksTuning tuning = new RocksTuning(options, folder.fresh(), listeners);
        try {
            RocksDB database = RocksDB.open(tuning.options(), folder.data().toString());
            return new RocksStore(folder, tuning, database, options.durability(), false);
        } catch (RocksDBException e) {
            tuning.close();
            folder.close();
            throw RocksFailure.opening(folder.path(), e);
        }
    }

    private void requireKnownFormat() {
        if (!folder.fresh() && get(FORMAT_KEY) == null) {
            try (KeyWalk everything = walk(new byte[0], new byte[] {(byte) 0xff}, Direction.FORWARD)) {
                if (everything.next()) {
                    throw new StoreException(
                            Problem.FOREIGN,
                            "The folder " + folder.path()
                                    + " holds a RocksDB database of another application, not a store");
                }
            }
        }
        if (readOnly) {
            FormatVersion.check(this);
        } else {
            FormatVersion.open(this);
        }
    }

    @Override
    public byte @Nullable [] get(byte[] key) {
        gate.enter();
        try {
            return database.get(reads, key);
        } catch (RocksDBException e) {
            throw RocksFailure.reading(folder.path(), e);
        } finally {
            gate.leave();
        }
    }

    @Override
    public long counter(byte[] key) {
        byte @Nullable [] sum = get(key);
        return sum == null ? 0 : Counter.decode(sum);
    }

    @Override
    public KeyWalk walk(byte[] from, byte[] to, Direction direction) {
        gate.enter();
        return new RocksWalk(database, from, to, direction, folder.path(), gate);
    }

    @Override
    public void commit(Batch batch) {
        gate.enter();
        try {
            if (batch.isEmpty()) {
                return;
            }
            if (commitThread != null) {
                commitThread.commit(batch);
            } else {
                write(List.of(batch));
            }
        } finally {
            gate.leave();
        }
    }

    private void write(List<Batch> batches) {
        StoreException earlier = writeFailure;
        if (earlier != null) {
            recover(earlier);
            throw new StoreException(earlier.problem(), earlier.getMessage() + " (an earlier write)", earlier);
        }
        try {
            if (batches.size() == 1 && batches.getFirst().changes().size() == 1) {
                writeSingle(batches.getFirst().changes().getFirst());
            } else {
                writeBatches(batches);
            }
        } catch (RocksDBException e) {
            StoreException failure = RocksFailure.writing(folder.path(), e);
            writeFailure = failure;
            recover(failure);
            throw failure;
        }
    }

    private void recover(StoreException failure) {
        if (failure.problem() != Problem.DAMAGED) {
            recovery.begin();
        }
    }

    /**
     * Closes the database and opens it again, for reads only if it cannot be written yet. Nobody is inside.
     *
     * @return whether the store takes writes again
     */
    private boolean reopen() throws RocksDBException {
        database.close();
        String path = folder.data().toString();
        try {
            database = RocksDB.open(tuning.options(), path);
            writeFailure = null;
            return true;
        } catch (RocksDBException e) {
            database = RocksDB.openReadOnly(tuning.options(), path);
            return false;
        }
    }

    @Override
    public @Nullable StoreException writeFailure() {
        return writeFailure;
    }

    /**
     * Writes a batch of one change. An update that moves no index entry is one; this path needs a quarter of the native
     * calls.
     */
    private void writeSingle(Batch.Change change) throws RocksDBException {
        switch (change) {
            case Batch.Put put -> database.put(writes, put.key(), put.value());
            case Batch.Delete delete -> database.delete(writes, delete.key());
            case Batch.Add add -> database.merge(writes, add.key(), Counter.encode(add.delta()));
        }
    }

    private void writeBatches(List<Batch> batches) throws RocksDBException {
        try (WriteBatch together = new WriteBatch()) {
            for (Batch batch : batches) {
                for (Batch.Change change : batch.changes()) {
                    switch (change) {
                        case Batch.Put put -> together.put(put.key(), put.value());
                        case Batch.Delete delete -> together.delete(delete.key());
                        case Batch.Add add -> together.merge(add.key(), Counter.encode(add.delta()));
                    }
                }
            }
            database.write(writes, together);
        }
    }

    /** Reads every file and compares it with its checksums. */
    void verifyFiles() {
        gate.enter();
        try {
            database.verifyChecksum();
        } catch (RocksDBException e) {
            throw RocksFailure.reading(folder.path(), e);
        } finally {
            gate.leave();
        }
    }

    @Override
    public void backup(Path target) {
        gate.enter();
        try {
            Backups.create(database, target);
        } finally {
            gate.leave();
        }
    }

    @Override
    public void close() {
        recovery.close();
        if (!gate.close() && !recovery.withoutDatabase()) {
            return;
        }
        try {
            if (commitThread != null) {
                commitThread.close();
            }
            flush();
        } finally {
            reads.close();
            writes.close();
            database.close();
            tuning.close();
            folder.close();
        }
    }

    /** Flushes the log, so that the next open replays nothing and all data is in files with checksums. */
    private void flush() {
        if (writeFailure != null || readOnly) {
            return;
        }
        try (FlushOptions options = new FlushOptions().setWaitForFlush(true)) {
            database.flush(options);
        } catch (RocksDBException e) {
            throw RocksFailure.writing(folder.path(), e);
        }
    }
}
