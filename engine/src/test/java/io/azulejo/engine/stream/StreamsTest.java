package io.azulejo.engine.stream;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExpiredIteratorException;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TrimmedDataAccessException;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

class StreamsTest {
    private final ManualClock clock = new ManualClock();
    private final Store store = new ReopenableStore();
    private EmbeddedDynamoDb client = open();
    private DynamoDbStreamsClient streams = client.streams();

    private EmbeddedDynamoDb open() {
        return EmbeddedDynamoDb.builder()
                .store(store)
                .options(EngineOptions.DEFAULT
                        .withClock(clock)
                        .withRegion("eu-west-1")
                        .withSweepInterval(Duration.ofHours(1)))
                .build();
    }

    private void reopen() {
        client.close();
        client = open();
        streams = client.streams();
    }

    @BeforeEach
    void createTable() {
        create(StreamViewType.NEW_AND_OLD_IMAGES);
    }

    private void create(StreamViewType view) {
        client.createTable(MusicTable.definition(TABLE).toBuilder()
                .streamSpecification(enabled(view))
                .build());
    }

    private static StreamSpecification enabled(StreamViewType view) {
        return StreamSpecification.builder()
                .streamEnabled(true)
                .streamViewType(view)
                .build();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private StreamReader reader() {
        return new StreamReader(client, streams, TABLE);
    }

    private void put(String title, Object... attributes) {
        client.putItem(r -> r.tableName(TABLE).item(song("A", title, attributes)));
    }

    private void update(String expression, Object... values) {
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A", "one"))
                .updateExpression(expression)
                .expressionAttributeValues(values.length == 0 ? null : attributes(values)));
    }

    private void delete(String title) {
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", title)));
    }

    private static List<String> told(List<Record> records) {
        return records.stream()
                .map(record -> record.eventNameAsString() + " " + title(record))
                .toList();
    }

    private static String title(Record record) {
        return record.dynamodb()
                .keys()
                .getOrDefault("title", AttributeValue.fromS(""))
                .s();
    }

    @Test
    void records_ofWrites_tellOldAndNew() {
        put("one", "price", 1);
        update("SET price = :p", ":p", 2);
        delete("one");
        List<Record> records = reader().all();
        assertThat(told(records)).containsExactly("INSERT one", "MODIFY one", "REMOVE one");
        StreamRecord inserted = records.get(0).dynamodb();
        StreamRecord modified = records.get(1).dynamodb();
        StreamRecord removed = records.get(2).dynamodb();
        assertThat(inserted.keys()).isEqualTo(song("A", "one"));
        assertThat(inserted.newImage()).isEqualTo(song("A", "one", "price", 1));
        assertThat(inserted.hasOldImage()).isFalse();
        assertThat(modified.oldImage()).isEqualTo(song("A", "one", "price", 1));
        assertThat(modified.newImage()).isEqualTo(song("A", "one", "price", 2));
        assertThat(removed.oldImage()).isEqualTo(song("A", "one", "price", 2));
        assertThat(removed.hasNewImage()).isFalse();
    }

    @Test
    void record_asAWhole_saysWhereItComesFrom() {
        clock.advance(Duration.ofMillis(345));
        put("one", "price", 1);
        Record record = reader().all().getFirst();
        assertThat(record.eventSource()).isEqualTo("aws:dynamodb");
        assertThat(record.eventVersion()).isEqualTo("1.1");
        assertThat(record.awsRegion()).isEqualTo("eu-west-1");
        assertThat(record.eventID()).hasSize(32);
        assertThat(record.userIdentity()).isNull();
        StreamRecord told = record.dynamodb();
        assertThat(told.streamViewType()).isEqualTo(StreamViewType.NEW_AND_OLD_IMAGES);
        assertThat(told.sequenceNumber()).matches("\\d{21,40}");
        assertThat(told.approximateCreationDateTime()).isEqualTo(Instant.parse("2026-11-15T12:00:00Z"));
        // artist A + title one, in keys and image; price 1 in the image.
        assertThat(told.sizeBytes()).isEqualTo(7 + 8 + 7 + 8 + 7);
        assertThat(reader().arn()).startsWith("arn:aws:dynamodb:eu-west-1:000000000000:table/Music/stream/2026-11-15T");
    }

    @ParameterizedTest
    @EnumSource(
            value = StreamViewType.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"UNKNOWN_TO_SDK_VERSION"})
    void records_ofEveryView_showWhatTheViewShows(StreamViewType view) {
        client.deleteTable(r -> r.tableName(TABLE));
        create(view);
        put("one", "price", 1);
        put("one", "price", 2);
        StreamRecord modified = reader().all().get(1).dynamodb();
        boolean both = view == StreamViewType.NEW_AND_OLD_IMAGES;
        assertThat(modified.hasNewImage()).isEqualTo(both || view == StreamViewType.NEW_IMAGE);
        assertThat(modified.hasOldImage()).isEqualTo(both || view == StreamViewType.OLD_IMAGE);
        assertThat(modified.keys()).isEqualTo(song("A", "one"));
    }

    @Test
    void writes_thatChangeNothing_leaveNoRecord() {
        put("one", "price", 1);
        put("one", "price", 1);
        update("SET price = :p", ":p", 1);
        update("REMOVE nothing");
        delete("none");
        client.updateItem(r -> r.tableName(TABLE).key(song("A", "none")).updateExpression("REMOVE nothing"));
        assertThat(told(reader().all())).containsExactly("INSERT one");
    }

    @Test
    void batchesAndTransactions_tellOfEveryItem() {
        client.transactWriteItems(r -> r.transactItems(
                TransactWriteItem.builder()
                        .put(p -> p.tableName(TABLE).item(song("A", "one")))
                        .build(),
                TransactWriteItem.builder()
                        .put(p -> p.tableName(TABLE).item(song("A", "two")))
                        .build()));
        client.executeStatement(r -> r.statement("DELETE FROM Music WHERE artist = 'A' AND title = 'one'"));
        assertThat(told(reader().all())).containsExactly("INSERT one", "INSERT two", "REMOVE one");
    }

    @Test
    void expiredItem_whenSwept_isRemovedByTheService() {
        client.updateTimeToLive(r ->
                r.tableName(TABLE).timeToLiveSpecification(s -> s.enabled(true).attributeName("expires")));
        await().until(() -> client.describeTimeToLive(r -> r.tableName(TABLE))
                        .timeToLiveDescription()
                        .timeToLiveStatus()
                == TimeToLiveStatus.ENABLED);
        put("one", "expires", clock.instant().getEpochSecond() + 5);
        clock.advance(Duration.ofMinutes(1));
        client.engine().sweep();
        Record removed = reader().all().getLast();
        assertThat(removed.eventNameAsString()).isEqualTo("REMOVE");
        assertThat(removed.userIdentity().type()).isEqualTo("Service");
        assertThat(removed.userIdentity().principalId()).isEqualTo("dynamodb.amazonaws.com");
    }

    @Test
    void iterators_ofEveryType_beginWhereTheySay() {
        put("one");
        put("two");
        String second = reader().all().get(1).dynamodb().sequenceNumber();
        String latest = reader().iterator("LATEST", null);
        put("three");
        assertThat(told(reader().from(reader().iterator("AT_SEQUENCE_NUMBER", second))))
                .containsExactly("INSERT two", "INSERT three");
        assertThat(told(reader().from(reader().iterator("AFTER_SEQUENCE_NUMBER", second))))
                .containsExactly("INSERT three");
        assertThat(told(reader().from(latest))).containsExactly("INSERT three");
    }

    @Test
    void iterator_atTheStartOfAnEmptyShard_isGiven() {
        String start = reader().shard().sequenceNumberRange().startingSequenceNumber();
        String iterator = reader().iterator("AT_SEQUENCE_NUMBER", start);
        put("one");
        assertThat(told(reader().from(iterator))).containsExactly("INSERT one");
    }

    @Test
    void getRecords_inPages_goOnWhereTheyStopped() {
        for (int i = 0; i < 5; i++) {
            put("song" + i);
        }
        String iterator = reader().iterator("TRIM_HORIZON", null);
        GetRecordsResponse first =
                streams.getRecords(r -> r.shardIterator(iterator).limit(3));
        assertThat(told(first.records())).containsExactly("INSERT song0", "INSERT song1", "INSERT song2");
        assertThat(told(reader().from(first.nextShardIterator()))).containsExactly("INSERT song3", "INSERT song4");
    }

    @Test
    void getRecords_ofLargeItems_endAtAMegabyte() {
        for (int i = 0; i < 4; i++) {
            put("song" + i, "text", "x".repeat(390_000));
        }
        String iterator = reader().iterator("TRIM_HORIZON", null);
        assertThat(streams.getRecords(r -> r.shardIterator(iterator)).records()).hasSize(3);
    }

    @Test
    void getRecords_afterAQuarterOfAnHour_needANewIterator() {
        String iterator = reader().iterator("TRIM_HORIZON", null);
        clock.advance(Duration.ofMinutes(16));
        assertThatExceptionOfType(ExpiredIteratorException.class)
                .isThrownBy(() -> streams.getRecords(r -> r.shardIterator(iterator)));
    }

    @Test
    void records_afterADay_areTrimmed() {
        put("old");
        String first = reader().all().getFirst().dynamodb().sequenceNumber();
        clock.advance(Duration.ofHours(23).plusMinutes(55));
        put("new");
        client.engine().sweep();
        assertThat(told(reader().all())).containsExactly("INSERT old", "INSERT new");
        String early = reader().iterator("TRIM_HORIZON", null);
        clock.advance(Duration.ofMinutes(10));
        client.engine().sweep();
        assertThat(told(reader().all())).containsExactly("INSERT new");
        assertThatExceptionOfType(TrimmedDataAccessException.class)
                .isThrownBy(() -> streams.getRecords(r -> r.shardIterator(early)));
        assertThatExceptionOfType(TrimmedDataAccessException.class)
                .isThrownBy(() -> reader().iterator("AT_SEQUENCE_NUMBER", first));
    }

    @Test
    void reopenedStore_evenWhenAllWasTrimmed_countsOn() {
        put("old");
        String before = reader().all().getFirst().dynamodb().sequenceNumber();
        clock.advance(Duration.ofHours(25));
        client.engine().sweep();
        reopen();
        assertThat(reader().all()).isEmpty();
        put("new");
        assertThat(reader().all().getFirst().dynamodb().sequenceNumber()).isGreaterThan(before);
    }

    @Test
    void reopenedStore_withRecords_hasThemAllInOrder() {
        put("one");
        reopen();
        put("two");
        assertThat(told(reader().all())).containsExactly("INSERT one", "INSERT two");
    }

    @Test
    void disabledStream_isReadToItsEndForADay() {
        put("one");
        String arn = reader().arn();
        client.updateTable(r -> r.tableName(TABLE).streamSpecification(s -> s.streamEnabled(false)));
        put("two");
        var table = client.describeTable(r -> r.tableName(TABLE)).table();
        assertThat(table.streamSpecification()).isNull();
        assertThat(table.latestStreamArn()).isEqualTo(arn);
        var description = streams.describeStream(r -> r.streamArn(arn)).streamDescription();
        assertThat(description.streamStatusAsString()).isEqualTo("DISABLED");
        assertThat(description.shards().getFirst().sequenceNumberRange().endingSequenceNumber())
                .isNotNull();
        GetRecordsResponse page = streams.getRecords(r -> r.shardIterator(reader().iterator("TRIM_HORIZON", null)));
        assertThat(told(page.records())).containsExactly("INSERT one");
        assertThat(page.nextShardIterator()).isNull();
        clock.advance(Duration.ofHours(25));
        client.engine().sweep();
        assertThat(streams.listStreams(r -> r.tableName(TABLE)).streams()).isEmpty();
    }

    @Test
    void enabledAgain_itIsAnotherStream() {
        String first = reader().arn();
        client.updateTable(r -> r.tableName(TABLE).streamSpecification(s -> s.streamEnabled(false)));
        client.updateTable(r -> r.tableName(TABLE).streamSpecification(enabled(StreamViewType.KEYS_ONLY)));
        assertThat(reader().arn()).isNotEqualTo(first);
        put("one");
        assertThat(told(reader().all())).containsExactly("INSERT one");
        assertThat(streams.listStreams(r -> r.tableName(TABLE)).streams()).hasSize(2);
    }

    @Test
    void deletedTable_itsStreamStaysForADay() {
        put("one");
        String arn = reader().arn();
        client.deleteTable(r -> r.tableName(TABLE));
        reopen();
        assertThat(streams.describeStream(r -> r.streamArn(arn))
                        .streamDescription()
                        .streamStatusAsString())
                .isEqualTo("DISABLED");
        clock.advance(Duration.ofHours(25));
        client.engine().sweep();
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() -> streams.describeStream(r -> r.streamArn(arn)));
    }

    @Test
    void updateTable_thatChangesNothingAboutTheStream_isRefused() {
        assertError(
                () -> client.updateTable(
                        r -> r.tableName(TABLE).streamSpecification(enabled(StreamViewType.KEYS_ONLY))),
                "Table already has an enabled stream: TableName: Music");
        client.updateTable(r -> r.tableName(TABLE).streamSpecification(s -> s.streamEnabled(false)));
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).streamSpecification(s -> s.streamEnabled(false))),
                "Table does not have an enabled stream: TableName: Music");
    }

    @Test
    void listStreams_ofATableWithoutOne_isEmpty() {
        client.createTable(MusicTable.definition("Plain"));
        assertThat(streams.listStreams(r -> r.tableName("Plain")).streams()).isEmpty();
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() -> streams.listStreams(r -> r.tableName("Missing")));
    }

    @Test
    void listStreams_inPages_showsEachOnce() {
        client.createTable(MusicTable.definition("Other").toBuilder()
                .streamSpecification(enabled(StreamViewType.KEYS_ONLY))
                .build());
        var first = streams.listStreams(r -> r.limit(1));
        assertThat(first.streams()).extracting(stream -> stream.tableName()).containsExactly(TABLE);
        var second = streams.listStreams(r -> r.exclusiveStartStreamArn(first.lastEvaluatedStreamArn()));
        assertThat(second.streams()).extracting(stream -> stream.tableName()).containsExactly("Other");
        assertThat(second.lastEvaluatedStreamArn()).isNull();
    }

    @Test
    void badRequests_areRefusedByName() {
        String arn = reader().arn();
        String shard = reader().shard().shardId();
        assertError(
                () -> streams.describeStream(r -> r.streamArn("x".repeat(40))), "Invalid StreamArn: " + "x".repeat(40));
        assertError(
                () -> streams.getShardIterator(
                        r -> r.streamArn(arn).shardId(shard).shardIteratorType("SIDEWAYS")),
                "1 validation error detected: Value 'SIDEWAYS' at 'shardIteratorType' failed to satisfy constraint:"
                        + " Member must satisfy enum value set: [TRIM_HORIZON, LATEST, AT_SEQUENCE_NUMBER,"
                        + " AFTER_SEQUENCE_NUMBER]");
        assertError(
                () -> reader().iterator("AT_SEQUENCE_NUMBER", null),
                "SequenceNumber must be specified for ShardIteratorType AT_SEQUENCE_NUMBER");
        assertError(() -> streams.getRecords(r -> r.shardIterator("nonsense")), "Invalid ShardIterator");
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() -> streams.getShardIterator(r ->
                        r.streamArn(arn).shardId("shardId-" + "0".repeat(30)).shardIteratorType("LATEST")));
    }

    @Test
    void createTable_withHalfAStream_isRefused() {
        assertError(
                () -> client.createTable(MusicTable.definition("Half").toBuilder()
                        .streamSpecification(s -> s.streamEnabled(true))
                        .build()),
                "One or more parameter values were invalid: StreamViewType must be specified when StreamEnabled is true");
    }

    @Test
    void concurrentWrites_toOneItem_areToldInTheirOrder() throws InterruptedException {
        List<Thread> writers = List.of(1, 2, 3, 4).stream()
                .map(writer -> Thread.ofVirtual().start(() -> {
                    for (int i = 0; i < 50; i++) {
                        update("ADD plays :one", ":one", 1);
                    }
                }))
                .toList();
        for (Thread writer : writers) {
            writer.join();
        }
        List<Record> records = reader().all();
        assertThat(records).hasSize(200);
        for (int i = 0; i < records.size(); i++) {
            Map<String, AttributeValue> image = records.get(i).dynamodb().newImage();
            assertThat(image).containsEntry("plays", AttributeValue.fromN(String.valueOf(i + 1)));
        }
    }
}
