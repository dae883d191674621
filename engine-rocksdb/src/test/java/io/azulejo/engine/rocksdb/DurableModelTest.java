package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.model.ModelSuite;
import io.azulejo.engine.verify.StoreVerifier;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The engine on its durable store against the reference model. */
class DurableModelTest extends ModelSuite {
    @TempDir
    private Path folder;

    private @Nullable RocksStore store;

    DurableModelTest() {
        super(6);
    }

    @Override
    protected DynamoDbClient client() {
        store = RocksStore.open(folder.resolve("store"), StoreOptions.of(Durability.OS));
        return EmbeddedDynamoDb.builder().store(store).build();
    }

    @Override
    protected void afterRound() {
        assertThat(StoreVerifier.verify(Objects.requireNonNull(store)).differences())
                .isEmpty();
    }
}
