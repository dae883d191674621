package io.azulejo.bench.open;

import io.azulejo.bench.http.FirstAnswer;
import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.IOException;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Opens an engine in a fresh JVM and prints the milliseconds from the call to the first answer, then the same again.
 */
public final class OpenProgram {
    static final String MEMORY = "memory";
    static final String SERVER = "server";

    private OpenProgram() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println("opened " + millis(arguments[0]) + " " + millis(arguments[0]));
    }

    private static double millis(String what) throws IOException {
        long started = System.nanoTime();
        if (what.equals(SERVER)) {
            FirstAnswer.ofNewServer();
        } else {
            try (DynamoDbClient client = what.equals(MEMORY)
                    ? EmbeddedDynamoDb.inMemory()
                    : DurableDynamoDb.open(Path.of(what), Durability.FSYNC)) {
                client.listTables();
            }
        }
        return (System.nanoTime() - started) / 1e6;
    }
}
