package io.azulejo.engine.suite;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.get;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.ComparisonOperator;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Details in which implementations of DynamoDB tend to differ, on any backend. */
public abstract class FidelitySuite {
    private static final String TOO_LARGE = "Attribute name is too large, must be less than 65536 bytes";
    private static final String TOO_LONG = "n".repeat(65_536);

    @SuppressWarnings("NullAway.Init")
    private DynamoDbClient client;

    /** Opens the backend, which is empty. */
    protected abstract DynamoDbClient open();

    protected abstract void close();

    @BeforeEach
    void createTable() {
        client = open();
        MusicTable.create(client);
    }

    @AfterEach
    void closeBackend() {
        close();
    }

    private void put(String title, Object... more) {
        client.putItem(r -> r.tableName(TABLE).item(song("A", title, more)));
    }

    private TableDescription active() {
        await().until(() ->
                client.describeTable(r -> r.tableName(TABLE)).table().tableStatus() == TableStatus.ACTIVE);
        return client.describeTable(r -> r.tableName(TABLE)).table();
    }

    @Test
    void newIndex_leavesOutKeysOfTheWrongSize() {
        put("fits", "p", "p".repeat(2048), "s", "s".repeat(1024));
        put("empty", "p", "", "s", "s");
        put("long", "p", "p".repeat(2049), "s", "s");
        put("longSort", "p", "p", "s", "s".repeat(1025));
        client.updateTable(r -> r.tableName(TABLE)
                .attributeDefinitions(
                        MusicTable.attribute("p", ScalarAttributeType.S),
                        MusicTable.attribute("s", ScalarAttributeType.S))
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(c -> c.indexName("added")
                                .keySchema(MusicTable.key("p", "s"))
                                .projection(p -> p.projectionType("ALL")))
                        .build()));
        active();
        assertThat(client.scan(r -> r.tableName(TABLE).indexName("added")).items())
                .singleElement()
                .satisfies(item -> assertThat(get(item, "title").s()).isEqualTo("fits"));
    }

    private static Condition condition(ComparisonOperator operator, String value) {
        return Condition.builder()
                .comparisonOperator(operator)
                .attributeValueList(AttributeValue.fromS(value))
                .build();
    }

    @Test
    void keyConditions_goWithExpressions_andNotContainsNeedsTheAttribute() {
        put("1", "label", "x");
        put("2");
        assertThat(client.query(r -> r.tableName(TABLE)
                                .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, "A")))
                                .filterExpression("attribute_exists(label)")
                                .projectionExpression("title"))
                        .items())
                .containsExactly(attributes("title", "1"));
        assertThat(client.scan(r -> r.tableName(TABLE)
                                .scanFilter(Map.of("label", condition(ComparisonOperator.NOT_CONTAINS, "y"))))
                        .count())
                .isEqualTo(1);
    }

    @Test
    void names_haveTheirLimits() {
        assertError(() -> put("1", TOO_LONG, 1), TOO_LARGE);
        assertError(() -> put("1", "m", AttributeValue.fromM(attributes(TOO_LONG, 1))), TOO_LARGE);
        assertError(
                () -> client.scan(r ->
                        r.tableName(TABLE).projectionExpression("#n").expressionAttributeNames(Map.of("#n", TOO_LONG))),
                "ExpressionAttributeNames contains invalid value: " + TOO_LARGE + " for key #n");
        assertError(
                () -> client.createTable(MusicTable.definition("Other").toBuilder()
                        .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                                .indexName("byGenre")
                                .keySchema(MusicTable.key("genre", "price"))
                                .projection(p -> p.projectionType("INCLUDE").nonKeyAttributes("a", "a"))
                                .build())
                        .build()),
                "One or more parameter values were invalid: Duplicate element in NonKeyAttributes: a");
    }

    @Test
    void texts_areDynamoDbs() {
        put("1", "label", "x", "n", AttributeValue.fromN("1e50"));
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "1"))
                        .attributeUpdates(Map.of(
                                "label",
                                AttributeValueUpdate.builder()
                                        .action(AttributeAction.ADD)
                                        .value(AttributeValue.fromN("1"))
                                        .build()))),
                "Type mismatch for attribute to update");
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "1"))
                        .updateExpression("SET n = n - :one")
                        .expressionAttributeValues(attributes(":one", 1))),
                "Number overflow. Attempting to store a number with magnitude larger than supported range");
        assertThat(catchThrowable(() -> put("2", "n", AttributeValue.fromN("x".repeat(100_000))))
                        .getMessage())
                .hasSizeLessThan(5_000)
                .startsWith("The parameter cannot be converted to a numeric value: xxx");
    }

    @Test
    void sets_comeBackSorted() {
        put(
                "1",
                "strings",
                AttributeValue.fromSs(List.of("b", "c", "a")),
                "numbers",
                AttributeValue.fromNs(List.of("10", "9", "-1")),
                "binaries",
                AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("z"), SdkBytes.fromUtf8String("y"))));
        Map<String, AttributeValue> item =
                client.getItem(r -> r.tableName(TABLE).key(song("A", "1"))).item();
        assertThat(get(item, "strings").ss()).containsExactly("a", "b", "c");
        assertThat(get(item, "numbers").ns()).containsExactly("-1", "9", "10");
        assertThat(get(item, "binaries").bs())
                .containsExactly(SdkBytes.fromUtf8String("y"), SdkBytes.fromUtf8String("z"));
    }

    @Test
    void settings_withoutEffect_areKeptAndShown() {
        client.updateTable(r -> r.tableName(TABLE).sseSpecification(s -> s.enabled(true)));
        client.updateTable(r -> r.tableName(TABLE)
                .onDemandThroughput(t -> t.maxReadRequestUnits(10L).maxWriteRequestUnits(5L)));
        client.updateTable(r -> r.tableName(TABLE).warmThroughput(t -> t.readUnitsPerSecond(13_000L)));
        TableDescription table = active();
        assertThat(table.sseDescription().sseTypeAsString()).isEqualTo("KMS");
        assertThat(table.onDemandThroughput().maxWriteRequestUnits()).isEqualTo(5);
        assertThat(table.warmThroughput().readUnitsPerSecond()).isEqualTo(13_000);
        assertThat(table.warmThroughput().writeUnitsPerSecond()).isEqualTo(4_000);
    }
}
