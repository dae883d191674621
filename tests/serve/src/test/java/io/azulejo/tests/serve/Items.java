package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of a service, read with the AWS SDK from the DynamoDB endpoint. */
record Items(DynamoDbClient client) {

    /** Returns the item with this key, which must exist. */
    Map<String, AttributeValue> get(String table, String pk, String sk) {
        Map<String, AttributeValue> item = client.getItem(request -> request.tableName(table)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
        assertThat(item).as("%s: %s / %s", table, pk, sk).isNotEmpty();
        return item;
    }

    /** Returns the items of one partition, in order. */
    List<Map<String, AttributeValue>> partition(String table, String pk) {
        return client.query(request -> request.tableName(table)
                        .consistentRead(true)
                        .keyConditionExpression("PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(pk))))
                .items();
    }

    /** Returns the items of one partition of an index. */
    List<Map<String, AttributeValue>> index(String table, String index, String attribute, String value) {
        return client.query(request -> request.tableName(table)
                        .indexName(index)
                        .keyConditionExpression("#pk = :pk")
                        .expressionAttributeNames(Map.of("#pk", attribute))
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(value))))
                .items();
    }
}
