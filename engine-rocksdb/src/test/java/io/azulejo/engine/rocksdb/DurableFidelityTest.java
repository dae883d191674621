package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.suite.FidelitySuite;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Details of DynamoDB on a folder. */
class DurableFidelityTest extends FidelitySuite {
    @TempDir
    private Path folder;

    private @Nullable EmbeddedDynamoDb client;

    @Override
    protected DynamoDbClient open() {
        client = DurableDynamoDb.open(folder.resolve("store"), Durability.OS);
        return client;
    }

    @Override
    protected void close() {
        if (client != null) {
            client.close();
        }
        assertThat(DurableDynamoDb.verify(folder.resolve("store")).differences())
                .isEmpty();
    }
}
