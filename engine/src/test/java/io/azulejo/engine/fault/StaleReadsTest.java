package io.azulejo.engine.fault;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.get;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;

/** Stale reads: a read without ConsistentRead sees a write late, one with it sees the write at once. */
@SuppressWarnings("unchecked") // generic varargs of the SDK
class StaleReadsTest {
    private final ManualClock clock = new ManualClock();
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.builder()
            .options(EngineOptions.DEFAULT.withClock(clock).withFaults(Faults.staleReads(Duration.ofSeconds(5))))
            .build();

    @BeforeEach
    void write() {
        MusicTable.create(client);
        put("old", 1970);
        put("gone", 1971);
        clock.advance(Duration.ofSeconds(5));
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A", "old"))
                .updateExpression("SET genre = :g")
                .expressionAttributeValues(attributes(":g", "new")));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "gone")));
        put("added", 1972);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(String title, int year) {
        client.putItem(r -> r.tableName(TABLE).item(song("A", title, "year", year, "genre", "g", "price", 1)));
    }

    private static List<String> titles(List<Map<String, AttributeValue>> items) {
        return items.stream()
                .map(item -> get(item, "title").s() + " " + get(item, "genre").s())
                .sorted()
                .toList();
    }

    private List<String> queried(@Nullable String index, boolean consistent) {
        return titles(client.query(r -> r.tableName(TABLE)
                        .indexName(index)
                        .consistentRead(consistent)
                        .keyConditionExpression("artist = :a")
                        .expressionAttributeValues(attributes(":a", "A")))
                .items());
    }

    private List<String> scanned(boolean consistent) {
        return titles(
                client.scan(r -> r.tableName(TABLE).consistentRead(consistent)).items());
    }

    private List<String> got(boolean consistent) {
        return titles(Objects.requireNonNull(client.batchGetItem(r -> r.requestItems(Map.of(
                        TABLE,
                        KeysAndAttributes.builder()
                                .consistentRead(consistent)
                                .keys(song("A", "old"), song("A", "gone"), song("A", "added"))
                                .build())))
                .responses()
                .get(TABLE)));
    }

    private List<String> selected(boolean consistent) {
        return titles(client.executeStatement(r ->
                        r.statement("SELECT * FROM Music WHERE artist = 'A'").consistentRead(consistent))
                .items());
    }

    @Test
    void reads_withoutConsistency_areStaleEverywhere() {
        List<String> before = List.of("gone g", "old g");
        assertThat(client.getItem(r -> r.tableName(TABLE).key(song("A", "added")))
                        .hasItem())
                .isFalse();
        assertThat(get(
                                client.getItem(r -> r.tableName(TABLE).key(song("A", "old")))
                                        .item(),
                                "genre")
                        .s())
                .isEqualTo("g");
        assertThat(queried(null, false)).isEqualTo(before);
        assertThat(queried("by-year", false)).isEqualTo(before);
        assertThat(scanned(false)).isEqualTo(before);
        assertThat(got(false)).isEqualTo(before);
        assertThat(selected(false)).isEqualTo(before);
        assertThat(titles(client.scan(r -> r.tableName(TABLE).indexName("by-genre"))
                        .items()))
                .isEqualTo(before);
    }

    @Test
    void reads_withConsistency_areCurrentEverywhere() {
        List<String> now = List.of("added g", "old new");
        assertThat(client.getItem(
                                r -> r.tableName(TABLE).key(song("A", "added")).consistentRead(true))
                        .hasItem())
                .isTrue();
        assertThat(queried(null, true)).isEqualTo(now);
        assertThat(queried("by-year", true)).isEqualTo(now);
        assertThat(scanned(true)).isEqualTo(now);
        assertThat(got(true)).isEqualTo(now);
        assertThat(selected(true)).isEqualTo(now);
        assertThat(client.transactGetItems(r -> r.transactItems(TransactGetItem.builder()
                                .get(g -> g.tableName(TABLE).key(song("A", "added")))
                                .build()))
                        .responses()
                        .getFirst()
                        .hasItem())
                .isTrue();
    }

    @Test
    void reads_afterTheLag_areCurrent() {
        clock.advance(Duration.ofSeconds(5));
        List<String> now = List.of("added g", "old new");
        assertThat(queried(null, false)).isEqualTo(now);
        assertThat(scanned(false)).isEqualTo(now);
        assertThat(got(false)).isEqualTo(now);
    }

    @Test
    void conditions_seeTheNewestVersion() {
        assertThat(client.updateItem(r -> r.tableName(TABLE)
                                .key(song("A", "old"))
                                .updateExpression("SET seen = :t")
                                .conditionExpression("genre = :g")
                                .expressionAttributeValues(attributes(":t", true, ":g", "new"))
                                .returnValues("ALL_NEW"))
                        .attributes())
                .containsEntry("genre", AttributeValue.fromS("new"));
    }
}
