package io.azulejo.engine.fault;

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
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@SuppressWarnings("unchecked") // generic varargs of the SDK
class FaultsTest {
    private final ManualClock clock = new ManualClock();
    private final ScriptedFaults script = new ScriptedFaults();
    private final EmbeddedDynamoDb client = client(builder -> builder.withoutRetries());

    private EmbeddedDynamoDb client(UnaryOperator<EmbeddedDynamoDb.Builder> more) {
        return more.apply(EmbeddedDynamoDb.builder()
                        .options(EngineOptions.DEFAULT
                                .withClock(clock)
                                .withFaults(Faults.by(script).withIndexLag(Duration.ofSeconds(5)))))
                .build();
    }

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(String title) {
        client.putItem(r -> r.tableName(TABLE).item(song("A", title, "genre", "g", "price", 1)));
    }

    private int inIndex() {
        return client.query(r -> r.tableName(TABLE)
                        .indexName("by-genre")
                        .keyConditionExpression("genre = :g")
                        .expressionAttributeValues(attributes(":g", "g")))
                .count();
    }

    @Test
    void throttling_byScript_strikesWhatItNames() {
        script.inject(FaultKind.THROTTLING, "PutItem", 1, 1);
        put("1");
        assertThatThrownBy(() -> put("2"))
                .isInstanceOf(ProvisionedThroughputExceededException.class)
                .hasMessageContaining("The level of configured provisioned throughput for the table was exceeded");
        put("2");
        assertThat(inIndex()).isEqualTo(2);
    }

    @Test
    void throttling_withRetries_isNotSeen() {
        try (EmbeddedDynamoDb patient = client(builder -> builder)) {
            MusicTable.create(patient);
            script.inject(FaultKind.THROTTLING, "PutItem", 2);
            patient.putItem(r -> r.tableName(TABLE).item(song("A", "1")));
            script.inject(FaultKind.THROTTLING, "PutItem", 20);
            assertThatThrownBy(() -> patient.putItem(r -> r.tableName(TABLE).item(song("A", "2"))))
                    .isInstanceOf(ProvisionedThroughputExceededException.class);
        }
    }

    @Test
    void conflicts_cancelTransactionsAndRefuseWrites() {
        script.inject(FaultKind.TRANSACTION_CONFLICT, "TransactWriteItems", 1)
                .inject(FaultKind.TRANSACTION_CONFLICT, "UpdateItem", 1);
        TransactWriteItem put = TransactWriteItem.builder()
                .put(p -> p.tableName(TABLE).item(song("A", "1")))
                .build();
        TransactionCanceledException cancelled = catchThrowableOfType(
                TransactionCanceledException.class, () -> client.transactWriteItems(r -> r.transactItems(put)));
        assertThat(cancelled.cancellationReasons())
                .extracting(CancellationReason::code)
                .containsExactly("TransactionConflict");
        client.transactWriteItems(r -> r.transactItems(put));
        assertThatThrownBy(() -> client.updateItem(r -> r.tableName(TABLE).key(song("A", "1"))))
                .isInstanceOf(TransactionConflictException.class);
    }

    @Test
    void unprocessed_leavesHalfOfABatch() {
        script.inject(FaultKind.UNPROCESSED, "BatchWriteItem", 1).inject(FaultKind.UNPROCESSED, "BatchGetItem", 1);
        List<WriteRequest> writes = List.of(
                WriteRequest.builder().putRequest(p -> p.item(song("A", "1"))).build(),
                WriteRequest.builder().putRequest(p -> p.item(song("A", "2"))).build(),
                WriteRequest.builder().putRequest(p -> p.item(song("A", "3"))).build());
        var left = client.batchWriteItem(r -> r.requestItems(Map.of(TABLE, writes)))
                .unprocessedItems();
        assertThat(left).isEqualTo(Map.of(TABLE, writes.subList(1, 3)));
        assertThat(client.scan(r -> r.tableName(TABLE)).count()).isEqualTo(1);
        client.batchWriteItem(r -> r.requestItems(left));
        KeysAndAttributes keys =
                KeysAndAttributes.builder().keys(song("A", "1"), song("A", "2")).build();
        var read = client.batchGetItem(r -> r.requestItems(Map.of(TABLE, keys)));
        assertThat(read.responses()).isEqualTo(Map.of(TABLE, List.of(song("A", "1"))));
        assertThat(read.unprocessedKeys())
                .isEqualTo(Map.of(
                        TABLE, KeysAndAttributes.builder().keys(song("A", "2")).build()));
    }

    @Test
    void shortPage_saysThatThereIsMore() {
        put("1");
        put("2");
        script.inject(FaultKind.SHORT_PAGE, "Scan", 1);
        var page = client.scan(r -> r.tableName(TABLE));
        assertThat(page.count()).isEqualTo(1);
        var rest = client.scan(r -> r.tableName(TABLE).exclusiveStartKey(page.lastEvaluatedKey()));
        assertThat(rest.count()).isEqualTo(1);
        assertThat(rest.hasLastEvaluatedKey()).isFalse();
    }

    @Test
    void indexLag_showsThePastUntilTheClockIsTurned() {
        put("1");
        script.inject(FaultKind.INDEX_LAG, "Commit", 2);
        put("2");
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "1")));
        assertThat(client.getItem(r -> r.tableName(TABLE).key(song("A", "2"))).hasItem())
                .isTrue();
        var lagging = client.query(r -> r.tableName(TABLE)
                .indexName("by-genre")
                .keyConditionExpression("genre = :g")
                .expressionAttributeValues(attributes(":g", "g")));
        assertThat(lagging.items()).containsExactly(song("A", "1", "genre", "g", "price", 1));
        clock.advance(Duration.ofSeconds(5));
        assertThat(client.query(r -> r.tableName(TABLE)
                                .indexName("by-genre")
                                .keyConditionExpression("genre = :g")
                                .expressionAttributeValues(attributes(":g", "g")))
                        .items())
                .containsExactly(song("A", "2", "genre", "g", "price", 1));
    }

    @Test
    void randomFaults_sameSeed_strikeTheSame() {
        assertThat(strikes(7)).isEqualTo(strikes(7)).isNotEqualTo(strikes(8)).contains(true, false);
        assertThatThrownBy(() -> new RandomFaults(1, Map.of(FaultKind.SLOW, 1.5)))
                .hasMessage("The rate of SLOW is 1.5; it must be from 0 to 1");
    }

    private static List<Boolean> strikes(long seed) {
        FaultPlan plan = new RandomFaults(seed, Map.of(FaultKind.THROTTLING, 0.3));
        List<Boolean> strikes = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            strikes.add(plan.injects(FaultKind.THROTTLING, "PutItem"));
        }
        return strikes;
    }
}
