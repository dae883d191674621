package io.azulejo.spring;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.engine.rocksdb.StoreOptions;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Entry to the durable engine; a class of its own, because azulejo-engine-rocksdb is optional. */
final class FolderBackend {
    private FolderBackend() {}

    static DynamoDbClient open(Path folder, Durability durability, EngineOptions options) {
        return DurableDynamoDb.open(folder, StoreOptions.of(durability), options);
    }
}
