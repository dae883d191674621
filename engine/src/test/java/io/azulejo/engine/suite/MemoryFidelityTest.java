package io.azulejo.engine.suite;

import io.azulejo.engine.EmbeddedDynamoDb;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Details of DynamoDB in memory. */
class MemoryFidelityTest extends FidelitySuite {
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @Override
    protected DynamoDbClient open() {
        return client;
    }

    @Override
    protected void close() {
        client.close();
    }
}
