package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Test program that opens a DynamoDB in a folder and sends one request. */
final class FirstResponseProgram {
    private FirstResponseProgram() {}

    public static void main(String[] arguments) {
        try (DynamoDbClient client = DurableDynamoDb.open(Path.of(arguments[0]), Durability.OS)) {
            System.out.println("tables " + client.listTables().tableNames());
        }
    }
}
