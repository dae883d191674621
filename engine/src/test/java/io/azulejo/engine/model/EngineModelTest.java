package io.azulejo.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.verify.StoreVerifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The engine in process against the reference model; its items, indexes and counters must agree all the time. */
class EngineModelTest extends ModelSuite {
    private final MemoryStore store = new MemoryStore();

    EngineModelTest() {
        super(20);
    }

    @Override
    protected DynamoDbClient client() {
        return EmbeddedDynamoDb.builder().store(store).build();
    }

    @Override
    protected void afterRound() {
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }
}
