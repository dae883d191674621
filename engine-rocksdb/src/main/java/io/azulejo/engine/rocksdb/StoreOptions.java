package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import java.util.Objects;

/**
 * Settings of a durable store. Immutable.
 *
 * @param durability what an acknowledged write survives
 * @param cacheBytes memory for blocks read from the disk
 * @param logDamage what opening does about a damaged log
 */
public record StoreOptions(Durability durability, long cacheBytes, LogDamage logDamage) {
    /** Leaves the idle process well under 150 MB; the operating system's page cache backs it up. */
    private static final long DEFAULT_CACHE_BYTES = 32L << 20;

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
        return new StoreOptions(durability, DEFAULT_CACHE_BYTES, LogDamage.REFUSE);
    }

    public StoreOptions withCacheBytes(long bytes) {
        return new StoreOptions(durability, bytes, logDamage);
    }

    public StoreOptions withLogDamage(LogDamage answer) {
        return new StoreOptions(durability, cacheBytes, answer);
    }
}
