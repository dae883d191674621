package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.suite.BackupSuite;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Backups on a folder, which outlive the process. */
class DurableBackupTest extends BackupSuite {
    @TempDir
    private Path folder;

    private @Nullable EmbeddedDynamoDb client;

    @Override
    protected DynamoDbClient open() {
        client = DurableDynamoDb.open(folder.resolve("store"), Durability.OS);
        return client;
    }

    @Override
    protected DynamoDbClient reopen() {
        closeClient();
        return open();
    }

    private void closeClient() {
        if (client != null) {
            client.close();
        }
    }

    @Override
    protected void close() {
        closeClient();
        assertThat(DurableDynamoDb.verify(folder.resolve("store")).differences())
                .isEmpty();
    }
}
