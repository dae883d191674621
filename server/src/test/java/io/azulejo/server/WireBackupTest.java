package io.azulejo.server;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.suite.BackupSuite;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Backups over the wire. */
class WireBackupTest extends BackupSuite {
    private final ReopenableStore store = new ReopenableStore();
    private @Nullable WireBackend wire;
    private @Nullable DynamoDbClient client;

    @Override
    protected DynamoDbClient open() {
        EmbeddedDynamoDb engine = EmbeddedDynamoDb.builder().store(store).build();
        wire = WireBackend.start(engine);
        client = wire.client();
        return client;
    }

    @Override
    protected DynamoDbClient reopen() {
        close();
        return open();
    }

    @Override
    protected void close() {
        if (client != null && wire != null) {
            client.close();
            wire.stop();
        }
    }
}
