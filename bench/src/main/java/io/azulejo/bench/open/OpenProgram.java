package io.azulejo.bench.open;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens an engine in a fresh JVM and prints the milliseconds from the call to the first answer. */
public final class OpenProgram {
    static final String MEMORY = "memory";

    private OpenProgram() {}

    public static void main(String[] arguments) {
        long started = System.nanoTime();
        try (DynamoDbClient client = arguments[0].equals(MEMORY)
                ? EmbeddedDynamoDb.inMemory()
                : DurableDynamoDb.open(Path.of(arguments[0]), Durability.FSYNC)) {
            int tables = client.listTables().tableNames().size();
            System.out.println("opened " + (System.nanoTime() - started) / 1e6 + " ms, tables " + tables);
        }
    }
}
