package io.azulejo.engine.operation;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementErrorCodeEnum;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class BatchStatementTest {
    private static final String NO_KEY =
            "Select statements within BatchExecuteStatement must specify the primary key in the where clause.";

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
        client.putItem(
                r -> r.tableName(TABLE).item(song("Zeca", "Grândola", "rating", 9, "genre", "song", "price", 1)));
        client.putItem(r -> r.tableName(TABLE).item(song("Zeca", "Venham", "rating", 5)));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static BatchStatementRequest statement(String text, AttributeValue... parameters) {
        return BatchStatementRequest.builder()
                .statement(text)
                .parameters(parameters.length == 0 ? null : List.of(parameters))
                .build();
    }

    private List<BatchStatementResponse> run(BatchStatementRequest... statements) {
        return client.batchExecuteStatement(r -> r.statements(statements)).responses();
    }

    private List<BatchStatementResponse> run(String... statements) {
        return run(Arrays.stream(statements).map(text -> statement(text)).toArray(BatchStatementRequest[]::new));
    }

    private static void assertFailed(
            BatchStatementResponse response, BatchStatementErrorCodeEnum code, String message) {
        assertThat(response.error()).as("error of %s", response).isNotNull();
        assertThat(response.error().code()).isEqualTo(code);
        assertThat(response.error().message()).isEqualTo(message);
        assertThat(response.hasItem()).isFalse();
    }

    @Test
    void batch_selects_answersWithOneItemEach() {
        List<BatchStatementResponse> responses = run(
                statement(
                        "SELECT title FROM Music WHERE artist = ? AND title = 'Venham'", AttributeValue.fromS("Zeca")),
                statement("SELECT * FROM Music WHERE artist IN ['Zeca'] AND title = 'Nope'"));

        assertThat(responses.getFirst().item()).containsOnlyKeys("title");
        assertThat(responses.get(1).hasItem()).isFalse();
        assertThat(responses).allSatisfy(response -> {
            assertThat(response.error()).isNull();
            assertThat(response.tableName()).isEqualTo(TABLE);
        });
    }

    @Test
    void batch_writes_eachOnItsOwn() {
        List<BatchStatementResponse> responses = run(
                "INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'Grândola'}",
                "UPDATE Music SET rating = 1 WHERE artist = 'Zeca' AND title = 'Venham' AND rating = 7",
                "UPDATE Music SET rating = 10 WHERE artist = 'Zeca' AND title = 'Grândola' RETURNING MODIFIED NEW *",
                "SLECT * FROM Music",
                "DELETE FROM Nope WHERE artist = 'Zeca'",
                "UPDATE Music SET rating = 1 WHERE artist = 'Zeca'");

        assertFailed(
                responses.get(0), BatchStatementErrorCodeEnum.DUPLICATE_ITEM, "Duplicate primary key exists in table");
        assertFailed(
                responses.get(1),
                BatchStatementErrorCodeEnum.CONDITIONAL_CHECK_FAILED,
                "The conditional request failed");
        assertThat(responses.get(2).item()).containsOnly(Map.entry("rating", AttributeValue.fromN("10")));
        assertFailed(
                responses.get(3),
                BatchStatementErrorCodeEnum.VALIDATION_ERROR,
                "Statement wasn't well formed, can't be processed: Expected data manipulation");
        assertFailed(responses.get(4), BatchStatementErrorCodeEnum.RESOURCE_NOT_FOUND, "Requested resource not found");
        assertFailed(
                responses.get(5),
                BatchStatementErrorCodeEnum.VALIDATION_ERROR,
                "Where clause does not contain a mandatory equality on all key attributes");
        assertThat(responses)
                .extracting(BatchStatementResponse::tableName)
                .containsExactly(TABLE, TABLE, TABLE, null, null, null);
    }

    @Test
    void batch_selectOfAnythingButOneItem_refusedOnItsOwn() {
        List<BatchStatementResponse> responses = run(
                "SELECT * FROM Music WHERE artist = 'Zeca'",
                "SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'Venham' AND rating = 5",
                "SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'Venham' AND artist = 'Amália'",
                "SELECT * FROM \"Music\".\"by-genre\" WHERE genre = 'song'",
                "SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'Venham'");

        for (BatchStatementResponse response : responses.subList(0, 4)) {
            assertFailed(response, BatchStatementErrorCodeEnum.VALIDATION_ERROR, NO_KEY);
        }
        assertThat(responses.getLast().hasItem()).isTrue();
    }

    @Test
    void batch_failedCondition_showsTheItemIfAsked() {
        BatchStatementResponse response = run(BatchStatementRequest.builder()
                        .statement("DELETE FROM Music WHERE artist = 'Zeca' AND title = 'Venham' AND rating = 7")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                        .build())
                .getFirst();

        assertThat(response.error().item()).isEqualTo(song("Zeca", "Venham", "rating", 5));
    }

    @Test
    void batch_consumedCapacity_addsUpByTable() {
        BatchExecuteStatementResponse answer = client.batchExecuteStatement(r -> r.statements(
                        statement("SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'Venham'"),
                        BatchStatementRequest.builder()
                                .statement("SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'Grândola'")
                                .consistentRead(true)
                                .build())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));

        assertThat(answer.consumedCapacity()).hasSize(1);
        assertThat(answer.consumedCapacity().getFirst().capacityUnits()).isEqualTo(1.5);
    }

    @Test
    void batch_parameterThatIsNoValue_failsItsStatement() {
        assertFailed(
                run(statement(
                                "UPDATE Music SET x = ? WHERE artist = 'Zeca' AND title = 'Venham'",
                                AttributeValue.fromSs(List.of())))
                        .getFirst(),
                BatchStatementErrorCodeEnum.VALIDATION_ERROR,
                "One or more parameter values were invalid: An string set  may not be empty");
    }

    @Test
    void batch_noneOrTooManyOrMixed_refused() {
        assertThatThrownBy(() -> client.batchExecuteStatement(r -> r.statements(List.of())))
                .hasMessageContaining("Value '[]' at 'statements' failed to satisfy constraint: Member must have length"
                        + " greater than or equal to 1");
        BatchStatementRequest select = statement("SELECT * FROM Music WHERE artist = 'a' AND title = 'b'");
        assertThatThrownBy(() -> client.batchExecuteStatement(r -> r.statements(Collections.nCopies(26, select))))
                .hasMessageContaining("Member must have length less than or equal to 25");
        assertThatThrownBy(() -> run(select, statement("DELETE FROM Music WHERE artist = 'a' AND title = 'b'")))
                .hasMessageContaining("does not support both read and write operations");
    }
}
