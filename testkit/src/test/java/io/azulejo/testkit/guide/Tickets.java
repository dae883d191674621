package io.azulejo.testkit.guide;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** Code under test in the guide: theatre tickets on the plain SDK. */
record Tickets(DynamoDbClient client) {
    static final String TABLE = "Tickets";

    Tickets {
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .streamSpecification(stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_IMAGE)));
        client.updateTimeToLive(ttl -> ttl.tableName(TABLE)
                .timeToLiveSpecification(
                        specification -> specification.enabled(true).attributeName("expires")));
    }

    static Map<String, AttributeValue> key(String id) {
        return Map.of("id", AttributeValue.fromS(id));
    }

    void sell(String id, String seat) {
        client.putItem(put ->
                put.tableName(TABLE).item(Map.of("id", AttributeValue.fromS(id), "seat", AttributeValue.fromS(seat))));
    }

    void reserve(String id, long expires) {
        client.putItem(put -> put.tableName(TABLE)
                .item(Map.of(
                        "id", AttributeValue.fromS(id), "expires", AttributeValue.fromN(String.valueOf(expires)))));
    }

    boolean exists(String id) {
        return client.getItem(get -> get.tableName(TABLE).key(key(id))).hasItem();
    }

    long count() {
        return client.scanPaginator(scan -> scan.tableName(TABLE)).items().stream()
                .count();
    }
}
