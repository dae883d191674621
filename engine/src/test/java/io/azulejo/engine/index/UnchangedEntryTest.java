package io.azulejo.engine.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.verify.StoreVerifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

class UnchangedEntryTest {
    private static final Map<String, AttributeValue> SONG = Map.of(
            "artist", AttributeValue.fromS("Amália"),
            "title", AttributeValue.fromS("Gaivota"),
            "genre", AttributeValue.fromS("fado"),
            "price", AttributeValue.fromN("3"));

    @Test
    void samePut_withAttributesInAnotherOrder_writesNoIndexAndVerifies() {
        MemoryStore store = new MemoryStore();
        try (DynamoDbClient client = EmbeddedDynamoDb.builder().store(store).build()) {
            MusicTable.create(client);
            put(client, List.of("artist", "title", "genre", "price"));

            double units = put(client, List.of("price", "genre", "title", "artist"));

            assertThat(units).isEqualTo(1);
            assertThat(StoreVerifier.verify(store).differences()).isEmpty();
        }
    }

    private static double put(DynamoDbClient client, List<String> order) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        order.forEach(name -> item.put(name, SONG.getOrDefault(name, AttributeValue.fromNul(true))));
        return client.putItem(put ->
                        put.tableName(MusicTable.TABLE).item(item).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .capacityUnits();
    }
}
