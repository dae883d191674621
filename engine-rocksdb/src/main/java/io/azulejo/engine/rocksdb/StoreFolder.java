package io.azulejo.engine.rocksdb;

import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of a store, locked by this process until it is closed: {@code lock} keeps a second process out, {@code
 * data} belongs to RocksDB. Not thread-safe.
 */
final class StoreFolder implements AutoCloseable {
    private static final String LOCK = "lock";
    private static final String DATA = "data";

    private final Path path;
    private final @Nullable FileChannel lock;
    private final boolean fresh;

    private StoreFolder(Path path, @Nullable FileChannel lock, boolean fresh) {
        this.path = path;
        this.lock = lock;
        this.fresh = fresh;
    }

    /** Locks the store in a folder. Creates one if the folder is missing or empty. */
    static StoreFolder openOrCreate(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new StoreException(Problem.FOREIGN, path + " is a file; a store needs a folder");
        }
        try {
            PrivateFolders.create(path);
            boolean fresh = !holdsStore(path);
            if (fresh) {
                requireUnused(path);
            }
            FileChannel lock = lock(path);
            if (fresh) {
                Files.createDirectories(path.resolve(DATA));
                sync(path);
                sync(path.getParent());
            }
            return new StoreFolder(path, lock, fresh);
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The folder " + path + " cannot be used as a store: " + e, e);
        }
    }

    /** Locks the store in a folder against writers, without writing anything. */
    static StoreFolder openReadOnly(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        requireStore(path);
        try {
            return new StoreFolder(path, Files.exists(path.resolve(LOCK)) ? lockShared(path) : null, false);
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The folder " + path + " cannot be read: " + e, e);
        }
    }

    /** Rejects a folder that holds no store. */
    static void requireStore(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new StoreException(Problem.MISSING, "There is no folder " + folder);
        }
        try {
            if (!holdsStore(folder)) {
                throw new StoreException(Problem.MISSING, "The folder " + folder + " holds no store");
            }
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The folder " + folder + " cannot be read: " + e, e);
        }
    }

    Path path() {
        return path;
    }

    Path data() {
        return path.resolve(DATA);
    }

    /** Returns whether the store was just created. */
    boolean fresh() {
        return fresh;
    }

    /**
     * Returns whether the folder holds a store. RocksDB names its state in {@code CURRENT}. A folder with data files
     * but without {@code CURRENT} has lost it; a folder without data files is a creation that was interrupted before
     * anything could be acknowledged.
     */
    private static boolean holdsStore(Path path) throws IOException {
        Path data = path.resolve(DATA);
        if (!Files.isDirectory(data)) {
            return false;
        }
        if (Files.exists(data.resolve("CURRENT"))) {
            return true;
        }
        for (String name : names(data)) {
            if (name.endsWith(".sst") || name.endsWith(".log")) {
                throw new StoreException(
                        Problem.DAMAGED,
                        "The store " + path + " is damaged: " + DATA + "/CURRENT is missing. Restore a backup.");
            }
        }
        return false;
    }

    private static void requireUnused(Path path) throws IOException {
        Set<String> names = names(path);
        names.remove(LOCK);
        names.remove(DATA);
        if (!names.isEmpty()) {
            throw new StoreException(
                    Problem.FOREIGN,
                    "The folder " + path + " holds no store but other files, such as "
                            + names.iterator().next() + ". Choose a new or an empty folder.");
        }
    }

    private static FileChannel lock(Path path) throws IOException {
        return lock(
                path, FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE), false);
    }

    private static FileChannel lockShared(Path path) throws IOException {
        return lock(path, FileChannel.open(path.resolve(LOCK), StandardOpenOption.READ), true);
    }

    private static FileChannel lock(Path path, FileChannel channel, boolean shared) throws IOException {
        boolean taken = false;
        try {
            taken = channel.tryLock(0, Long.MAX_VALUE, shared) != null;
        } catch (OverlappingFileLockException e) {
            throw new StoreException(Problem.IN_USE, "The store " + path + " is already open in this process", e);
        } finally {
            if (!taken) {
                channel.close();
            }
        }
        if (!taken) {
            throw new StoreException(Problem.IN_USE, "The store " + path + " is already open in another process");
        }
        return channel;
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            Set<String> names = new TreeSet<>();
            entries.forEach(entry -> names.add(String.valueOf(entry.getFileName())));
            return names;
        }
    }

    /** Makes the file names in a folder durable. RocksDB does this for its own folder only. */
    private static void sync(@Nullable Path folder) throws IOException {
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /** Releases the lock. */
    @Override
    public void close() {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The lock of the store " + path + " cannot be released: " + e, e);
        }
    }
}
