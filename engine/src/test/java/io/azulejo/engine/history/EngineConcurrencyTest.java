package io.azulejo.engine.history;

import io.azulejo.engine.EmbeddedDynamoDb;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Concurrent calls on the in-process engine. */
class EngineConcurrencyTest extends ConcurrencySuite {
    EngineConcurrencyTest() {
        super(300);
    }

    @Override
    protected DynamoDbClient client() {
        return EmbeddedDynamoDb.inMemory();
    }
}
