package io.azulejo.bench;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.nio.file.Path;

/** Who does the operations. */
enum Backend {
    MEMORY,
    OS,
    RAW_OS,
    FSYNC,
    RAW_FSYNC;

    Workload open(Path folder) {
        return switch (this) {
            case MEMORY -> new ClientWorkload(EmbeddedDynamoDb.inMemory());
            case OS -> new ClientWorkload(DurableDynamoDb.open(folder, Durability.OS));
            case FSYNC -> new ClientWorkload(DurableDynamoDb.open(folder, Durability.FSYNC));
            case RAW_OS -> new RawWorkload(folder, Durability.OS);
            case RAW_FSYNC -> new RawWorkload(folder, Durability.FSYNC);
        };
    }
}
