package io.azulejo.engine.rocksdb;

import io.azulejo.engine.Durability;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens a DynamoDB in a folder and asks it one thing. */
final class FirstAnswerProgram {
    private FirstAnswerProgram() {}

    public static void main(String[] arguments) {
        try (DynamoDbClient client = DurableDynamoDb.open(Path.of(arguments[0]), Durability.OS)) {
            System.out.println("tables " + client.listTables().tableNames());
        }
    }
}
