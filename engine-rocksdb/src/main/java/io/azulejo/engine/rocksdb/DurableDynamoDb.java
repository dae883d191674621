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
 * Opens, verifies and restores an embedded DynamoDB that lives in a folder. Stateless. Everything here answers with a
 * {@link StoreException} where the folder is not, or no longer, what it should be.
 */
public final class DurableDynamoDb {
    private DurableDynamoDb() {}

    /** Opens the store in a folder, or begins one where the folder is missing or empty. */
    public static EmbeddedDynamoDb open(Path folder, Durability durability) {
        return open(folder, StoreOptions.of(durability), EngineOptions.DEFAULT);
    }

    /** Opens the store in a folder with settings of its own. */
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

    /** Reads everything in a store that nobody has open, and lists what does not agree. */
    public static Verification verify(Path folder) {
        StoreFolder.requireStore(folder);
        try (RocksStore store = RocksStore.open(folder, StoreOptions.of(Durability.OS))) {
            store.verifyFiles();
            return StoreVerifier.verify(store);
        }
    }

    /** Puts the store of a backup into a missing or empty folder. */
    public static void restore(Path backup, Path folder) {
        Backups.restore(backup, folder);
    }
}
