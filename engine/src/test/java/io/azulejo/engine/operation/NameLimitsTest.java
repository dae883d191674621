package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** DynamoDB's limits on the names of attributes and on the attributes that indexes project. */
class NameLimitsTest {
    private static final String LONGEST = "n".repeat(65_535);
    private static final String TOO_LONG = LONGEST + "n";
    private static final String TOO_LARGE = "Attribute name is too large, must be less than 65536 bytes";
    private static final String INVALID = "One or more parameter values were invalid: ";

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    @Test
    void name_of65535Bytes_isStored() {
        put(song("A", "1", LONGEST, 1));
        assertThat(client.getItem(r -> r.tableName(TABLE).key(song("A", "1"))).item())
                .containsKey(LONGEST);
        // The limit counts bytes, not characters.
        assertError(() -> put(song("A", "1", "\u00e9".repeat(32_768), 1)), TOO_LARGE);
    }

    @Test
    void name_tooLong_isRefusedByEveryWrite() {
        Map<String, AttributeValue> wide = song("A", "1", TOO_LONG, 1);
        Map<String, AttributeValue> deep = song(
                "A",
                "1",
                "outer",
                AttributeValue.fromM(attributes(
                        "list", AttributeValue.fromL(List.of(AttributeValue.fromM(attributes(TOO_LONG, 1)))))));
        for (Map<String, AttributeValue> item : List.of(wide, deep)) {
            assertError(() -> put(item), TOO_LARGE);
            assertError(
                    () -> client.batchWriteItem(r -> r.requestItems(Map.of(
                            TABLE,
                            List.of(WriteRequest.builder()
                                    .putRequest(p -> p.item(item))
                                    .build())))),
                    TOO_LARGE);
            assertThatThrownBy(() -> client.transactWriteItems(r -> r.transactItems(TransactWriteItem.builder()
                            .put(p -> p.tableName(TABLE).item(item))
                            .build())))
                    .isInstanceOf(DynamoDbException.class)
                    .hasMessageContaining(TOO_LARGE);
        }
        assertThat(client.scan(r -> r.tableName(TABLE)).count()).isZero();
    }

    @Test
    void name_tooLongInAPlaceholder_isRefused() {
        String text = "ExpressionAttributeNames contains invalid value: " + TOO_LARGE + " for key #n";
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "1"))
                        .updateExpression("SET #n = :v")
                        .expressionAttributeNames(Map.of("#n", TOO_LONG))
                        .expressionAttributeValues(attributes(":v", 1))),
                text);
        assertError(
                () -> client.scan(r ->
                        r.tableName(TABLE).projectionExpression("#n").expressionAttributeNames(Map.of("#n", TOO_LONG))),
                text);
    }

    @Test
    void name_tooLongInAValue_isRefused() {
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "1"))
                        .updateExpression("SET outer = :v")
                        .expressionAttributeValues(Map.of(":v", AttributeValue.fromM(attributes(TOO_LONG, 1))))),
                "ExpressionAttributeValues contains invalid value: " + TOO_LARGE + " for key :v");
    }

    @Test
    void name_tooLongInLegacyParameters_isRefused() {
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "1"))
                        .attributeUpdates(Map.of(
                                TOO_LONG,
                                AttributeValueUpdate.builder()
                                        .value(AttributeValue.fromN("1"))
                                        .build()))),
                TOO_LARGE);
        assertError(
                () -> client.getItem(r -> r.tableName(TABLE).key(song("A", "1")).attributesToGet(TOO_LONG)), TOO_LARGE);
    }

    private static CreateTableRequest table(String key) {
        return CreateTableRequest.builder()
                .tableName("Limits")
                .attributeDefinitions(MusicTable.attribute(key, ScalarAttributeType.S))
                .keySchema(MusicTable.key(key))
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .build();
    }

    private static GlobalSecondaryIndex index(String name, List<String> included) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(MusicTable.key("pk"))
                .projection(p -> p.projectionType("INCLUDE").nonKeyAttributes(included))
                .build();
    }

    @Test
    void keyName_over255Characters_isRefused() {
        client.createTable(
                table("k".repeat(255)).toBuilder().tableName("Longest").build());
        String name = "k".repeat(256);
        assertError(
                () -> client.createTable(table(name)),
                "2 validation errors detected: Value '" + name + "' at 'attributeDefinitions.1.member.attributeName'"
                        + " failed to satisfy constraint: Member must have length less than or equal to 255; Value '"
                        + name + "' at 'keySchema.1.member.attributeName' failed to satisfy constraint: Member must"
                        + " have length less than or equal to 255");
    }

    @Test
    void projectedName_over255Characters_isRefused() {
        String name = "k".repeat(256);
        assertError(
                () -> client.createTable(table("pk").toBuilder()
                        .globalSecondaryIndexes(index("byKey", List.of(name)))
                        .build()),
                "1 validation error detected: Value '[" + name
                        + "]' at 'globalSecondaryIndexes.1.member.projection.nonKeyAttributes' failed to satisfy"
                        + " constraint: Member must satisfy constraint: [Member must have length less than or equal to"
                        + " 255, Member must have length greater than or equal to 1]");
    }

    @Test
    void projectedNames_twiceTheSame_areRefused() {
        assertError(
                () -> client.createTable(table("pk").toBuilder()
                        .globalSecondaryIndexes(index("byKey", List.of("a", "b", "a")))
                        .build()),
                INVALID + "Duplicate element in NonKeyAttributes: a");
    }

    private static List<String> names(String prefix) {
        return IntStream.range(0, 20).mapToObj(i -> prefix + i).toList();
    }

    @Test
    void projectedNames_over100InAllIndexes_areRefused() {
        CreateTableRequest most = table("pk").toBuilder()
                .globalSecondaryIndexes(IntStream.range(0, 5)
                        .mapToObj(i -> index("by" + i, names("a")))
                        .toList())
                .build();
        client.createTable(most);
        String text = INVALID + "The total number of attributes projected into all indexes of the table is 101. The"
                + " most is 100";
        assertError(
                () -> client.updateTable(r -> r.tableName("Limits")
                        .attributeDefinitions(MusicTable.attribute("pk", ScalarAttributeType.S))
                        .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                                .create(c -> c.indexName("oneMore")
                                        .keySchema(MusicTable.key("pk"))
                                        .projection(
                                                p -> p.projectionType("INCLUDE").nonKeyAttributes("x")))
                                .build())),
                text);
        List<GlobalSecondaryIndex> tooMany = new java.util.ArrayList<>(most.globalSecondaryIndexes());
        tooMany.add(index("oneMore", List.of("x")));
        assertError(
                () -> client.createTable(most.toBuilder()
                        .tableName("Other")
                        .globalSecondaryIndexes(tooMany)
                        .build()),
                text);
    }
}
