package io.azulejo.engine.operation;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

class SelectStatementTest {
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
        for (String artist : List.of("Amália", "Zeca")) {
            for (int i = 1; i <= 3; i++) {
                put(song(artist, "Song " + i, "year", 1960 + i, "genre", "fado", "price", i, "rating", i));
            }
        }
        put(song("Amália", "Unsold", "rating", 9));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    private ExecuteStatementResponse run(String statement, AttributeValue... parameters) {
        return client.executeStatement(r -> r.statement(statement)
                .parameters(parameters.length == 0 ? null : List.of(parameters))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES));
    }

    private static List<String> titles(ExecuteStatementResponse response) {
        return response.items().stream()
                .map(item -> requireNonNull(item.get("artist")).s() + "/"
                        + requireNonNull(item.get("title")).s())
                .toList();
    }

    private static void assertRefused(Runnable call, String text) {
        assertThatThrownBy(call::run).hasMessageStartingWith(text + " (Service");
    }

    @Test
    void select_partitionKey_readsThePartitionInOrder() {
        ExecuteStatementResponse found = run("SELECT * FROM \"Music\" WHERE artist = ?", AttributeValue.fromS("Zeca"));

        assertThat(titles(found)).containsExactly("Zeca/Song 1", "Zeca/Song 2", "Zeca/Song 3");
        assertThat(found.items().getFirst()).containsKeys("year", "genre", "price", "rating");
        assertThat(found.nextToken()).isNull();
        assertThat(found.consumedCapacity().capacityUnits()).isEqualTo(0.5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "artist = 'Zeca' AND title = 'Song 2' | Zeca/Song 2",
                "artist = 'Zeca' AND title > 'Song 2' | Zeca/Song 3",
                "artist = 'Zeca' AND title BETWEEN 'Song 1' AND 'Song 1x' | Zeca/Song 1",
                "artist = 'Amália' AND begins_with(title, 'Un') | Amália/Unsold",
                "artist = 'Zeca' AND rating = 3 | Zeca/Song 3",
                "artist = 'Zeca' AND NOT title = 'Song 1' AND title <> 'Song 2' | Zeca/Song 3",
                "artist = 'Zeca' AND title > 'Song 1' AND title < 'Song 3' | Zeca/Song 2",
                "artist = 'Amália' AND year IS MISSING | Amália/Unsold",
                "rating >= 9 | Amália/Unsold",
                "artist = 'Zeca' AND artist = 'Amália' OR rating = 9 | Amália/Unsold"
            })
    void select_where_findsWhatTheClauseHoldsFor(String where, String title) {
        assertThat(titles(run("SELECT artist, title FROM Music WHERE " + where)))
                .containsExactly(title);
    }

    @Test
    void select_severalPartitions_readsThemAll() {
        assertThat(titles(run(
                        "SELECT * FROM Music WHERE artist IN ['Zeca', 'Amália'] AND title IN ['Song 1', 'Song 3']")))
                .containsExactlyInAnyOrder("Zeca/Song 1", "Zeca/Song 3", "Amália/Song 1", "Amália/Song 3");
    }

    @Test
    void select_noWhere_scansTheTable() {
        assertThat(run("SELECT * FROM Music").items()).hasSize(7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "artist = 'Zeca' ORDER BY title DESC | Zeca/Song 3,Zeca/Song 2,Zeca/Song 1",
                "artist = 'Zeca' ORDER BY title | Zeca/Song 1,Zeca/Song 2,Zeca/Song 3",
                "artist = 'Zeca' ORDER BY artist ASC | Zeca/Song 3,Zeca/Song 2,Zeca/Song 1",
                "artist = 'Zeca' AND title IN ['Song 1', 'Song 3'] ORDER BY title DESC | Zeca/Song 3,Zeca/Song 1",
                "artist IN ['Amália', 'Zeca'] AND rating < 3 ORDER BY artist DESC, title ASC | Zeca/Song 1,Zeca/Song 2,Amália/Song 1,Amália/Song 2"
            })
    void select_orderBy_ordersByTheKey(String clause, String titles) {
        assertThat(titles(run("SELECT artist, title FROM Music WHERE " + clause)))
                .containsExactly(titles.split(","));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "artist = 'Zeca' ORDER BY rating | Attribute rating in ORDER BY clause must be part of the primary key",
                "artist > 'Zeca' ORDER BY title | Must have at least one non-optional hash key condition in WHERE clause when using ORDER BY clause.",
                "artist IN ['Amália', 'Zeca'] ORDER BY title | Must have hash key in ORDER BY clause when more than one hash key condition specified in WHERE clause.",
                "artist IN ['Zeca', 'Zeca'] | Overlapping conditions with range keys are not supported in where clause",
                "artist = 'Zeca' AND (title > 'a' OR title < 'z') | Overlapping conditions with range keys are not supported in where clause",
                "artist = 'Zeca' AND (title = 'a' OR rating = 3) | Overlapping conditions with range keys are not supported in where clause",
                "artist = 1 | Key attribute's data type should match its data type in table's schema: Key artist",
                "artist.name = 'x' | Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: artist"
            })
    void select_clauseThatCannotBeServed_refused(String clause, String text) {
        assertRefused(() -> run("SELECT * FROM Music WHERE " + clause), text);
    }

    @Test
    void select_paths_answersWithWhatTheyLeadTo() {
        put(song(
                "Zeca",
                "Nested",
                "label",
                AttributeValue.fromM(Map.of("name", AttributeValue.fromS("Orfeu"))),
                "takes",
                AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromN("2")))));

        assertThat(run("SELECT label.name, takes[1], nope FROM Music WHERE artist = 'Zeca' AND title = 'Nested'")
                        .items())
                .containsExactly(Map.of("name", AttributeValue.fromS("Orfeu"), "takes[1]", AttributeValue.fromN("2")));
    }

    @Test
    void select_index_readsTheIndexAndMetersIt() {
        ExecuteStatementResponse found =
                run("SELECT artist, title FROM \"Music\".\"by-genre\" WHERE genre = 'fado' AND price >= 3");

        assertThat(titles(found)).containsExactlyInAnyOrder("Amália/Song 3", "Zeca/Song 3");
        ConsumedCapacity capacity = found.consumedCapacity();
        assertThat(capacity.table().capacityUnits()).isZero();
        assertThat(requireNonNull(capacity.globalSecondaryIndexes().get("by-genre"))
                        .capacityUnits())
                .isEqualTo(capacity.capacityUnits())
                .isPositive();
    }

    @Test
    void select_partialIndex_starIsItsProjectionAndOthersAreFetchedOrRefused() {
        assertThat(run("SELECT * FROM \"Music\".\"by-genre-short\" WHERE genre = 'fado'")
                        .items()
                        .getFirst())
                .containsOnlyKeys("artist", "title", "genre");
        ExecuteStatementResponse fetched =
                run("SELECT rating FROM \"Music\".\"by-year-keys\" WHERE artist = 'Zeca' AND year < 1963");
        assertThat(fetched.items())
                .containsExactly(
                        Map.of("rating", AttributeValue.fromN("1")), Map.of("rating", AttributeValue.fromN("2")));
        assertThat(fetched.consumedCapacity().table().capacityUnits()).isPositive();
        assertRefused(
                () -> run("SELECT rating FROM \"Music\".\"by-genre-short\" WHERE genre = 'fado'"),
                "One or more parameter values were invalid: Global secondary index by-genre-short does not project [rating]");
        assertRefused(
                () -> run("SELECT title FROM \"Music\".\"by-genre-short\" WHERE genre = 'fado' AND rating = 1"),
                "One or more parameter values were invalid: Secondary index by-genre-short does not project one or more"
                        + " filter attributes: [rating]");
        assertThat(run("SELECT title FROM \"Music\".\"by-genre-short\" WHERE rating = 1")
                        .items())
                .isEmpty();
    }

    @Test
    void select_indexThatIsNotThereOrNotConsistent_refused() {
        assertRefused(
                () -> run("SELECT * FROM \"Music\".\"nope\" WHERE genre = 'x'"),
                "The table does not have the specified index");
        assertRefused(
                () -> client.executeStatement(r -> r.statement("SELECT * FROM \"Music\".\"by-genre\" WHERE genre = 'x'")
                        .consistentRead(true)),
                "Strongly consistent read is not supported on Global Secondary Indexes");
        assertThatThrownBy(() -> run("SELECT * FROM Nope WHERE artist = 'x'"))
                .isInstanceOf(ResourceNotFoundException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT artist, title FROM Music",
                "SELECT artist, title FROM Music WHERE artist = 'Zeca'",
                "SELECT artist, title FROM Music WHERE artist IN ['Zeca', 'Amália'] ORDER BY artist, title",
                "SELECT artist, title FROM Music WHERE artist = 'Zeca' OR artist = 'Amália' AND rating < 3",
                "SELECT artist, title FROM \"Music\".\"by-genre\" WHERE genre = 'fado' ORDER BY price DESC",
                "SELECT artist, title FROM \"Music\".\"by-year\" WHERE artist = 'Amália'"
            })
    void select_pageByPage_findsTheSameAsAtOnce(String statement) {
        List<String> expected = titles(run(statement));
        for (int limit = 1; limit <= 3; limit++) {
            int size = limit;
            List<String> found = new ArrayList<>();
            String token = null;
            int pages = 0;
            do {
                String start = token;
                ExecuteStatementResponse page = client.executeStatement(
                        r -> r.statement(statement).limit(size).nextToken(start));
                assertThat(page.items().size()).isLessThanOrEqualTo(size);
                found.addAll(titles(page));
                token = page.nextToken();
                pages++;
            } while (token != null && pages < 20);
            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void select_tokenOfAnotherStatementOrNone_refused() {
        String statement = "SELECT * FROM Music WHERE artist = ?";
        String token = client.executeStatement(r -> r.statement(statement)
                        .parameters(AttributeValue.fromS("Zeca"))
                        .limit(1))
                .nextToken();

        assertRefused(
                () -> client.executeStatement(r -> r.statement(statement)
                        .parameters(AttributeValue.fromS("Amália"))
                        .nextToken(token)),
                "NextToken does not match request");
        for (String broken : List.of("?", "bm9uZQ==", token.substring(4))) {
            assertThatThrownBy(() -> client.executeStatement(r -> r.statement(statement)
                            .parameters(AttributeValue.fromS("Zeca"))
                            .nextToken(broken)))
                    .hasMessageContaining("NextToken");
        }
    }

    @Test
    void select_tokenThatWasTamperedWith_refusedAsInvalid() {
        String statement = "SELECT * FROM Music WHERE artist = 'Zeca'";
        String token =
                client.executeStatement(r -> r.statement(statement).limit(1)).nextToken();
        String plain = new String(Base64.getDecoder().decode(token), StandardCharsets.UTF_8);
        String digest = plain.substring(0, plain.indexOf(':'));
        for (String forged : List.of(digest, digest + ":x", digest + ":7", digest + ":0:a:b", digest + ":-1")) {
            String encoded = Base64.getEncoder().encodeToString(forged.getBytes(StandardCharsets.UTF_8));
            assertRefused(
                    () -> client.executeStatement(r -> r.statement(statement).nextToken(encoded)), "Invalid NextToken");
        }
    }

    @Test
    void select_parametersThatAreNoValues_refusedBeforeTheStatementIsRead() {
        assertRefused(
                () -> run("SELECT WHERE", AttributeValue.fromSs(List.of("a", "a"))),
                "One or more parameter values were invalid: Input collection [a, a] contains duplicates.");
    }
}
