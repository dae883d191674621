package io.azulejo.engine.operation;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.ComparisonOperator;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalOperator;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** The legacy parameters, with the error messages that public test suites recorded from AWS. */
class LegacyParametersTest {
    private static final Map<String, AttributeValue> KEY = song("Zeca", "Grândola");
    private static final String INVALID = "One or more parameter values were invalid: ";

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
        put(song(
                "Zeca",
                "Grândola",
                "rating",
                9,
                "label",
                "Orfeu",
                "tags",
                AttributeValue.fromSs(List.of("live", "mono")),
                "takes",
                AttributeValue.fromL(List.of(text("one")))));
        put(song("Zeca", "Venham", "rating", 5));
        put(song("Zeca", "Traz", "rating", 7, "label", "Orfeu"));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue number(int number) {
        return AttributeValue.fromN(Integer.toString(number));
    }

    private static Condition condition(ComparisonOperator operator, AttributeValue... values) {
        return Condition.builder()
                .comparisonOperator(operator)
                .attributeValueList(values.length == 0 ? null : List.of(values))
                .build();
    }

    private static ExpectedAttributeValue expected(ComparisonOperator operator, AttributeValue... values) {
        return ExpectedAttributeValue.builder()
                .comparisonOperator(operator)
                .attributeValueList(values.length == 0 ? null : List.of(values))
                .build();
    }

    private static AttributeValueUpdate update(AttributeAction action, AttributeValue value) {
        return AttributeValueUpdate.builder().action(action).value(value).build();
    }

    private Map<String, AttributeValue> stored() {
        return client.getItem(r -> r.tableName(TABLE).key(KEY)).item();
    }

    private static void assertRefused(ThrowingCallable call, String text) {
        assertThatThrownBy(call).hasMessageStartingWith(text + " (Service");
    }

    private void delete(Map<String, ExpectedAttributeValue> expected, ConditionalOperator operator) {
        client.deleteItem(r -> r.tableName(TABLE).key(KEY).expected(expected).conditionalOperator(operator));
    }

    private void delete(Map<String, ExpectedAttributeValue> expected) {
        client.deleteItem(r -> r.tableName(TABLE).key(KEY).expected(expected));
    }

    private List<String> scanned(Map<String, Condition> filter) {
        return client.scan(r -> r.tableName(TABLE).scanFilter(filter)).items().stream()
                .map(item -> item.getOrDefault("title", text("")).s())
                .sorted()
                .toList();
    }

    @Test
    void expected_existence_guardsWrites() {
        assertThatThrownBy(() -> client.putItem(r -> r.tableName(TABLE)
                        .item(KEY)
                        .expected(Map.of(
                                "title",
                                ExpectedAttributeValue.builder().exists(false).build()))))
                .isInstanceOf(ConditionalCheckFailedException.class);
        delete(Map.of(
                "rating",
                ExpectedAttributeValue.builder().exists(true).value(number(9)).build(),
                "label",
                ExpectedAttributeValue.builder().value(text("Orfeu")).build()));
        assertThat(stored()).isEmpty();
    }

    @Test
    void expected_conditionalOperator_takesAllOrAny() {
        Map<String, ExpectedAttributeValue> oneOfTwo = Map.of(
                "rating", expected(ComparisonOperator.GT, number(8)),
                "label", expected(ComparisonOperator.EQ, text("Valentim")));

        assertThatThrownBy(() -> delete(oneOfTwo, ConditionalOperator.AND))
                .isInstanceOf(ConditionalCheckFailedException.class);
        delete(oneOfTwo, ConditionalOperator.OR);
        assertThat(stored()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "rating, EQ, 9, Grândola",
        "rating, NE, 9, 'Traz,Venham'",
        "rating, LE, 7, 'Traz,Venham'",
        "rating, LT, 7, Venham",
        "rating, GE, 7, 'Grândola,Traz'",
        "rating, GT, 7, Grândola",
        "label, NOT_NULL, , 'Grândola,Traz'",
        "label, NULL, , Venham",
        "label, CONTAINS, Orf, 'Grândola,Traz'",
        "tags, CONTAINS, live, Grândola",
        "label, NOT_CONTAINS, x, 'Grândola,Traz'",
        "label, BEGINS_WITH, Or, 'Grândola,Traz'",
        "rating, IN, 5;9, 'Grândola,Venham'",
        "rating, BETWEEN, 6;9, 'Grândola,Traz'"
    })
    void scanFilter_everyComparison_keepsWhatItHoldsFor(
            String attribute, ComparisonOperator operator, String values, String titles) {
        AttributeValue[] operands = values == null
                ? new AttributeValue[0]
                : List.of(values.split(";")).stream()
                        .map(value -> attribute.equals("rating") ? AttributeValue.fromN(value) : text(value))
                        .toArray(AttributeValue[]::new);

        assertThat(scanned(Map.of(attribute, condition(operator, operands)))).containsExactly(titles.split(","));
    }

    @Test
    void query_keyConditionsAndFilter_readTheRangeAndFilterIt() {
        assertThat(client.query(r -> r.tableName(TABLE)
                                .keyConditions(Map.of(
                                        "artist", condition(ComparisonOperator.EQ, text("Zeca")),
                                        "title", condition(ComparisonOperator.BETWEEN, text("H"), text("Z"))))
                                .queryFilter(Map.of("rating", condition(ComparisonOperator.GT, number(5))))
                                .attributesToGet("rating"))
                        .items())
                .containsExactly(Map.of("rating", number(7)));
    }

    @Test
    void attributesToGet_ofEveryRead_projects() {
        assertThat(client.getItem(r -> r.tableName(TABLE).key(KEY).attributesToGet("rating", "nope"))
                        .item())
                .containsOnlyKeys("rating");
        assertThat(client.scan(r -> r.tableName(TABLE).attributesToGet("artist"))
                        .items())
                .containsOnly(Map.of("artist", text("Zeca")));
        assertThat(client.batchGetItem(r -> r.requestItems(Map.of(
                                TABLE,
                                KeysAndAttributes.builder()
                                        .keys(List.of(KEY))
                                        .attributesToGet("label")
                                        .build())))
                        .responses())
                .isEqualTo(Map.of(TABLE, List.of(Map.of("label", text("Orfeu")))));
    }

    @Test
    void attributeUpdates_everyAction_changesTheItem() {
        client.updateItem(r -> r.tableName(TABLE)
                .key(KEY)
                .attributeUpdates(Map.of(
                        "rating", update(AttributeAction.ADD, number(1)),
                        "tags", update(AttributeAction.DELETE, AttributeValue.fromSs(List.of("live"))),
                        "takes", update(AttributeAction.ADD, AttributeValue.fromL(List.of(text("two")))),
                        "genre",
                                AttributeValueUpdate.builder()
                                        .value(text("folk"))
                                        .build(),
                        "label",
                                AttributeValueUpdate.builder()
                                        .action(AttributeAction.DELETE)
                                        .build()))
                .expected(Map.of("rating", expected(ComparisonOperator.EQ, number(9)))));

        assertThat(stored())
                .isEqualTo(song(
                        "Zeca",
                        "Grândola",
                        "rating",
                        10,
                        "genre",
                        "folk",
                        "tags",
                        AttributeValue.fromSs(List.of("mono")),
                        "takes",
                        AttributeValue.fromL(List.of(text("one"), text("two")))));
    }

    @Test
    void legacy_besideExpressions_refused() {
        String mixed = "Can not use both expression and non-expression parameters in the same request:"
                + " Non-expression parameters: ";
        assertRefused(
                () -> client.putItem(r -> r.tableName(TABLE)
                        .item(KEY)
                        .expected(Map.of("a", expected(ComparisonOperator.NULL)))
                        .conditionExpression("attribute_not_exists(a)")),
                mixed + "{Expected} Expression parameters: {ConditionExpression}");
        assertRefused(
                () -> client.query(r -> r.tableName(TABLE)
                        .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                        .attributesToGet("a")
                        .filterExpression("a = b")),
                mixed + "{AttributesToGet, KeyConditions} Expression parameters: {FilterExpression}");
    }

    @Test
    void expected_contradictions_refused() {
        ExpectedAttributeValue.Builder builder = ExpectedAttributeValue.builder();
        assertRefused(
                () -> delete(Map.of("a", builder.build())),
                INVALID + "Value must be provided when Exists is null for Attribute: a");
        assertRefused(
                () -> delete(Map.of(
                        "a",
                        ExpectedAttributeValue.builder()
                                .exists(false)
                                .value(text("x"))
                                .build())),
                INVALID + "Value cannot be used when Exists is false for Attribute: a");
        assertRefused(
                () -> delete(Map.of(
                        "a",
                        ExpectedAttributeValue.builder()
                                .exists(true)
                                .comparisonOperator("EQ")
                                .value(text("x"))
                                .build())),
                INVALID + "Exists and ComparisonOperator cannot be used together for Attribute: a");
        assertRefused(
                () -> delete(Map.of("a", expected(ComparisonOperator.EQ))),
                INVALID + "Value or AttributeValueList must be used with ComparisonOperator: EQ for Attribute: a");
        assertRefused(
                () -> delete(Map.of("a", expected(ComparisonOperator.NULL)), ConditionalOperator.OR),
                "ConditionalOperator can only be used when Filter or Expected has two or more elements");
        assertRefused(
                () -> client.scan(r -> r.tableName(TABLE).conditionalOperator(ConditionalOperator.OR)),
                "ConditionalOperator cannot be used without Filter or Expected");
    }

    @Test
    void conditions_valuesThatDoNotFit_refused() {
        assertRefused(
                () -> scanned(Map.of("a", condition(ComparisonOperator.BETWEEN, number(1)))),
                INVALID + "Invalid number of argument(s) for the BETWEEN ComparisonOperator");
        assertRefused(
                () -> scanned(Map.of("a", condition(ComparisonOperator.IN, number(1), text("x")))),
                INVALID + "AttributeValues inside AttributeValueList must be of same type");
        assertRefused(
                () -> scanned(Map.of("a", condition(ComparisonOperator.BEGINS_WITH, number(1)))),
                INVALID + "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type");
        assertRefused(
                () -> scanned(Map.of("a", condition(ComparisonOperator.BETWEEN, number(2), number(1)))),
                "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound");
        assertThatThrownBy(() -> scanned(Map.of(
                        "a", Condition.builder().comparisonOperator("NEAR").build())))
                .hasMessageContaining("Value 'NEAR' at 'scanFilter.a.member.comparisonOperator' failed to satisfy"
                        + " constraint: Member must satisfy enum value set: [IN, NULL, BETWEEN,");
    }

    @Test
    void keyConditions_thatNoKeyAnswers_refused() {
        assertRefused(
                () -> client.query(r -> r.tableName(TABLE)
                        .keyConditions(Map.of("artist", condition(ComparisonOperator.NE, text("Zeca"))))),
                "Attempted conditional constraint is not an indexable operation");
        assertRefused(
                () -> client.query(r -> r.tableName(TABLE)
                        .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                        .queryFilter(Map.of("title", condition(ComparisonOperator.EQ, text("x"))))),
                "QueryFilter can only contain non-primary key attributes: Primary key attribute: title");
    }

    @Test
    void attributeUpdates_thatCannotBe_refused() {
        assertRefused(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(KEY)
                        .attributeUpdates(Map.of(
                                "a",
                                AttributeValueUpdate.builder()
                                        .action(AttributeAction.PUT)
                                        .build()))),
                INVALID + "Only DELETE action is allowed when no attribute value is specified");
        assertRefused(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(KEY)
                        .attributeUpdates(Map.of("a", update(AttributeAction.ADD, text("x"))))),
                INVALID + "ADD action is not supported for the type S");
        assertRefused(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(KEY)
                        .attributeUpdates(Map.of("title", update(AttributeAction.PUT, text("x"))))),
                INVALID + "Cannot update attribute title. This attribute is part of the key");
    }

    @Test
    void attributesToGet_emptyRepeatedOrBesideSelect_refused() {
        assertThatThrownBy(() -> client.getItem(r -> r.tableName(TABLE).key(KEY).attributesToGet(List.of())))
                .hasMessageContaining("Value '[]' at 'attributesToGet' failed to satisfy constraint: Member must have"
                        + " length greater than or equal to 1");
        assertRefused(
                () -> client.getItem(r -> r.tableName(TABLE).key(KEY).attributesToGet("a", "a")),
                INVALID + "Duplicate value in attribute name: a");
        assertRefused(
                () -> client.scan(r -> r.tableName(TABLE).attributesToGet("a").select(Select.COUNT)),
                "Cannot specify the AttributesToGet when choosing to get only the Count");
    }

    @Test
    void keyConditions_withFilterAndProjectionExpressions_areTaken() {
        var page = client.query(r -> r.tableName(TABLE)
                .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                .filterExpression("#r > :r")
                .projectionExpression("title")
                .expressionAttributeNames(Map.of("#r", "rating"))
                .expressionAttributeValues(Map.of(":r", number(6))));
        assertThat(page.items()).containsExactly(Map.of("title", text("Grândola")), Map.of("title", text("Traz")));
    }

    @Test
    void keyConditions_withAKeyConditionExpressionOrOtherMixtures_areRefused() {
        assertRefused(
                () -> client.query(r -> r.tableName(TABLE)
                        .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                        .keyConditionExpression("artist = :a")
                        .expressionAttributeValues(Map.of(":a", text("Zeca")))),
                "Can not use both expression and non-expression parameters in the same request: Non-expression"
                        + " parameters: {KeyConditions} Expression parameters: {KeyConditionExpression}");
        assertRefused(
                () -> client.query(r -> r.tableName(TABLE)
                        .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                        .queryFilter(Map.of("rating", condition(ComparisonOperator.EQ, number(9))))
                        .projectionExpression("title")),
                "Can not use both expression and non-expression parameters in the same request: Non-expression"
                        + " parameters: {QueryFilter, KeyConditions} Expression parameters: {ProjectionExpression}");
    }

    @Test
    void notContains_ofAMissingAttribute_isFalse() {
        assertThat(client.scan(r -> r.tableName(TABLE)
                                .scanFilter(Map.of("label", condition(ComparisonOperator.NOT_CONTAINS, text("x")))))
                        .count())
                .isEqualTo(2);
        assertThat(client.query(r -> r.tableName(TABLE)
                                .keyConditions(Map.of("artist", condition(ComparisonOperator.EQ, text("Zeca"))))
                                .queryFilter(Map.of("label", condition(ComparisonOperator.NOT_CONTAINS, text("x")))))
                        .count())
                .isEqualTo(2);
        assertThatThrownBy(() -> client.deleteItem(r -> r.tableName(TABLE)
                        .key(KEY)
                        .expected(Map.of("missing", expected(ComparisonOperator.NOT_CONTAINS, text("x"))))))
                .isInstanceOf(ConditionalCheckFailedException.class);
    }

    @Test
    void updates_ofAnotherType_areRefusedInTheirOwnWords() {
        String mismatch = "Type mismatch for attribute to update";
        assertRefused(() -> updateOne("label", update(AttributeAction.ADD, number(1))), mismatch);
        assertRefused(() -> updateOne("rating", update(AttributeAction.ADD, set("a"))), mismatch);
        assertRefused(
                () -> updateOne("rating", update(AttributeAction.ADD, AttributeValue.fromL(List.of(text("a"))))),
                mismatch);
        assertRefused(() -> updateOne("rating", update(AttributeAction.DELETE, set("a"))), mismatch);
        assertRefused(
                () -> updateOne("tags", update(AttributeAction.DELETE, AttributeValue.fromNs(List.of("1")))), mismatch);
    }

    private static AttributeValue set(String element) {
        return AttributeValue.fromSs(List.of(element));
    }

    private void updateOne(String attribute, AttributeValueUpdate update) {
        client.updateItem(r -> r.tableName(TABLE).key(KEY).attributeUpdates(Map.of(attribute, update)));
    }
}
