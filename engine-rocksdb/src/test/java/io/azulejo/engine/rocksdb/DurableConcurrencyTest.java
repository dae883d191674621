package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import io.azulejo.engine.history.ConcurrencySuite;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Concurrent calls on the engine with synced writes, where many callers share one sync. */
class DurableConcurrencyTest extends ConcurrencySuite {
    @TempDir
    private Path folder;

    DurableConcurrencyTest() {
        super(20);
    }

    @Override
    protected DynamoDbClient client() {
        return DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC);
    }
}
