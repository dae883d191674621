package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import java.util.Objects;

/**
 * Settings of a durable store. Immutable.
 *
 * @param durability what an acknowledged write survives
 * @param cacheBytes memory for blocks read from the disk, outside the Java heap; from 1 GB on, open files hold their
 *     indexes and filters in addition to it, one to three bytes per small item
 * @param logDamage how to open a store whose log is damaged
 */
public record StoreOptions(Durability durability, long cacheBytes, LogDamage logDamage) {
    private static final long SMALLEST_DEFAULT_CACHE = 32L << 20;
    private static final long LARGEST_DEFAULT_CACHE = 2L << 30;

    public StoreOptions {
        Objects.requireNonNull(durability, "durability");
        Objects.requireNonNull(logDamage, "logDamage");
        if (durability == Durability.MEMORY) {
            throw new IllegalArgumentException(
                    "durability MEMORY keeps nothing in a folder: choose FSYNC or OS, or an engine in memory");
        }
        if (cacheBytes < 1L << 20) {
            throw new IllegalArgumentException("cacheBytes is " + cacheBytes + "; give at least 1 MB (1048576)");
        }
    }

    public static StoreOptions of(Durability durability) {
        return new StoreOptions(durability, defaultCacheBytes(), LogDamage.REFUSE);
    }

    /**
     * Returns the maximum size of the Java heap, between 32 MB and 2 GB. The cache fills only as blocks are read, so an
     * idle process or one with a small store stays small; only the cache's hash table is allocated at once, 4 MB per
     * gigabyte.
     */
    private static long defaultCacheBytes() {
        return Math.clamp(Runtime.getRuntime().maxMemory(), SMALLEST_DEFAULT_CACHE, LARGEST_DEFAULT_CACHE);
    }

    public StoreOptions withCacheBytes(long bytes) {
        return new StoreOptions(durability, bytes, logDamage);
    }

    public StoreOptions withLogDamage(LogDamage answer) {
        return new StoreOptions(durability, cacheBytes, answer);
    }
}
