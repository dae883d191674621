package io.azulejo.engine.traffic;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

@SuppressWarnings("unchecked") // generic varargs of the SDK
class TrafficTest {
    private final ManualClock clock = new ManualClock();
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.builder()
            .options(EngineOptions.DEFAULT.withClock(clock))
            .build();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void requests_beforeItIsStarted_leaveNothing() {
        put(song("Amália", "Gaivota"));
        assertThat(client.engine().traffic().isRecorded()).isFalse();
        assertThat(busiest(null)).isEmpty();
        client.engine().traffic().start();
        assertThat(busiest(null)).isEmpty();
    }

    @Test
    void writes_ofAnItem_countInTheTableAndInEveryIndexTheyTouch() {
        client.engine().traffic().start();
        put(song("Amália", "Gaivota", "genre", "fado", "price", 1));
        assertThat(busiest(null)).containsExactly(Map.entry("Amália", new Load(0, 1)));
        assertThat(busiest("by-genre")).containsExactly(Map.entry("fado", new Load(0, 1)));

        client.updateItem(update -> update.tableName(TABLE)
                .key(song("Amália", "Gaivota"))
                .updateExpression("SET genre = :genre")
                .expressionAttributeValues(attributes(":genre", "pop")));
        assertThat(busiest(null)).containsExactly(Map.entry("Amália", new Load(0, 2)));
        // The item left one partition and moved into another.
        assertThat(busiest("by-genre"))
                .containsOnly(Map.entry("fado", new Load(0, 2)), Map.entry("pop", new Load(0, 1)));
    }

    @Test
    void reads_byEveryOperation_countWhereTheyRead() {
        put(song("Amália", "Gaivota", "genre", "fado", "price", 1));
        put(song("Mariza", "Chuva", "genre", "fado", "price", 2));
        client.engine().traffic().start();
        client.getItem(get -> get.tableName(TABLE).key(song("Amália", "Gaivota")));
        client.getItem(
                get -> get.tableName(TABLE).key(song("Nobody", "Nothing")).consistentRead(true));
        client.batchGetItem(batch -> batch.requestItems(Map.of(
                TABLE,
                KeysAndAttributes.builder()
                        .keys(List.of(song("Amália", "Gaivota")))
                        .build())));
        client.transactGetItems(transaction -> transaction.transactItems(
                item -> item.get(get -> get.tableName(TABLE).key(song("Mariza", "Chuva")))));
        assertThat(busiest(null))
                .containsOnly(
                        Map.entry("Amália", new Load(1, 0)),
                        Map.entry("Mariza", new Load(2, 0)),
                        Map.entry("Nobody", new Load(1, 0)));

        client.query(query -> query.tableName(TABLE)
                .indexName("by-genre")
                .keyConditionExpression("genre = :genre")
                .expressionAttributeValues(attributes(":genre", "fado")));
        assertThat(busiest("by-genre")).containsExactly(Map.entry("fado", new Load(0.5, 0)));
    }

    @Test
    void scan_ofManyPartitions_isBorneByEachForWhatItHas() {
        put(song("Amália", "Gaivota", "text", "x".repeat(6000)));
        put(song("Mariza", "Chuva", "text", "x".repeat(2000)));
        client.engine().traffic().start();
        client.scan(scan -> scan.tableName(TABLE));

        TrafficReport report = client.engine().trafficOf(TABLE, null);
        assertThat(report.total()).isEqualTo(new Load(1, 0));
        assertThat(report.busiest().getFirst().key()).isEqualTo(List.<Value>of(new StringValue("Amália")));
        assertThat(report.busiest().getFirst().share()).isBetween(0.7, 0.8);
    }

    @Test
    void query_thatFindsNothing_countsForThePartitionItLookedIn() {
        client.engine().traffic().start();
        client.query(query -> query.tableName(TABLE)
                .keyConditionExpression("artist = :artist AND title > :title")
                .expressionAttributeValues(attributes(":artist", "Nobody", ":title", "A")));
        assertThat(busiest(null)).containsExactly(Map.entry("Nobody", new Load(0.5, 0)));
        client.scan(scan -> scan.tableName(TABLE));
        assertThat(busiest(null)).hasSize(1);
    }

    @Test
    void transaction_countsTwice_andItsChecksToo() {
        put(song("Mariza", "Chuva"));
        client.engine().traffic().start();
        client.transactWriteItems(transaction -> transaction.transactItems(
                item -> item.put(put -> put.tableName(TABLE).item(song("Amália", "Gaivota"))),
                item -> item.conditionCheck(check -> check.tableName(TABLE)
                        .key(song("Mariza", "Chuva"))
                        .conditionExpression("attribute_exists(artist)"))));
        assertThat(busiest(null))
                .containsOnly(Map.entry("Amália", new Load(0, 2)), Map.entry("Mariza", new Load(0, 2)));
    }

    @Test
    void answers_whileRecorded_sayTheCapacityOnlyToWhoAsked() {
        client.engine().traffic().start();
        assertThat(client.putItem(put -> put.tableName(TABLE).item(song("Amália", "Gaivota")))
                        .consumedCapacity())
                .isNull();
        assertThat(client.putItem(put -> put.tableName(TABLE)
                                .item(song("Amália", "Gaivota"))
                                .returnConsumedCapacity("TOTAL"))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(1);
        assertThat(client.query(query -> query.tableName(TABLE)
                                .keyConditionExpression("artist = :artist")
                                .expressionAttributeValues(attributes(":artist", "Amália"))
                                .returnConsumedCapacity("TOTAL"))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(0.5);
    }

    @Test
    void minute_thatIsOver_isForgotten() {
        client.engine().traffic().start();
        put(song("Amália", "Gaivota"));
        clock.advance(Duration.ofSeconds(30));
        put(song("Mariza", "Chuva"));
        List<TrafficReport.Partition> both =
                client.engine().trafficOf(TABLE, null).busiest();
        assertThat(both).hasSize(2);
        assertThat(both).allSatisfy(partition -> {
            assertThat(partition.share()).isEqualTo(0.5);
            assertThat(partition.perSecond()).hasSize(12).contains(new Load(0, 0.2));
        });
        clock.advance(Duration.ofSeconds(31));
        assertThat(busiest(null)).containsExactly(Map.entry("Mariza", new Load(0, 1)));
        client.engine().traffic().stop();
        assertThat(busiest(null)).isEmpty();
    }

    @Test
    void expiry_costsNothing_asOnDynamoDb() {
        client.updateTimeToLive(update -> update.tableName(TABLE)
                .timeToLiveSpecification(ttl -> ttl.attributeName("until").enabled(true)));
        put(song("Amália", "Gaivota", "until", clock.instant().getEpochSecond() + 1));
        clock.advance(Duration.ofMinutes(1));
        client.engine().traffic().start();
        client.engine().sweep();
        assertThat(client.scan(scan -> scan.tableName(TABLE)).count()).isZero();
        assertThat(busiest(null)).isEmpty();
    }

    @Test
    void place_thatIsNone_isRefused() {
        assertThatThrownBy(() -> client.engine().trafficOf("None", null)).isInstanceOf(EngineException.class);
        assertThatThrownBy(() -> client.engine().trafficOf(TABLE, "none"))
                .isInstanceOf(EngineException.class)
                .hasMessageContaining("none");
    }

    @Test
    void share_isOfAllHeat_whereAWriteWeighsThreeReads() {
        client.engine().traffic().start();
        put(song("Amália", "Gaivota"));
        client.getItem(get -> get.tableName(TABLE).key(song("Mariza", "Chuva")).consistentRead(true));
        assertThat(client.engine().trafficOf(TABLE, null).busiest().getFirst().share())
                .isEqualTo(0.75, within(1e-9));
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(put -> put.tableName(TABLE).item(item));
    }

    /** Returns the units of the last minute by partition key. */
    private Map<String, Load> busiest(@Nullable String index) {
        Map<String, Load> units = new LinkedHashMap<>();
        for (TrafficReport.Partition partition :
                client.engine().trafficOf(TABLE, index).busiest()) {
            Load sum = partition.perSecond().stream().reduce(Load.NONE, Load::plus);
            units.put(
                    ((StringValue) partition.key().getFirst()).text(),
                    new Load(Math.rint(sum.reads() * 10) / 2, Math.rint(sum.writes() * 10) / 2));
        }
        return units;
    }
}
