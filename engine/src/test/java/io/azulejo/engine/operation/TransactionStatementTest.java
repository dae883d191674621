package io.azulejo.engine.operation;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionStatementTest {
    private static final String ONE = " WHERE artist = 'Zeca' AND title = 'Grândola'";
    private static final String TWO = " WHERE artist = 'Zeca' AND title = 'Venham'";

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
        client.putItem(r -> r.tableName(TABLE).item(song("Zeca", "Grândola", "rating", 9)));
        client.putItem(r -> r.tableName(TABLE).item(song("Zeca", "Venham", "rating", 5)));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static List<ParameterizedStatement> statements(String... texts) {
        return Arrays.stream(texts)
                .map(text -> ParameterizedStatement.builder().statement(text).build())
                .toList();
    }

    private ExecuteTransactionResponse run(String... texts) {
        return client.executeTransaction(r -> r.transactStatements(statements(texts)));
    }

    private List<CancellationReason> reasons(String... texts) {
        TransactionCanceledException cancelled =
                catchThrowableOfType(TransactionCanceledException.class, () -> run(texts));
        assertThat(cancelled).isNotNull();
        return cancelled.cancellationReasons();
    }

    private Map<String, AttributeValue> stored(String title) {
        return client.getItem(r -> r.tableName(TABLE).key(song("Zeca", title))).item();
    }

    @Test
    void transaction_writes_allAreMade() {
        ExecuteTransactionResponse answer = run(
                "INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'Traz'}",
                "UPDATE Music SET rating = rating + 1" + ONE,
                "DELETE FROM Music" + TWO);

        assertThat(answer.responses()).hasSize(3).allMatch(response -> !response.hasItem());
        assertThat(stored("Traz")).isNotEmpty();
        assertThat(stored("Grândola")).containsEntry("rating", AttributeValue.fromN("10"));
        assertThat(stored("Venham")).isEmpty();
    }

    @Test
    void transaction_oneWriteFails_noneIsMadeAndReasonsSayWhy() {
        List<CancellationReason> reasons = reasons(
                "INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'Traz'}",
                "INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'Grândola'}",
                "UPDATE Music SET rating = 1" + TWO + " AND rating = 7");

        assertThat(reasons)
                .extracting(CancellationReason::code)
                .containsExactly("None", "DuplicateItem", "ConditionalCheckFailed");
        assertThat(reasons)
                .extracting(CancellationReason::message)
                .containsExactly(null, "Duplicate primary key exists in table", "The conditional request failed");
        assertThat(stored("Traz")).isEmpty();
    }

    @Test
    void transaction_failedCondition_showsTheItemIfAsked() {
        TransactionCanceledException cancelled = catchThrowableOfType(
                TransactionCanceledException.class,
                () -> client.executeTransaction(r -> r.transactStatements(ParameterizedStatement.builder()
                        .statement("UPDATE Music SET rating = ?" + ONE + " AND rating = ?")
                        .parameters(AttributeValue.fromN("1"), AttributeValue.fromN("2"))
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                        .build())));

        assertThat(cancelled.cancellationReasons().getFirst().item()).isEqualTo(song("Zeca", "Grândola", "rating", 9));
    }

    @Test
    void transaction_exists_guardsTheOtherWrites() {
        run("EXISTS(SELECT * FROM Music" + ONE + " AND awards IS MISSING)", "UPDATE Music SET rating = 1" + TWO);
        assertThat(stored("Venham")).containsEntry("rating", AttributeValue.fromN("1"));

        assertThat(reasons(
                        "EXISTS(SELECT * FROM Music" + ONE + " AND rating = 1)", "UPDATE Music SET rating = 2" + TWO))
                .extracting(CancellationReason::code)
                .containsExactly("ConditionalCheckFailed", "None");
        assertThat(stored("Venham")).containsEntry("rating", AttributeValue.fromN("1"));
    }

    @Test
    void transaction_reads_answersWithTheItems() {
        ExecuteTransactionResponse answer = client.executeTransaction(r -> r.transactStatements(statements(
                        "SELECT rating FROM Music" + ONE,
                        "SELECT * FROM Music WHERE title = 'Nope' AND artist IN ['Zeca']"))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));

        assertThat(answer.responses().getFirst().item()).containsOnly(Map.entry("rating", AttributeValue.fromN("9")));
        assertThat(answer.responses().get(1).hasItem()).isFalse();
        assertThat(answer.consumedCapacity().getFirst().readCapacityUnits()).isEqualTo(4.0);
    }

    @Test
    void transaction_sameTokenAgain_isNotRunTwice() {
        List<ParameterizedStatement> increment = statements("UPDATE Music SET rating = rating + 1" + ONE);
        ConsumedCapacity first = withToken(increment);
        ConsumedCapacity again = withToken(increment);

        assertThat(stored("Grândola")).containsEntry("rating", AttributeValue.fromN("10"));
        assertThat(first.writeCapacityUnits()).isEqualTo(2.0);
        assertThat(first.readCapacityUnits()).isNull();
        assertThat(again.readCapacityUnits()).isEqualTo(2.0);
        assertThat(again.writeCapacityUnits()).isNull();
        assertThatThrownBy(() -> withToken(statements("UPDATE Music SET rating = 1" + ONE)))
                .isInstanceOf(IdempotentParameterMismatchException.class);
    }

    private ConsumedCapacity withToken(List<ParameterizedStatement> statements) {
        return client.executeTransaction(r -> r.transactStatements(statements)
                        .clientRequestToken("token")
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "UPDATE Music SET a = 1 WHERE artist = 'x' AND title = 'y' RETURNING ALL NEW * | RETURNING clause is not supported in ExecuteTransaction.",
                "SELECT * FROM \"Music\".\"by-genre\" WHERE genre = 'x' | Reads on indices are not supported within transactions.",
                "SELECT * FROM Music WHERE artist = 'x' | Select statements within ExecuteTransaction must specify the primary key in the where clause.",
                "SELECT * FROM Music WHERE artist = 'x' AND title = 'y' AND rating = 1 | Select statements within ExecuteTransaction must specify the primary key in the where clause.",
                "SELECT * FROM Music WHERE artist IN ['x', 'x'] AND title = 'y' | Overlapping conditions with range keys are not supported in where clause",
                "EXISTS(SELECT * FROM Music WHERE artist = 'x' AND title = 'y') | EXISTS() must contain a single item read with additional condition",
                "EXISTS(SELECT * FROM Music WHERE artist IN ['x'] AND title = 'y' AND a = 1) | EXISTS() must contain a single item read with additional condition",
                "SELECT * FROM Music WHERE | Statement wasn't well formed, can't be processed: Unexpected term",
                "UPDATE \"Music\".\"by-genre\" SET a = 1 WHERE artist = 'x' | This operation is not supported on an index"
            })
    void transaction_statementThatMayNotStandInOne_refusedWithItsPlace(String statement, String text) {
        assertThatThrownBy(() -> run(statement))
                .hasMessageStartingWith("Validation failed in TransactStatements[0]: " + text + " (Service");
    }

    @Test
    void transaction_keysThatDoNotFit_cancelIt() {
        String mismatch = "The provided key element does not match the schema";
        List<CancellationReason> reasons = reasons(
                "UPDATE Music SET a = 1 WHERE artist = 'Zeca'",
                "UPDATE Music SET a = 1 WHERE artist = 'Zeca' AND title = 1",
                "UPDATE Music SET a = 1" + ONE + " AND artist = 'Amália'",
                "UPDATE Music SET a = 1" + ONE,
                "INSERT INTO Music VALUE {'artist': 'x'}");

        assertThat(reasons)
                .extracting(CancellationReason::code)
                .containsExactly("ValidationError", "ValidationError", "ValidationError", "None", "ValidationError");
        assertThat(reasons)
                .extracting(CancellationReason::message)
                .containsExactly(
                        mismatch,
                        mismatch,
                        mismatch,
                        null,
                        "One or more parameter values were invalid: Missing the key title in the item");
        assertThat(reasons("SELECT * FROM Music" + ONE, "SELECT * FROM Music WHERE artist = 1 AND title = 'x'"))
                .extracting(CancellationReason::code)
                .containsExactly("None", "ValidationError");
    }

    @Test
    void transaction_missingTable_cancelsItUnlessAnotherStatementIsRefused() {
        assertThat(reasons("SELECT * FROM Music" + ONE, "SELECT * FROM Nope WHERE artist = 'x'"))
                .extracting(CancellationReason::code)
                .containsExactly("None", "ResourceNotFound");
        assertThatThrownBy(() ->
                        run("DELETE FROM Nope WHERE artist = 'x'", "DELETE FROM Music" + ONE + " RETURNING ALL OLD *"))
                .hasMessageStartingWith("Validation failed in TransactStatements[1]: RETURNING");
    }

    @Test
    void transaction_sameItemTwiceOrMixedOrNone_refused() {
        assertThatThrownBy(() -> run("SELECT * FROM Music" + ONE, "SELECT rating FROM Music" + ONE))
                .hasMessageStartingWith("Transaction request cannot include multiple operations on one item");
        assertThatThrownBy(() -> run("SELECT * FROM Music" + ONE, "DELETE FROM Music" + TWO))
                .hasMessageStartingWith("ExecuteTransaction API does not support both read and write operations in the"
                        + " same request.");
        assertThatThrownBy(() -> client.executeTransaction(r -> r.transactStatements(List.of())))
                .hasMessageContaining(
                        "Value '[]' at 'transactStatements' failed to satisfy constraint: Member must have"
                                + " length greater than or equal to 1");
    }
}
