package io.azulejo.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.verify.StoreVerifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Backups in memory. */
class MemoryBackupTest extends BackupSuite {
    private final ReopenableStore store = new ReopenableStore();
    private EmbeddedDynamoDb client = EmbeddedDynamoDb.builder().store(store).build();

    @Override
    protected DynamoDbClient open() {
        return client;
    }

    @Override
    protected DynamoDbClient reopen() {
        client.close();
        client = EmbeddedDynamoDb.builder().store(store).build();
        return client;
    }

    @Override
    protected void close() {
        client.close();
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }
}
