package io.azulejo.engine.operation;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DuplicateItemException;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class WriteStatementTest {
    private static final String KEY = " WHERE artist = 'Zeca' AND title = 'Grândola'";

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
        client.putItem(r -> r.tableName(TABLE).item(song("Zeca", "Grândola", "rating", 9, "label", "Orfeu")));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private ExecuteStatementResponse run(String statement) {
        return client.executeStatement(r -> r.statement(statement));
    }

    private Map<String, AttributeValue> stored(String title) {
        return client.getItem(r -> r.tableName(TABLE).key(song("Zeca", title))).item();
    }

    @Test
    void insert_newKey_putsTheItemAndItsIndexEntries() {
        ExecuteStatementResponse answer = client.executeStatement(r -> r.statement(
                        "INSERT INTO \"Music\" VALUE {'artist': 'Zeca', 'title': ?, 'genre': 'fado', 'price': 3}")
                .parameters(AttributeValue.fromS("Venham"))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES));

        assertThat(answer.hasItems()).isTrue();
        assertThat(answer.items()).isEmpty();
        assertThat(answer.consumedCapacity().globalSecondaryIndexes()).containsOnlyKeys("by-genre", "by-genre-short");
        assertThat(stored("Venham")).isEqualTo(song("Zeca", "Venham", "genre", "fado", "price", 3));
        assertThat(run("SELECT * FROM \"Music\".\"by-genre\" WHERE genre = 'fado'")
                        .items())
                .hasSize(1);
    }

    @Test
    void insert_existingKey_isADuplicateAndChangesNothing() {
        assertThatThrownBy(() -> run("INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'Grândola'}"))
                .isInstanceOf(DuplicateItemException.class)
                .hasMessageStartingWith("Duplicate primary key exists in table");
        assertThat(stored("Grândola")).containsKey("rating");
    }

    @Test
    void update_existingItem_changesItIfTheClauseHolds() {
        run("UPDATE Music SET rating = rating + 1 REMOVE label" + KEY + " AND rating = 9");

        assertThat(stored("Grândola")).isEqualTo(song("Zeca", "Grândola", "rating", 10));
    }

    @Test
    void update_missingItemOrFailingClause_failsItsCondition() {
        assertThatThrownBy(() -> run("UPDATE Music SET rating = 1 WHERE artist = 'Zeca' AND title = 'Nope'"))
                .isInstanceOf(ConditionalCheckFailedException.class);
        assertThat(stored("Nope")).isEmpty();
        ConditionalCheckFailedException failed = catchThrowableOfType(
                ConditionalCheckFailedException.class,
                () -> client.executeStatement(r -> r.statement("UPDATE Music SET rating = 1" + KEY + " AND rating = 1")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)));
        assertThat(failed.item()).containsEntry("rating", AttributeValue.fromN("9"));
    }

    @ParameterizedTest
    @CsvSource({"ALL OLD, 9, true", "ALL NEW, 1, true", "MODIFIED OLD, 9, false", "MODIFIED NEW, 1, false"})
    void update_returning_answersWithThatVersion(String returning, String rating, boolean all) {
        ExecuteStatementResponse answer = run("UPDATE Music SET rating = 1" + KEY + " RETURNING " + returning + " *");

        assertThat(answer.items()).hasSize(1);
        assertThat(answer.items().getFirst()).containsEntry("rating", AttributeValue.fromN(rating));
        assertThat(answer.items().getFirst().containsKey("label")).isEqualTo(all);
    }

    @Test
    void update_nothingLeftToReturn_answersWithNoItem() {
        assertThat(run("UPDATE Music REMOVE label" + KEY + " RETURNING MODIFIED NEW *")
                        .items())
                .isEmpty();
    }

    @Test
    void delete_existingItem_removesItIfTheClauseHolds() {
        assertThatThrownBy(() -> run("DELETE FROM Music" + KEY + " AND rating = 1"))
                .isInstanceOf(ConditionalCheckFailedException.class);
        assertThat(run("DELETE FROM Music" + KEY + " AND rating = 9 RETURNING ALL OLD *")
                        .items())
                .containsExactly(song("Zeca", "Grândola", "rating", 9, "label", "Orfeu"));
        assertThat(stored("Grândola")).isEmpty();
    }

    @Test
    void delete_missingItem_isFineWhateverTheClauseSays() {
        assertThat(run("DELETE FROM Music WHERE artist = 'Zeca' AND title = 'Nope' AND rating = 1 RETURNING ALL OLD *")
                        .items())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "DELETE FROM Music | Where clause does not contain a mandatory equality on all key attributes",
                "DELETE FROM Music WHERE artist = 'Zeca' | Where clause does not contain a mandatory equality on all key attributes",
                "UPDATE Music SET a = 1 WHERE artist IN ['Zeca'] AND title = 'x' | Where clause does not contain a mandatory equality on all key attributes",
                "UPDATE Music SET a = 1 WHERE artist = 'Zeca' AND title = 'x' OR rating = 1 | Where clause does not contain a mandatory equality on all key attributes",
                "UPDATE Music SET a = 1 WHERE artist = 'Zeca' AND title = 'x' AND artist = 'Amália' | Multiple conditions on same key artist. Only single item Update/Insert/Delete are supported",
                "UPDATE Music SET title = 'y' WHERE artist = 'Zeca' AND title = 'x' | One or more parameter values were invalid: Cannot update attribute title. This attribute is part of the key",
                "UPDATE Music SET a = nope WHERE artist = 'Zeca' AND title = 'Grândola' | The provided expression refers to an attribute that does not exist in the item",
                "INSERT INTO Music VALUE {'artist': 'Zeca'} | One or more parameter values were invalid: Missing the key title in the item",
                "INSERT INTO Music VALUE {'artist': 'Zeca', 'title': 'x', 'genre': 1} | One or more parameter values were invalid: Type mismatch for Index Key genre Expected: S Actual: N IndexName: by-genre",
                "EXISTS(SELECT * FROM Music WHERE artist = 'Zeca' AND title = 'x' AND rating = 1) | EXISTS can only be used in ExecuteTransaction write requests."
            })
    void write_statementThatNamesNoSingleItemOrABadOne_refused(String statement, String text) {
        assertThatThrownBy(() -> run(statement)).hasMessageStartingWith(text + " (Service");
    }

    @Test
    void update_keyGivenInGroups_isRead() {
        run("UPDATE Music SET rating = 3 WHERE (title = 'Grândola' AND artist = 'Zeca') AND (label = 'Orfeu')");

        assertThat(stored("Grândola")).containsEntry("rating", AttributeValue.fromN("3"));
    }

    @Test
    void update_setsAndLists_changeInPlace() {
        run("UPDATE Music SET tags = set_add(tags, <<'live'>>), takes = [1]" + KEY);
        run("UPDATE Music SET tags = set_add(tags, <<'mono'>>) SET takes = list_append(takes, [<<2>>])" + KEY);
        run("UPDATE Music SET tags = set_delete(tags, <<'live'>>) REMOVE takes[0]" + KEY);

        assertThat(stored("Grândola")).containsEntry("tags", AttributeValue.fromSs(List.of("mono")));
        assertThat(stored("Grândola"))
                .containsEntry("takes", AttributeValue.fromL(List.of(AttributeValue.fromNs(List.of("2")))));
    }
}
