package io.azulejo.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.stream.StreamReplay;
import io.azulejo.engine.verify.StoreVerifier;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The in-process engine against the reference model; its items, indexes, counters and streams must agree at all times.
 */
class EngineModelTest extends ModelSuite {
    private final MemoryStore store = new MemoryStore();
    private volatile Instant now = ExpiryControl.BEGINNING;
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.builder()
            .store(store)
            .options(EngineOptions.DEFAULT.withClock(() -> now).withSweepInterval(Duration.ofDays(1)))
            .build();
    private final Map<String, StreamReplay> told = new HashMap<>();

    EngineModelTest() {
        super(20);
    }

    @Override
    protected DynamoDbClient client() {
        return client;
    }

    @Override
    protected ExpiryControl expiry() {
        return then -> {
            now = then;
            client.engine().sweep();
        };
    }

    @Override
    protected void afterRound() {
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
        for (String table : client.listTables().tableNames()) {
            told.computeIfAbsent(table, StreamReplay::new).requireSameAs(client, table);
        }
    }
}
