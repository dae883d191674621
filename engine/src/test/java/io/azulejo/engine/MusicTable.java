package io.azulejo.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The music library that all engine tests share: songs by artist and title, with indexes by genre, year and price. */
public final class MusicTable {
    public static final String TABLE = "Music";

    private MusicTable() {}

    public static void create(DynamoDbClient client) {
        client.createTable(definition(TABLE));
    }

    public static CreateTableRequest definition(String name) {
        return CreateTableRequest.builder()
                .tableName(name)
                .attributeDefinitions(
                        attribute("artist", ScalarAttributeType.S),
                        attribute("title", ScalarAttributeType.S),
                        attribute("year", ScalarAttributeType.N),
                        attribute("genre", ScalarAttributeType.S),
                        attribute("price", ScalarAttributeType.N))
                .keySchema(key("artist", "title"))
                .localSecondaryIndexes(
                        local(
                                "by-year",
                                Projection.builder().projectionType("ALL").build()),
                        local(
                                "by-year-keys",
                                Projection.builder().projectionType("KEYS_ONLY").build()))
                .globalSecondaryIndexes(
                        GlobalSecondaryIndex.builder()
                                .indexName("by-genre")
                                .keySchema(key("genre", "price"))
                                .projection(Projection.builder()
                                        .projectionType("ALL")
                                        .build())
                                .build(),
                        GlobalSecondaryIndex.builder()
                                .indexName("by-genre-short")
                                .keySchema(key("genre"))
                                .projection(Projection.builder()
                                        .projectionType("INCLUDE")
                                        .nonKeyAttributes("label")
                                        .build())
                                .build())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .build();
    }

    private static LocalSecondaryIndex local(String name, Projection projection) {
        return LocalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(key("artist", "year"))
                .projection(projection)
                .build();
    }

    public static AttributeDefinition attribute(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    public static List<KeySchemaElement> key(String... names) {
        return IntStream.range(0, names.length)
                .mapToObj(i -> KeySchemaElement.builder()
                        .attributeName(names[i])
                        .keyType(i == 0 ? KeyType.HASH : KeyType.RANGE)
                        .build())
                .toList();
    }

    public static Map<String, AttributeValue> song(String artist, String title, Object... attributes) {
        Map<String, AttributeValue> song = new HashMap<>(attributes(attributes));
        song.put("artist", AttributeValue.fromS(artist));
        song.put("title", AttributeValue.fromS(title));
        return song;
    }

    /** Builds attributes from alternating names and values: strings, numbers, booleans or attribute values. */
    public static Map<String, AttributeValue> attributes(Object... attributes) {
        Map<String, AttributeValue> values = new HashMap<>();
        for (int i = 0; i < attributes.length; i += 2) {
            values.put((String) attributes[i], value(attributes[i + 1]));
        }
        return values;
    }

    /** Returns an attribute that an item must have. */
    public static AttributeValue get(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name), name);
    }

    private static AttributeValue value(Object value) {
        return switch (value) {
            case AttributeValue attribute -> attribute;
            case String text -> AttributeValue.fromS(text);
            case Number number -> AttributeValue.fromN(number.toString());
            case Boolean truth -> AttributeValue.fromBool(truth);
            default -> throw new IllegalArgumentException("No attribute value for " + value);
        };
    }
}
