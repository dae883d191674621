package io.azulejo.bench.open;

import io.azulejo.bench.http.FirstResponse;
import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.IOException;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Program that opens an engine in a fresh JVM and prints the milliseconds until it is open and until its first
 * response, for a first and a second time.
 */
public final class OpenProgram {
    static final String MEMORY = "memory";
    static final String SERVER = "server";
    static final String OPENED = "opened ";

    private OpenProgram() {}

    public static void main(String[] arguments) throws IOException {
        String first = millis(arguments[0]);
        long answered = System.currentTimeMillis();
        System.out.println(OPENED + first + " " + millis(arguments[0]) + " " + answered);
    }

    private static String millis(String what) throws IOException {
        long started = System.nanoTime();
        if (what.equals(SERVER)) {
            FirstResponse.awaitFromNewServer();
            long answered = System.nanoTime();
            return millis(started, answered) + " " + millis(started, answered);
        }
        try (DynamoDbClient client = what.equals(MEMORY)
                ? EmbeddedDynamoDb.inMemory()
                : DurableDynamoDb.open(Path.of(what), Durability.FSYNC)) {
            long opened = System.nanoTime();
            client.listTables();
            return millis(started, opened) + " " + millis(started, System.nanoTime());
        }
    }

    private static double millis(long from, long to) {
        return (to - from) / 1e6;
    }
}
