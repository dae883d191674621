package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

class QueryScanTest {
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void fill() {
        MusicTable.create(client);
        String[] titles = {"Ai Mouraria", "Ai Silvina", "Barco Negro", "Estranha Forma de Vida", "Gaivota"};
        for (int i = 0; i < titles.length; i++) {
            put(song("Amália", titles[i], "year", 1950 + i % 3, "genre", "fado", "price", i, "label", "Columbia"));
        }
        put(song("Mariza", "Ó Gente da Minha Terra", "year", 2001, "genre", "fado", "price", -1.5));
        put(song("Zeca Afonso", "Grândola", "year", 1971, "genre", "folk", "price", 10));
        put(song("Zeca Afonso", "Sem género", "year", 1972));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    private QueryResponse query(
            String condition, Map<String, AttributeValue> values, Consumer<QueryRequest.Builder> more) {
        return client.query(r -> {
            r.tableName(TABLE).keyConditionExpression(condition).expressionAttributeValues(values);
            more.accept(r);
        });
    }

    private static List<String> titles(List<Map<String, AttributeValue>> items) {
        return items.stream()
                .map(item ->
                        item.getOrDefault("title", AttributeValue.fromS("-")).s())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "artist = :a AND title = :t | Barco Negro | Barco Negro",
                "artist = :a AND title < :t | Barco Negro | Ai Mouraria,Ai Silvina",
                "artist = :a AND title <= :t | Barco Negro | Ai Mouraria,Ai Silvina,Barco Negro",
                "artist = :a AND title > :t | Barco Negro | Estranha Forma de Vida,Gaivota",
                "artist = :a AND title >= :t | Barco Negro | Barco Negro,Estranha Forma de Vida,Gaivota",
                "artist = :a AND begins_with(title, :t) | Ai | Ai Mouraria,Ai Silvina",
            })
    void query_sortKeyConditions_selectInOrder(String condition, String title, String expected) {
        QueryResponse page = query(condition, attributes(":a", "Amália", ":t", title), r -> {});
        assertThat(String.join(",", titles(page.items()))).isEqualTo(expected);
        QueryResponse backward =
                query(condition, attributes(":a", "Amália", ":t", title), r -> r.scanIndexForward(false));
        assertThat(titles(backward.items())).isEqualTo(titles(page.items()).reversed());
        assertThat(page.hasLastEvaluatedKey()).isFalse();
    }

    @Test
    void query_between_includesBothEnds() {
        assertThat(titles(query(
                                "artist = :a AND title BETWEEN :f AND :t",
                                attributes(":a", "Amália", ":f", "Ai Silvina", ":t", "Estranha Forma de Vida"),
                                r -> {})
                        .items()))
                .containsExactly("Ai Silvina", "Barco Negro", "Estranha Forma de Vida");
    }

    @Test
    void query_numericIndexKeys_orderByValue() {
        assertThat(titles(query("genre = :g", attributes(":g", "fado"), r -> r.indexName("by-genre"))
                        .items()))
                .containsExactly(
                        "Ó Gente da Minha Terra",
                        "Ai Mouraria",
                        "Ai Silvina",
                        "Barco Negro",
                        "Estranha Forma de Vida",
                        "Gaivota");
        assertThat(titles(query(
                                "genre = :g AND price < :p",
                                attributes(":g", "fado", ":p", 1),
                                r -> r.indexName("by-genre"))
                        .items()))
                .containsExactly("Ó Gente da Minha Terra", "Ai Mouraria");
    }

    @Test
    void query_itemsChangedInTheIndex_areFoundUnderTheirNewKeyOnly() {
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("Amália", "Gaivota"))
                .updateExpression("SET genre = :g")
                .expressionAttributeValues(attributes(":g", "folk")));
        client.updateItem(
                r -> r.tableName(TABLE).key(song("Amália", "Barco Negro")).updateExpression("REMOVE genre"));
        client.deleteItem(r -> r.tableName(TABLE).key(song("Amália", "Ai Silvina")));
        assertThat(titles(query("genre = :g", attributes(":g", "fado"), r -> r.indexName("by-genre"))
                        .items()))
                .containsExactly("Ó Gente da Minha Terra", "Ai Mouraria", "Estranha Forma de Vida");
        assertThat(titles(query("genre = :g", attributes(":g", "folk"), r -> r.indexName("by-genre"))
                        .items()))
                .containsExactly("Gaivota", "Grândola");
    }

    @Test
    void query_localIndex_fetchesWhatItDoesNotProject() {
        var wanted = attributes(":a", "Amália", ":y", 1950);
        QueryResponse keys = query(
                "artist = :a AND #y = :y",
                wanted,
                r -> r.indexName("by-year-keys").expressionAttributeNames(Map.of("#y", "year")));
        assertThat(keys.items().getFirst().keySet()).containsExactlyInAnyOrder("artist", "title", "year");
        QueryResponse all = query(
                "artist = :a AND #y = :y",
                wanted,
                r -> r.indexName("by-year-keys")
                        .expressionAttributeNames(Map.of("#y", "year"))
                        .select(Select.ALL_ATTRIBUTES)
                        .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES));
        assertThat(all.items().getFirst()).containsKey("label");
        assertThat(all.consumedCapacity().table().capacityUnits()).isEqualTo(1.0);
        assertThat(all.consumedCapacity().capacityUnits()).isEqualTo(1.5);
        QueryResponse projected = query(
                "artist = :a AND #y = :y",
                wanted,
                r -> r.indexName("by-year-keys")
                        .expressionAttributeNames(Map.of("#y", "year"))
                        .projectionExpression("label"));
        assertThat(projected.items()).containsOnly(attributes("label", "Columbia"));
    }

    @Test
    void query_globalIndexWithoutTheAttribute_isRefused() {
        assertError(
                () -> query(
                        "genre = :g",
                        attributes(":g", "fado"),
                        r -> r.indexName("by-genre-short").projectionExpression("price")),
                "One or more parameter values were invalid: Global secondary index by-genre-short does not project"
                        + " [price]");
        assertError(
                () -> query(
                        "genre = :g",
                        attributes(":g", "fado"),
                        r -> r.indexName("by-genre-short").select(Select.ALL_ATTRIBUTES)),
                "One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not supported for global"
                        + " secondary index by-genre-short because its projection type is not ALL");
        assertError(
                () -> query(
                        "genre = :g",
                        attributes(":g", "fado"),
                        r -> r.indexName("by-genre").consistentRead(true)),
                "Consistent reads are not supported on global secondary indexes");
        assertError(
                () -> query("genre = :g", attributes(":g", "fado"), r -> r.indexName("by-mood")),
                "The table does not have the specified index: by-mood");
    }

    @Test
    void query_pageByPage_seesEveryItemOnceBothWays() {
        for (boolean forward : List.of(true, false)) {
            List<String> seen = new ArrayList<>();
            Map<String, AttributeValue> last = null;
            int pages = 0;
            do {
                Map<String, AttributeValue> start = last;
                QueryResponse page = query(
                        "genre = :g",
                        attributes(":g", "fado"),
                        r -> r.indexName("by-genre")
                                .limit(2)
                                .scanIndexForward(forward)
                                .exclusiveStartKey(start));
                seen.addAll(titles(page.items()));
                last = page.hasLastEvaluatedKey() ? page.lastEvaluatedKey() : null;
                pages++;
            } while (last != null);
            assertThat(seen).hasSize(6).doesNotHaveDuplicates();
            // The third page is full, so only a fourth, empty page shows that nothing follows.
            assertThat(pages).isEqualTo(4);
        }
    }

    @Test
    void query_startKeys_areCheckedAgainstTheQuery() {
        assertError(
                () -> query(
                        "artist = :a",
                        attributes(":a", "Amália"),
                        r -> r.exclusiveStartKey(song("Mariza", "Ó Gente da Minha Terra"))),
                "The provided starting key is outside query boundaries based on provided conditions");
        assertError(
                () -> query(
                        "artist = :a AND title > :t",
                        attributes(":a", "Amália", ":t", "B"),
                        r -> r.exclusiveStartKey(song("Amália", "Ai Silvina"))),
                "The provided starting key does not match the range key predicate");
        assertError(
                () -> query(
                        "genre = :g",
                        attributes(":g", "fado"),
                        r -> r.indexName("by-genre").exclusiveStartKey(song("Amália", "Gaivota"))),
                "The provided starting key is invalid");
        assertError(
                () -> query(
                        "artist = :a",
                        attributes(":a", "Amália"),
                        r -> r.exclusiveStartKey(attributes("artist", "Amália", "name", "x"))),
                "The provided starting key is invalid: The provided key element does not match the schema");
    }

    @Test
    void query_filterAndCount_tellScannedFromCounted() {
        QueryResponse page = query(
                "artist = :a",
                attributes(":a", "Amália", ":p", 2),
                r -> r.filterExpression("price >= :p").select(Select.COUNT));
        assertThat(page.count()).isEqualTo(3);
        assertThat(page.scannedCount()).isEqualTo(5);
        assertThat(page.hasItems()).isFalse();
        assertError(
                () -> query("artist = :a", attributes(":a", "Amália"), r -> r.filterExpression("title <> :a")),
                "Filter Expression can only contain non-primary key attributes: Primary key attribute: title");
    }

    @Test
    void query_overOneMegabyte_stopsAndGoesOn() {
        for (int i = 0; i < 12; i++) {
            put(song("Big", "%02d".formatted(i), "text", "x".repeat(100_000)));
        }
        QueryResponse first = query("artist = :a", attributes(":a", "Big"), r -> {});
        assertThat(first.count()).isEqualTo(11);
        assertThat(first.lastEvaluatedKey()).isEqualTo(song("Big", "10"));
        QueryResponse second =
                query("artist = :a", attributes(":a", "Big"), r -> r.exclusiveStartKey(first.lastEvaluatedKey()));
        assertThat(titles(second.items())).containsExactly("11");
    }

    @Test
    void query_capacity_roundsUpTheSum() {
        put(song("Big", "1", "text", "x".repeat(5_000)));
        assertThat(query(
                                "artist = :a",
                                attributes(":a", "Big"),
                                r -> r.returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(1.0);
        assertThat(query(
                                "artist = :a",
                                attributes(":a", "Big"),
                                r -> r.consistentRead(true).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(2.0);
    }

    @Test
    void query_badParameters_areRefusedInDynamoDbsWords() {
        assertError(
                () -> query("artist = :a", attributes(":a", "Amália"), r -> r.limit(0)),
                "1 validation error detected: Value at 'Limit' failed to satisfy constraint: Member must have value"
                        + " greater than or equal to 1");
        assertError(
                () -> client.query(r -> r.tableName(TABLE)),
                "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        assertError(
                () -> query("artist = :a", attributes(":a", "Amália"), r -> r.select(Select.SPECIFIC_ATTRIBUTES)),
                "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
        assertError(
                () -> query(
                        "artist = :a",
                        attributes(":a", "Amália"),
                        r -> r.select(Select.COUNT).projectionExpression("title")),
                "Cannot specify the ProjectionExpression when choosing to get only the Count");
        assertError(
                () -> query("artist = :a", attributes(":a", "Amália", ":b", 1), r -> {}),
                "Value provided in ExpressionAttributeValues unused in expressions: keys: {:b}");
    }

    private List<Map<String, AttributeValue>> scanAll(Consumer<ScanRequest.Builder> more) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, AttributeValue> last = null;
        do {
            Map<String, AttributeValue> start = last;
            ScanResponse page = client.scan(r -> {
                r.tableName(TABLE).limit(2).exclusiveStartKey(start);
                more.accept(r);
            });
            items.addAll(page.items());
            last = page.hasLastEvaluatedKey() ? page.lastEvaluatedKey() : null;
        } while (last != null);
        return items;
    }

    @Test
    void scan_pageByPage_seesEveryItemOnce() {
        assertThat(new HashSet<>(scanAll(r -> {}))).hasSize(8);
        assertThat(scanAll(r -> {})).hasSize(8);
        assertThat(scanAll(r -> r.indexName("by-genre"))).hasSize(7);
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "7", "1000"})
    void scan_segments_shareTheTableAndItsIndexes(int totalSegments) {
        Set<Map<String, AttributeValue>> seen = new HashSet<>();
        int count = 0;
        for (int segment = 0; segment < totalSegments; segment++) {
            int mine = segment;
            var items = scanAll(r -> r.segment(mine).totalSegments(totalSegments));
            seen.addAll(items);
            count += items.size();
        }
        assertThat(count).isEqualTo(8);
        assertThat(seen).hasSize(8);
        int entries = 0;
        for (int segment = 0; segment < totalSegments; segment++) {
            int mine = segment;
            entries += scanAll(r -> r.indexName("by-genre").segment(mine).totalSegments(totalSegments))
                    .size();
        }
        assertThat(entries).isEqualTo(7);
    }

    @Test
    void scan_startKeyOfAnotherSegment_isRefused() {
        ScanResponse first = client.scan(r -> r.tableName(TABLE).limit(1));
        Map<String, AttributeValue> last = first.lastEvaluatedKey();
        int refused = 0;
        for (int segment = 0; segment < 4; segment++) {
            int mine = segment;
            try {
                client.scan(
                        r -> r.tableName(TABLE).segment(mine).totalSegments(4).exclusiveStartKey(last));
            } catch (software.amazon.awssdk.services.dynamodb.model.DynamoDbException e) {
                assertThat(e.awsErrorDetails().errorMessage())
                        .isEqualTo("The provided starting key is invalid: Invalid ExclusiveStartKey. Please use"
                                + " ExclusiveStartKey with correct Segment. TotalSegments: 4 Segment: " + mine);
                refused++;
            }
        }
        assertThat(refused).isEqualTo(3);
    }

    @Test
    void scan_badSegments_areRefused() {
        assertError(
                () -> client.scan(r -> r.tableName(TABLE).segment(5).totalSegments(5)),
                "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: 5 is not"
                        + " less than TotalSegments: 5");
        assertError(
                () -> client.scan(r -> r.tableName(TABLE).limit(0)),
                "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have"
                        + " value greater than or equal to 1");
    }

    @Test
    void scan_filter_dropsAfterReading() {
        ScanResponse page = client.scan(r -> r.tableName(TABLE)
                .filterExpression("attribute_not_exists(genre)")
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        assertThat(titles(page.items())).containsExactly("Sem género");
        assertThat(page.scannedCount()).isEqualTo(8);
        assertThat(page.consumedCapacity().capacityUnits()).isEqualTo(0.5);
    }
}
