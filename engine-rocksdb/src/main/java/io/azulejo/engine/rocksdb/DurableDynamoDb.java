package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.verify.StoreVerifier;
import io.azulejo.engine.verify.Verification;
import java.nio.file.Path;

/**
 * Entry point for an embedded DynamoDB in a folder: opens, verifies and restores it. Stateless. Every method throws
 * {@link StoreException} if the folder does not hold a valid store.
 */
public final class DurableDynamoDb {
    private DurableDynamoDb() {}

    /** Opens the store in a folder. Creates one if the folder is missing or empty. */
    public static EmbeddedDynamoDb open(Path folder, Durability durability) {
        return open(folder, StoreOptions.of(durability), EngineOptions.DEFAULT);
    }

    /** Opens the store in a folder with explicit settings. */
    public static EmbeddedDynamoDb open(Path folder, StoreOptions store, EngineOptions engine) {
        Store opened = RocksStore.open(folder, store);
        boolean built = false;
        try {
            EmbeddedDynamoDb client =
                    EmbeddedDynamoDb.builder().store(opened).options(engine).build();
            built = true;
            return client;
        } finally {
            if (!built) {
                opened.close();
            }
        }
    }

    /**
     * Reads everything in a store that no process has open, and lists the inconsistencies. Writes nothing: the folder
     * may be read-only.
     */
    public static Verification verify(Path folder) {
        StoreFolder.requireStore(folder);
        try (RocksStore store = RocksStore.openReadOnly(folder)) {
            store.verifyFiles();
            return StoreVerifier.verify(store);
        }
    }

    /** Restores a backup into a missing or empty folder. */
    public static void restore(Path backup, Path folder) {
        Backups.restore(backup, folder);
    }
}
