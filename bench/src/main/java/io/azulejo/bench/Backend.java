package io.azulejo.bench;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Backend of a workload. */
enum Backend {
    MEMORY,
    OS,
    RAW_OS,
    FSYNC,
    RAW_FSYNC;

    Workload open(Path folder) {
        return switch (this) {
            case MEMORY -> memory();
            case OS -> durable(folder, Durability.OS);
            case FSYNC -> durable(folder, Durability.FSYNC);
            case RAW_OS -> new RocksDbWorkload(folder, Durability.OS);
            case RAW_FSYNC -> new RocksDbWorkload(folder, Durability.FSYNC);
        };
    }

    private static Workload memory() {
        DynamoDbClient client = EmbeddedDynamoDb.inMemory();
        ClientWorkload.fill(client);
        return new ClientWorkload(client);
    }

    /** Fills the store, closes it and opens it again, because most items of a store in use are in files. */
    private static Workload durable(Path folder, Durability durability) {
        try (DynamoDbClient client = DurableDynamoDb.open(folder, Durability.OS)) {
            ClientWorkload.fill(client);
        }
        return new ClientWorkload(DurableDynamoDb.open(folder, durability));
    }
}
