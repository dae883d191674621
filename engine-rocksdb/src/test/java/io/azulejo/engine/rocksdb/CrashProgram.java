package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import java.nio.file.Path;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Test program that writes to an engine with many threads until it is killed, and prints every write once it is
 * acknowledged. Each thread has its own keys and counts its versions up from {@code firstVersion}, so that the reader
 * knows what must be stored.
 */
final class CrashProgram {
    static final String TABLE = "crash";
    static final int WRITERS = 8;
    static final int KEYS = 5;

    private CrashProgram() {}

    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]);
        Durability durability = Durability.valueOf(arguments[1]);
        long firstVersion = Long.parseLong(arguments[2]);
        DynamoDbClient client = DurableDynamoDb.open(folder, durability);
        for (int i = 0; i < WRITERS; i++) {
            int writer = i;
            Thread.Builder threads = writer % 2 == 0 ? Thread.ofPlatform() : Thread.ofVirtual();
            Thread unused = threads.start(() -> write(client, writer, firstVersion));
        }
    }

    private static void write(DynamoDbClient client, int writer, long firstVersion) {
        for (long version = firstVersion; ; version++) {
            int key = (int) (version % KEYS);
            put(client, writer, key, version);
            acknowledge("put", writer, key, version);
            pair(client, writer, key, version);
            acknowledge("pair", writer, key, version);
            add(client, writer);
            acknowledge("add", writer, 0, 1);
        }
    }

    private static void put(DynamoDbClient client, int writer, int key, long version) {
        client.putItem(request -> request.tableName(TABLE).item(item("PUT#" + writer, "KEY#" + key, version)));
    }

    /** Two items that must always have the same version. */
    private static void pair(DynamoDbClient client, int writer, int key, long version) {
        client.transactWriteItems(request -> request.transactItems(
                transactPut("LEFT#" + writer, key, version), transactPut("RIGHT#" + writer, key, version)));
    }

    private static TransactWriteItem transactPut(String partitionKey, int key, long version) {
        return TransactWriteItem.builder()
                .put(put -> put.tableName(TABLE).item(item(partitionKey, "KEY#" + key, version)))
                .build();
    }

    private static void add(DynamoDbClient client, int writer) {
        client.updateItem(request -> request.tableName(TABLE)
                .key(Map.of("pk", AttributeValue.fromS("ADD#" + writer), "sk", AttributeValue.fromS("TOTAL")))
                .updateExpression("ADD hits :one")
                .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1"))));
    }

    /** Returns an item whose index key and time to live change with the version, so that entries move. */
    private static Map<String, AttributeValue> item(String partitionKey, String sortKey, long version) {
        return Map.of(
                "pk", AttributeValue.fromS(partitionKey),
                "sk", AttributeValue.fromS(sortKey),
                "gsi1pk", AttributeValue.fromS("VERSION#" + version % 7),
                "expires", AttributeValue.fromN(String.valueOf(4_000_000_000L + version)),
                "version", AttributeValue.fromN(String.valueOf(version)));
    }

    private static void acknowledge(String kind, int writer, int key, long version) {
        synchronized (System.out) {
            System.out.println("ack " + kind + " " + writer + " " + key + " " + version);
            System.out.flush();
        }
    }
}
