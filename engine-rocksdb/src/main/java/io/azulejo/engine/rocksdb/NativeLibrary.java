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
 * RocksDB's native library, unpacked once per user instead of 17 MB at every start. Thread-safe, as loading itself is.
 */
final class NativeLibrary {
    private NativeLibrary() {}

    /** Loads the library from {@link #folder()}. If that folder is not writable, RocksDB unpacks the library itself. */
    static void load() {
        try {
            RocksDB.loadLibrary(List.of(unpackedIn(folder()).toString()));
        } catch (IOException | UnsatisfiedLinkError e) {
            // The logger is created lazily: the first one initializes the logging framework, which may take half a
            // second.
            LoggerFactory.getLogger(NativeLibrary.class)
                    .debug("Cannot keep RocksDB's native library in {}; unpacking it again", folder(), e);
            RocksDB.loadLibrary();
        }
    }

    /** Returns the user's cache folder, or the folder that the system property {@code azulejo.native} names. */
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

    /**
     * Returns the folder with the library and unpacks the library if it is missing. Unpacking is atomic, even if
     * several processes start at once.
     */
    static Path unpackedIn(Path folder) throws IOException {
        URL packed = packed();
        if (packed == null) {
            throw new IOException("rocksdbjni has no library for this platform");
        }
        URLConnection connection = packed.openConnection();
        long size = connection.getContentLengthLong();
        // The size tells library versions apart. RocksDB looks for the library under this file name.
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
