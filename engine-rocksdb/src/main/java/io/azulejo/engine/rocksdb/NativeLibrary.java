package io.azulejo.engine.rocksdb;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rocksdb.RocksDB;
import org.rocksdb.util.Environment;
import org.slf4j.LoggerFactory;

/**
 * RocksDB's native code, unpacked once for a user instead of 17 MB at every start. Thread-safe, as the loading itself
 * is.
 */
final class NativeLibrary {
    private NativeLibrary() {}

    /** Loads it from {@link #folder()}, or where that cannot be written as RocksDB does by itself. */
    static void load() {
        try {
            RocksDB.loadLibrary(List.of(unpackedIn(folder()).toString()));
        } catch (IOException | UnsatisfiedLinkError e) {
            // A logger is made here and not earlier: the first one starts the logging, which may take half a second.
            LoggerFactory.getLogger(NativeLibrary.class)
                    .debug("RocksDB's native code is unpacked anew, because it cannot be kept in {}", folder(), e);
            RocksDB.loadLibrary();
        }
    }

    /** Where the user's caches are; {@code azulejo.native} says otherwise. */
    static Path folder() {
        String chosen = System.getProperty("azulejo.native");
        if (chosen != null) {
            return Path.of(chosen);
        }
        String caches = System.getenv("XDG_CACHE_HOME");
        Path base = caches == null || caches.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".cache")
                : Path.of(caches);
        return base.resolve("azulejo");
    }

    /** The folder with the library, put there if it is missing; whole or not at all, whoever else is starting. */
    static Path unpackedIn(Path folder) throws IOException {
        URL packed = packed();
        if (packed == null) {
            throw new IOException("rocksdbjni has no library for this platform");
        }
        URLConnection connection = packed.openConnection();
        long size = connection.getContentLengthLong();
        // Other versions of it have other sizes; under this name RocksDB looks for it in folders.
        Path own = folder.toAbsolutePath().resolve("rocksdb-" + size);
        Path file = own.resolve(Environment.getJniLibraryFileName("rocksdbjni"));
        if (Files.isRegularFile(file) && Files.size(file) == size) {
            return own;
        }
        Files.createDirectories(own);
        Path half = Files.createTempFile(own, "unpacking", ".tmp");
        try (InputStream in = connection.getInputStream()) {
            Files.copy(in, half, StandardCopyOption.REPLACE_EXISTING);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(half);
        }
        return own;
    }

    private static @Nullable URL packed() {
        URL found = RocksDB.class.getResource("/" + Environment.getJniLibraryFileName("rocksdb"));
        String fallback = Environment.getFallbackJniLibraryFileName("rocksdb");
        return found == null && fallback != null ? RocksDB.class.getResource("/" + fallback) : found;
    }
}
