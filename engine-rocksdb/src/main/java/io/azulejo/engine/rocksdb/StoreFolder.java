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
 * The folder of a store, held by this process until it is closed: {@code lock} keeps a second opener out, {@code data}
 * belongs to RocksDB. For one thread.
 */
final class StoreFolder implements AutoCloseable {
    private static final String LOCK = "lock";
    private static final String DATA = "data";

    private final Path path;
    private final FileChannel lock;
    private final boolean fresh;

    private StoreFolder(Path path, FileChannel lock, boolean fresh) {
        this.path = path;
        this.lock = lock;
        this.fresh = fresh;
    }

    /** Takes the store of a folder, or begins one where the folder is missing or empty. */
    static StoreFolder openOrCreate(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new StoreException(Problem.FOREIGN, path + " is a file; a store needs a folder");
        }
        try {
            Files.createDirectories(path);
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

    /** Refuses a folder that holds no store. */
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

    /** Whether the store begins now. */
    boolean fresh() {
        return fresh;
    }

    /**
     * RocksDB names its state in {@code CURRENT}. Without that file a folder that has data files lost it, while one
     * that has none is a creation that was cut short before anything could be acknowledged.
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
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean taken = false;
        try {
            taken = channel.tryLock() != null;
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

    /** Makes the names in a folder durable; RocksDB does so for its own folder only. */
    private static void sync(@Nullable Path folder) throws IOException {
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /** Lets the next opener in. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new StoreException(Problem.FAILED, "The lock of the store " + path + " cannot be released: " + e, e);
        }
    }
}
