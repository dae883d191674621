package io.azulejo.engine.suite;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Exports of an engine in memory. */
class MemoryExportTest extends ExportSuite {
    private @Nullable EmbeddedDynamoDb client;

    @Override
    protected DynamoDbClient open(Path bucketFolder) {
        client = EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withBuckets(bucketFolder))
                .build();
        return client;
    }

    @Override
    protected void close() {
        if (client != null) {
            client.close();
        }
    }
}
