package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.attributes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.verify.StoreVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Global indexes whose keys have several attributes. */
class MultiAttributeKeyTest {
    private static final String TABLE = "Matches";
    private static final String INDEX = "by-round";

    private final ReopenableStore store = new ReopenableStore();
    private EmbeddedDynamoDb client = EmbeddedDynamoDb.builder().store(store).build();

    private static List<KeySchemaElement> key(List<String> partition, List<String> sort) {
        List<KeySchemaElement> elements = new ArrayList<>();
        partition.forEach(name -> elements.add(element(name, KeyType.HASH)));
        sort.forEach(name -> elements.add(element(name, KeyType.RANGE)));
        return elements;
    }

    private static KeySchemaElement element(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private void create(List<KeySchemaElement> indexKey) {
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        MusicTable.attribute("id", ScalarAttributeType.S),
                        MusicTable.attribute("cup", ScalarAttributeType.S),
                        MusicTable.attribute("region", ScalarAttributeType.S),
                        MusicTable.attribute("round", ScalarAttributeType.N),
                        MusicTable.attribute("court", ScalarAttributeType.S))
                .keySchema(MusicTable.key("id"))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName(INDEX)
                        .keySchema(indexKey)
                        .projection(p -> p.projectionType("ALL"))
                        .build()));
    }

    @BeforeEach
    void fill() {
        create(key(List.of("cup", "region"), List.of("round", "court")));
        put("m1", "cup", "A", "region", "EU", "round", 1, "court", "x");
        put("m2", "cup", "A", "region", "EU", "round", 2, "court", "x");
        put("m3", "cup", "A", "region", "EU", "round", 2, "court", "y");
        put("m4", "cup", "A", "region", "EU", "round", 10, "court", "x");
        put("m5", "cup", "A", "region", "US", "round", 1, "court", "x");
        put("sparse", "cup", "A", "region", "EU", "round", 3);
    }

    private void put(String id, Object... others) {
        Map<String, AttributeValue> item = attributes(others);
        item.put("id", AttributeValue.fromS(id));
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private QueryResponse query(String condition, Map<String, AttributeValue> start, int limit, Object... values) {
        return client.query(r -> r.tableName(TABLE)
                .indexName(INDEX)
                .keyConditionExpression(condition)
                .expressionAttributeNames(condition.contains("#r") ? Map.of("#r", "region") : null)
                .expressionAttributeValues(attributes(values))
                .exclusiveStartKey(start.isEmpty() ? null : start)
                .limit(limit));
    }

    private List<String> found(String condition, Object... values) {
        return ids(query(condition, Map.of(), 100, values));
    }

    private static List<String> ids(QueryResponse page) {
        return page.items().stream()
                .map(item -> item.getOrDefault("id", AttributeValue.fromS("")).s())
                .toList();
    }

    private static final String PARTITION = "cup = :c AND #r = :r";

    @Test
    void query_byPartitionAndLeadingSortKeys_findsInOrder() {
        assertThat(found(PARTITION, ":c", "A", ":r", "EU")).containsExactly("m1", "m2", "m3", "m4");
        assertThat(found(PARTITION + " AND round = :n", ":c", "A", ":r", "EU", ":n", 2))
                .containsExactly("m2", "m3");
        assertThat(found(PARTITION + " AND round > :n", ":c", "A", ":r", "EU", ":n", 1))
                .containsExactly("m2", "m3", "m4");
        assertThat(found(
                        PARTITION + " AND round = :n AND begins_with(court, :p)",
                        ":c",
                        "A",
                        ":r",
                        "EU",
                        ":n",
                        2,
                        ":p",
                        "y"))
                .containsExactly("m3");
    }

    @Test
    void query_inPages_goesOnWhereItStopped() {
        List<String> found = new ArrayList<>();
        Map<String, AttributeValue> start = Map.of();
        do {
            QueryResponse page = query(PARTITION, start, 1, ":c", "A", ":r", "EU");
            found.addAll(ids(page));
            start = page.lastEvaluatedKey();
        } while (!start.isEmpty());
        assertThat(found).containsExactly("m1", "m2", "m3", "m4");
    }

    @Test
    void query_ofHalfAKeyOrWithAGap_isRefused() {
        assertError(() -> found("cup = :c", ":c", "A"), "Query condition missed key schema element: region");
        assertError(
                () -> found(PARTITION + " AND court = :x", ":c", "A", ":r", "EU", ":x", "x"),
                "Query condition missed key schema element: round");
        assertError(
                () -> found(PARTITION + " AND round > :n AND court = :x", ":c", "A", ":r", "EU", ":n", 1, ":x", "x"),
                "Query key condition not supported");
        assertError(() -> found("cup = :c AND #r > :r", ":c", "A", ":r", "EU"), "Query key condition not supported");
    }

    @Test
    void item_thatLosesAKeyAttribute_leavesTheIndex() {
        client.updateItem(r ->
                r.tableName(TABLE).key(Map.of("id", AttributeValue.fromS("m1"))).updateExpression("REMOVE court"));
        assertThat(found(PARTITION, ":c", "A", ":r", "EU")).containsExactly("m2", "m3", "m4");
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }

    @Test
    void keyAttribute_ofAnotherType_isRefused() {
        assertError(
                () -> put("bad", "cup", "A", "region", "EU", "round", "two", "court", "x"),
                "One or more parameter values were invalid: Type mismatch for Index Key round Expected: N Actual: S"
                        + " IndexName: by-round");
    }

    @Test
    void reopenedStore_hasTheSameKey() {
        client.close();
        client = EmbeddedDynamoDb.builder().store(store).build();
        assertThat(client.describeTable(r -> r.tableName(TABLE))
                        .table()
                        .globalSecondaryIndexes()
                        .getFirst()
                        .keySchema())
                .isEqualTo(key(List.of("cup", "region"), List.of("round", "court")));
        assertThat(found(PARTITION, ":c", "A", ":r", "US")).containsExactly("m5");
    }

    @Test
    void updateTable_addingSuchAnIndex_fillsIt() {
        client.updateTable(r -> r.tableName(TABLE)
                .attributeDefinitions(MusicTable.attribute("cup", ScalarAttributeType.S))
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(index -> index.indexName("by-court")
                                .keySchema(key(List.of("court", "cup"), List.of()))
                                .projection(p -> p.projectionType("KEYS_ONLY")))
                        .build()));
        await().until(() -> client.describeTable(r -> r.tableName(TABLE)).table().globalSecondaryIndexes().stream()
                .allMatch(index -> "ACTIVE".equals(index.indexStatusAsString())));
        assertThat(client.query(r -> r.tableName(TABLE)
                                .indexName("by-court")
                                .keyConditionExpression("court = :x AND cup = :c")
                                .expressionAttributeValues(attributes(":x", "x", ":c", "A")))
                        .count())
                .isEqualTo(4);
    }

    @Test
    void statement_onSuchAnIndex_findsByFilter() {
        assertThat(client.executeStatement(r -> r.statement(
                                "SELECT id FROM \"Matches\".\"by-round\" WHERE cup = 'A' AND \"region\" = 'US'"))
                        .items())
                .hasSize(1);
    }

    @Test
    void createTable_withBadLongKeys_isRefused() {
        client.deleteTable(r -> r.tableName(TABLE));
        assertError(
                () -> create(List.of(
                        element("cup", KeyType.HASH),
                        element("round", KeyType.RANGE),
                        element("region", KeyType.HASH))),
                "Invalid KeySchema: HASH key types must come before RANGE key types for index: by-round");
        assertError(
                () -> create(key(List.of("cup", "cup"), List.of())),
                "One or more parameter values were invalid: KeySchema has an attribute more than once for index:"
                        + " by-round. Keys: [cup, cup]");
        assertError(
                () -> create(key(List.of("cup", "region", "round", "court", "id"), List.of())),
                "One or more parameter values were invalid: KeySchema has 5 HASH key attributes for index: by-round."
                        + " The most is 4");
    }
}
