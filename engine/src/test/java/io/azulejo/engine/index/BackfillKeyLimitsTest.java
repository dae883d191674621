package io.azulejo.engine.index;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.get;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.verify.StoreVerifier;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Backfill of items whose attributes are not valid keys: DynamoDB leaves them out of the index. */
class BackfillKeyLimitsTest {
    private final MemoryStore store = new MemoryStore();
    private final EmbeddedDynamoDb client =
            EmbeddedDynamoDb.builder().store(store).build();

    @AfterEach
    void close() {
        client.close();
    }

    private void create() {
        client.createTable(r -> r.tableName(TABLE)
                .attributeDefinitions(
                        MusicTable.attribute("artist", ScalarAttributeType.S),
                        MusicTable.attribute("title", ScalarAttributeType.S))
                .keySchema(MusicTable.key("artist", "title"))
                .billingMode(BillingMode.PAY_PER_REQUEST));
    }

    private void put(String title, Object... more) {
        client.putItem(r -> r.tableName(TABLE).item(song("A", title, more)));
    }

    private void addIndex(List<AttributeDefinition> attributes, String... key) {
        client.updateTable(r -> r.tableName(TABLE)
                .attributeDefinitions(attributes)
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(c -> c.indexName("added")
                                .keySchema(MusicTable.key(key))
                                .projection(p -> p.projectionType("ALL")))
                        .build()));
        await().until(() ->
                client.describeTable(r -> r.tableName(TABLE)).table().tableStatus() == TableStatus.ACTIVE);
    }

    private List<String> indexed() {
        return client.scan(r -> r.tableName(TABLE).indexName("added")).items().stream()
                .map(item -> get(item, "title").s())
                .sorted()
                .toList();
    }

    @Test
    void strings_emptyOrTooLong_areLeftOut() {
        create();
        put("fits", "p", "p".repeat(2048), "s", "s".repeat(1024));
        put("emptyPartition", "p", "", "s", "s");
        put("longPartition", "p", "p".repeat(2049), "s", "s");
        put("emptySort", "p", "p", "s", "");
        put("longSort", "p", "p", "s", "s".repeat(1025));
        addIndex(
                List.of(
                        MusicTable.attribute("p", ScalarAttributeType.S),
                        MusicTable.attribute("s", ScalarAttributeType.S)),
                "p",
                "s");
        assertThat(indexed()).containsExactly("fits");
        assertThat(client.describeTable(r -> r.tableName(TABLE))
                        .table()
                        .globalSecondaryIndexes()
                        .getFirst()
                        .itemCount())
                .isEqualTo(1);
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "longSort")));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "emptySort", "p", "p", "s", "now")));
        assertThat(indexed()).containsExactly("emptySort", "fits");
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }

    @Test
    void binaries_emptyOrTooLong_areLeftOut() {
        create();
        for (int size : new int[] {0, 1, 2048, 2049}) {
            put("size" + size, "p", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[size])));
        }
        addIndex(List.of(MusicTable.attribute("p", ScalarAttributeType.B)), "p");
        assertThat(indexed()).containsExactly("size1", "size2048");
        Map<String, AttributeValue> values = Map.of(":p", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[1])));
        assertThat(client.query(r -> r.tableName(TABLE)
                                .indexName("added")
                                .keyConditionExpression("p = :p")
                                .expressionAttributeValues(values))
                        .count())
                .isEqualTo(1);
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }
}
