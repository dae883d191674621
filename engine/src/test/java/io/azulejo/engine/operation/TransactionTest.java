package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionTest {
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

    private static TransactWriteItem put(Map<String, AttributeValue> item) {
        return TransactWriteItem.builder()
                .put(p -> p.tableName(TABLE).item(item))
                .build();
    }

    private static TransactWriteItem putNew(Map<String, AttributeValue> item) {
        return TransactWriteItem.builder()
                .put(p -> p.tableName(TABLE)
                        .item(item)
                        .conditionExpression("attribute_not_exists(artist)")
                        .returnValuesOnConditionCheckFailure("ALL_OLD"))
                .build();
    }

    private static TransactWriteItem play(String artist, String title) {
        return TransactWriteItem.builder()
                .update(u -> u.tableName(TABLE)
                        .key(song(artist, title))
                        .updateExpression("ADD plays :one")
                        .expressionAttributeValues(attributes(":one", 1)))
                .build();
    }

    private List<Map<String, AttributeValue>> all() {
        return client.query(r -> r.tableName(TABLE)
                        .keyConditionExpression("artist = :a")
                        .expressionAttributeValues(attributes(":a", "A")))
                .items();
    }

    @Test
    void transactWriteItems_everyAction_isDoneTogether() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "3")));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "4")));
        var response = client.transactWriteItems(r -> r.transactItems(
                        put(song("A", "1")),
                        play("A", "2"),
                        TransactWriteItem.builder()
                                .delete(d -> d.tableName(TABLE).key(song("A", "3")))
                                .build(),
                        TransactWriteItem.builder()
                                .conditionCheck(c -> c.tableName(TABLE)
                                        .key(song("A", "4"))
                                        .conditionExpression("attribute_exists(artist)"))
                                .build())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        assertThat(all()).containsExactly(song("A", "1"), song("A", "2", "plays", 1), song("A", "4"));
        assertThat(response.consumedCapacity().getFirst().capacityUnits()).isEqualTo(8.0);
        assertThat(response.consumedCapacity().getFirst().writeCapacityUnits()).isEqualTo(8.0);
    }

    @Test
    void transactWriteItems_oneFails_nothingIsDoneAndReasonsAreInOrder() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "2", "plays", 7)));
        TransactionCanceledException cancelled = catchThrowableOfType(
                TransactionCanceledException.class,
                () -> client.transactWriteItems(r -> r.transactItems(
                        put(song("A", "1")),
                        putNew(song("A", "2")),
                        TransactWriteItem.builder()
                                .update(u ->
                                        u.tableName(TABLE).key(song("A", "3")).updateExpression("SET x = y"))
                                .build())));
        assertThat(cancelled.awsErrorDetails().errorMessage())
                .isEqualTo("Transaction cancelled, please refer cancellation reasons for specific reasons"
                        + " [None, ConditionalCheckFailed, ValidationError]");
        assertThat(cancelled.cancellationReasons())
                .containsExactly(
                        CancellationReason.builder().code("None").build(),
                        CancellationReason.builder()
                                .code("ConditionalCheckFailed")
                                .message("The conditional request failed")
                                .item(song("A", "2", "plays", 7))
                                .build(),
                        CancellationReason.builder()
                                .code("ValidationError")
                                .message("The provided expression refers to an attribute that does not exist in the"
                                        + " item")
                                .build());
        assertThat(all()).containsExactly(song("A", "2", "plays", 7));
    }

    @Test
    void transactWriteItems_sameToken_isDoneOnceForTenMinutes() {
        TransactWriteItem play = play("A", "1");
        for (int i = 0; i < 3; i++) {
            client.transactWriteItems(r -> r.transactItems(play).clientRequestToken("token"));
        }
        assertThat(all()).containsExactly(song("A", "1", "plays", 1));
        assertError(
                () -> client.transactWriteItems(
                        r -> r.transactItems(play("A", "2")).clientRequestToken("token")),
                "IdempotentParameterMismatchException",
                "The client request token was already used for a different request");
        clock.advance(Duration.ofMinutes(11));
        client.transactWriteItems(r -> r.transactItems(play).clientRequestToken("token"));
        assertThat(all()).containsExactly(song("A", "1", "plays", 2));
    }

    @Test
    void transactWriteItems_sameTokenAndSetsInAnotherOrder_isTheSameTransaction() {
        for (List<String> moods : List.of(List.of("sad", "slow"), List.of("slow", "sad"))) {
            client.transactWriteItems(r -> r.transactItems(put(song("A", "1", "moods", AttributeValue.fromSs(moods))))
                    .clientRequestToken("token"));
        }
        assertThat(all()).hasSize(1);
    }

    @Test
    void transactWriteItems_cancelled_leavesItsTokenFree() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "1")));
        assertThatThrownBy(() -> client.transactWriteItems(
                        r -> r.transactItems(putNew(song("A", "1"))).clientRequestToken("token")))
                .isInstanceOf(TransactionCanceledException.class);
        client.transactWriteItems(r -> r.transactItems(play("A", "2")).clientRequestToken("token"));
        assertThat(all()).hasSize(2);
    }

    @Test
    void sweep_oldTokens_areForgotten() {
        client.transactWriteItems(r -> r.transactItems(play("A", "1")).clientRequestToken("token"));
        clock.advance(Duration.ofMinutes(11));
        client.engine().sweep();
        client.transactWriteItems(r -> r.transactItems(play("A", "2")).clientRequestToken("token"));
        assertThat(all()).hasSize(2);
    }

    @Test
    void transactWriteItems_badRequests_areRefused() {
        assertError(
                () -> client.transactWriteItems(r -> r.transactItems(List.of())),
                "1 validation error detected: Value '[]' at 'transactItems' failed to satisfy constraint: Member must"
                        + " have length greater than or equal to 1");
        assertError(
                () -> client.transactWriteItems(r -> r.transactItems(put(song("A", "1")), play("A", "1"))),
                "Transaction request cannot include multiple operations on one item");
        assertError(
                () -> client.transactWriteItems(
                        r -> r.transactItems(TransactWriteItem.builder().build())),
                "TransactItems can only contain one of Check, Put, Update or Delete");
        assertError(
                () -> client.transactWriteItems(r -> r.transactItems(TransactWriteItem.builder()
                        .put(p -> p.tableName("Nothing").item(song("A", "1")))
                        .build())),
                "ResourceNotFoundException",
                "Requested resource not found");
        assertError(
                () -> client.transactWriteItems(r -> r.transactItems(TransactWriteItem.builder()
                        .conditionCheck(c -> c.tableName(TABLE).key(song("A", "1")))
                        .build())),
                "1 validation error detected: Value null at 'transactItems.1.member.conditionCheck.conditionExpression'"
                        + " failed to satisfy constraint: Member must not be null");
    }

    private static TransactGetItem get(Map<String, AttributeValue> key) {
        return TransactGetItem.builder().get(g -> g.tableName(TABLE).key(key)).build();
    }

    @Test
    void transactGetItems_existingAndMissing_answerInOrder() {
        client.putItem(r -> r.tableName(TABLE).item(song("A", "2", "plays", 7)));
        var response = client.transactGetItems(r -> r.transactItems(get(song("A", "1")), get(song("A", "2")))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        assertThat(response.responses().get(0).hasItem()).isFalse();
        assertThat(response.responses().get(1).item()).isEqualTo(song("A", "2", "plays", 7));
        assertThat(response.consumedCapacity().getFirst().readCapacityUnits()).isEqualTo(4.0);
    }

    @Test
    void transactGetItems_ofMoreThanFourMegabytes_areRefused() {
        List<TransactGetItem> gets = new ArrayList<>();
        for (int i = 0; i < 11; i++) {
            var item = song("A", Integer.toString(i), "lyrics", "l".repeat(390_000));
            client.putItem(r -> r.tableName(TABLE).item(item));
            gets.add(get(song("A", Integer.toString(i))));
        }
        assertError(
                () -> client.transactGetItems(r -> r.transactItems(gets)),
                "The aggregate size of the items in the transaction exceeded 4 MB");
        assertThat(client.transactGetItems(r -> r.transactItems(gets.subList(0, 10)))
                        .responses())
                .hasSize(10);
    }

    @Test
    void transactGetItems_badKey_cancels() {
        TransactionCanceledException cancelled = catchThrowableOfType(
                TransactionCanceledException.class,
                () -> client.transactGetItems(
                        r -> r.transactItems(get(song("A", "1")), get(attributes("artist", "A")))));
        assertThat(cancelled.cancellationReasons())
                .extracting(CancellationReason::code)
                .containsExactly("None", "ValidationError");
        assertError(
                () -> client.transactGetItems(r -> r.transactItems(get(song("A", "1")), get(song("A", "1")))),
                "Transaction request cannot include multiple operations on one item");
    }
}
