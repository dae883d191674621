package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.model.ExpiryControl;
import io.azulejo.engine.model.ModelSuite;
import io.azulejo.engine.verify.StoreVerifier;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The engine on its durable store against the reference model. */
class DurableModelTest extends ModelSuite {
    @TempDir
    private Path folder;

    private volatile Instant now = ExpiryControl.BEGINNING;
    private @Nullable RocksStore store;
    private @Nullable EmbeddedDynamoDb client;

    DurableModelTest() {
        super(6);
    }

    @Override
    protected DynamoDbClient client() {
        store = RocksStore.open(folder.resolve("store"), StoreOptions.of(Durability.OS));
        client = EmbeddedDynamoDb.builder()
                .store(store)
                .options(EngineOptions.DEFAULT.withClock(() -> now).withSweepInterval(Duration.ofDays(1)))
                .build();
        return client;
    }

    @Override
    protected ExpiryControl expiry() {
        return then -> {
            now = then;
            Objects.requireNonNull(client).engine().sweep();
        };
    }

    @Override
    protected void afterRound() {
        assertThat(StoreVerifier.verify(Objects.requireNonNull(store)).differences())
                .isEmpty();
    }
}
