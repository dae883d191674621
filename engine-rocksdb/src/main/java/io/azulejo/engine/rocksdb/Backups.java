package io.azulejo.engine.rocksdb;

import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.rocksdb.BackupEngine;
import org.rocksdb.BackupEngineOptions;
import org.rocksdb.Env;
import org.rocksdb.RestoreOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/**
 * Backups of a store. A backup is a full copy with checksums in its own folder; it never links to the store's files, so
 * damage to one cannot reach the other. Stateless.
 */
final class Backups {
    private Backups() {}

    /** Copies a running store, as of one moment, into an empty folder. */
    static void create(RocksDB database, Path target) {
        requireEmpty(target);
        try (BackupEngineOptions options = new BackupEngineOptions(target.toString()).setSync(true);
                BackupEngine engine = BackupEngine.open(Env.getDefault(), options)) {
            boolean flushFirst = true;
            engine.createNewBackup(database, flushFirst);
        } catch (RocksDBException e) {
            throw RocksFailure.writing(target, e);
        }
    }

    /** Restores a backup into a missing or empty folder and checks every file against its checksum. */
    static void restore(Path backup, Path target) {
        if (!Files.isDirectory(backup.resolve("meta"))) {
            throw new StoreException(Problem.MISSING, "The folder " + backup + " holds no backup");
        }
        boolean existed = Files.exists(target);
        requireEmpty(target);
        NativeLibrary.load();
        boolean restored = false;
        try {
            copy(backup, target);
            restored = true;
        } finally {
            if (!restored) {
                discard(target, existed);
            }
        }
    }

    private static void copy(Path backup, Path target) {
        try (StoreFolder folder = StoreFolder.openOrCreate(target);
                BackupEngineOptions options = new BackupEngineOptions(backup.toString()).setSync(true);
                BackupEngine engine = BackupEngine.open(Env.getDefault(), options);
                RestoreOptions restore = new RestoreOptions(false)) {
            String data = folder.data().toString();
            engine.restoreDbFromLatestBackup(data, data, restore);
        } catch (RocksDBException e) {
            throw RocksFailure.reading(backup, e);
        }
    }

    /** Removes what a failed restore has left: half a store must not be opened as a whole. */
    private static void discard(Path target, boolean existed) {
        try {
            PrivateFolders.empty(target);
            if (!existed) {
                Files.delete(target);
            }
        } catch (IOException e) {
            throw new StoreException(
                    Problem.FAILED,
                    "The restore failed, and what it left in " + target + " cannot be deleted: " + e,
                    e);
        }
    }

    private static void requireEmpty(Path folder) {
        try {
            PrivateFolders.create(folder);
            try (Stream<Path> entries = Files.list(folder)) {
                if (entries.findAny().isPresent()) {
                    throw new StoreException(
                            Problem.FOREIGN,
                            "The folder " + folder + " is not empty. Choose a new or an empty folder.");
                }
            }
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The folder " + folder + " cannot be used: " + e, e);
        }
    }
}
