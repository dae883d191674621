package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@SuppressWarnings("unchecked") // generic varargs of the SDK
class BatchTest {
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static WriteRequest put(Map<String, AttributeValue> item) {
        return WriteRequest.builder().putRequest(p -> p.item(item)).build();
    }

    private static WriteRequest delete(Map<String, AttributeValue> key) {
        return WriteRequest.builder().deleteRequest(d -> d.key(key)).build();
    }

    private static KeysAndAttributes keys(List<Map<String, AttributeValue>> keys) {
        return KeysAndAttributes.builder().keys(keys).build();
    }

    @Test
    void batchWriteItem_putsAndDeletes_areAllDone() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "old")));
        BatchWriteItemResponse response = client.batchWriteItem(r -> r.requestItems(
                        Map.of(TABLE, List.of(put(song("A", "1", "genre", "x", "price", 1)), delete(song("A", "old")))))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .returnItemCollectionMetrics(ReturnItemCollectionMetrics.SIZE));
        assertThat(response.unprocessedItems()).isEmpty();
        assertThat(response.consumedCapacity().getFirst().tableName()).isEqualTo(TABLE);
        // Two writes to the table and two to its global indexes.
        assertThat(response.consumedCapacity().getFirst().capacityUnits()).isEqualTo(4.0);
        assertThat(response.itemCollectionMetrics()).containsOnlyKeys(TABLE);
        assertThat(client.scan(r -> r.tableName(TABLE)).items())
                .containsExactly(song("A", "1", "genre", "x", "price", 1));
    }

    @Test
    void batchWriteItem_badRequests_areRefused() {
        assertError(
                () -> client.batchWriteItem(r -> r.requestItems(Map.of())),
                "The requestItems parameter is required for BatchWriteItem");
        assertError(
                () -> client.batchWriteItem(r ->
                        r.requestItems(Map.of(TABLE, List.of(put(song("A", "1")), delete(song("A", "1")))))),
                "Provided list of item keys contains duplicates");
        assertError(
                () -> client.batchWriteItem(r -> r.requestItems(Map.of(
                        TABLE,
                        IntStream.range(0, 26)
                                .mapToObj(i -> put(song("A", "" + i)))
                                .toList()))),
                "1 validation error detected: Value '{Music=[26 write requests]}' at 'requestItems' failed to satisfy"
                        + " constraint: Map value must satisfy constraint: [Member must have length less than or equal"
                        + " to 25, Member must have length greater than or equal to 1]");
        assertError(
                () -> client.batchWriteItem(r -> r.requestItems(Map.of("Nothing", List.of(put(song("A", "1")))))),
                "ResourceNotFoundException",
                "Requested resource not found");
        assertError(
                () -> client.batchWriteItem(r -> r.requestItems(
                        Map.of(TABLE, List.of(WriteRequest.builder().build())))),
                "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported"
                        + " datatypes");
        assertThat(client.scan(r -> r.tableName(TABLE)).count()).isZero();
    }

    @Test
    void batchGetItem_existingAndMissing_answersWithTheExisting() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "1", "plays", 3)));
        BatchGetItemResponse response = client.batchGetItem(r -> r.requestItems(Map.of(
                        TABLE,
                        KeysAndAttributes.builder()
                                .keys(song("A", "1"), song("A", "2"))
                                .projectionExpression("plays")
                                .consistentRead(true)
                                .build()))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        assertThat(response.responses()).isEqualTo(Map.of(TABLE, List.of(attributes("plays", 3))));
        assertThat(response.unprocessedKeys()).isEmpty();
        assertThat(response.consumedCapacity().getFirst().capacityUnits()).isEqualTo(2.0);
    }

    @Test
    void batchGetItem_over16Megabytes_leavesKeysUnprocessed() {
        String text = "x".repeat(390_000);
        List<Map<String, AttributeValue>> keys =
                IntStream.range(0, 50).mapToObj(i -> song("A", "" + i)).toList();
        for (Map<String, AttributeValue> key : keys) {
            client.putItem(r -> r.tableName(TABLE)
                    .item(song(
                            "A",
                            key.getOrDefault("title", AttributeValue.fromS("")).s(),
                            "text",
                            text)));
        }
        BatchGetItemResponse response = client.batchGetItem(r -> r.requestItems(Map.of(TABLE, keys(keys))));
        int read = response.responses().getOrDefault(TABLE, List.of()).size();
        assertThat(read).isBetween(40, 44);
        assertThat(response.unprocessedKeys()).isEqualTo(Map.of(TABLE, keys(keys.subList(read, 50))));
    }

    @Test
    void batchGetItem_badRequests_areRefused() {
        assertError(
                () -> client.batchGetItem(r -> r.requestItems(Map.of())),
                "The requestItems parameter is required for BatchGetItem");
        assertError(
                () -> client.batchGetItem(r ->
                        r.requestItems(Map.of(TABLE, keys(List.of(song("A", "1"), song("A", "1")))))),
                "Provided list of item keys contains duplicates");
        assertError(
                () -> client.batchGetItem(r -> r.requestItems(Map.of(
                        TABLE,
                        keys(IntStream.range(0, 101)
                                .mapToObj(i -> song("A", "" + i))
                                .toList())))),
                "1 validation error detected: Value at 'RequestItems.Music.member.Keys' failed to satisfy constraint:"
                        + " Member must have length less than or equal to 100");
    }
}
