package io.azulejo.engine.model;

import io.azulejo.engine.EmbeddedDynamoDb;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The engine in process against the reference model. */
class EngineModelTest extends ModelSuite {
    EngineModelTest() {
        super(20);
    }

    @Override
    protected DynamoDbClient client() {
        return EmbeddedDynamoDb.inMemory();
    }
}
