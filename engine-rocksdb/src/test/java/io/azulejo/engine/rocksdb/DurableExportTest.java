package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.suite.ExportSuite;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Exports of a store on a folder. */
class DurableExportTest extends ExportSuite {
    @TempDir
    private Path folder;

    private @Nullable EmbeddedDynamoDb client;

    @Override
    protected DynamoDbClient open(Path bucketFolder) {
        client = DurableDynamoDb.open(
                folder.resolve("store"),
                StoreOptions.of(Durability.OS),
                EngineOptions.DEFAULT.withBuckets(bucketFolder));
        return client;
    }

    @Override
    protected void close() {
        if (client != null) {
            client.close();
        }
    }
}
