package io.azulejo.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@DynamoDbTest
class DynamoDbExtensionTest {
    private static final String TABLE = "Things";

    @BeforeEach
    void createTable(DynamoDbClient client) {
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build()));
    }

    private static Map<String, AttributeValue> thing(String id) {
        return Map.of("id", AttributeValue.fromS(id));
    }

    @RepeatedTest(2)
    void everyTest_hasAnEmptyEngineOfItsOwn(DynamoDbClient client) {
        assertThat(client.scan(r -> r.tableName(TABLE)).count()).isZero();
        client.putItem(r -> r.tableName(TABLE).item(thing("1")));
    }

    @Test
    void capacity_ofEveryKindOfRequest_isRecorded(DynamoDbClient client, RequestLog requests) {
        ObservedRequests put =
                requests.during(() -> client.putItem(r -> r.tableName(TABLE).item(thing("1"))));
        assertThat(put.writeUnits()).isEqualTo(1);
        ObservedRequests batch = requests.during(() -> client.batchWriteItem(r -> r.requestItems(Map.of(
                TABLE,
                List.of(
                        WriteRequest.builder()
                                .putRequest(p -> p.item(thing("2")))
                                .build(),
                        WriteRequest.builder()
                                .putRequest(p -> p.item(thing("3")))
                                .build())))));
        assertThat(batch.writeUnits()).isEqualTo(2);
        ObservedRequests transaction =
                requests.during(() -> client.transactWriteItems(r -> r.transactItems(TransactWriteItem.builder()
                        .put(p -> p.tableName(TABLE).item(thing("4")))
                        .build())));
        assertThat(transaction.writeUnits()).isEqualTo(2);
        ObservedRequests select =
                requests.during(() -> client.executeStatement(r -> r.statement("SELECT * FROM Things WHERE id = '1'")));
        assertThat(select.readUnits()).isEqualTo(0.5);
        assertThat(select.writeUnits()).isZero();
    }

    @Test
    void answer_hasItsCapacity_onlyIfItWasAskedFor(DynamoDbClient client) {
        assertThat(client.getItem(r -> r.tableName(TABLE).key(thing("1"))).consumedCapacity())
                .isNull();
        assertThat(client.getItem(r ->
                                r.tableName(TABLE).key(thing("1")).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(0.5);
    }

    @Test
    void failedRequest_isRecordedAsFailed(DynamoDbClient client, RequestLog requests) {
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() -> client.getItem(r -> r.tableName("Missing").key(thing("1"))));
        assertThat(requests.requests().getLast().failed()).isTrue();
        assertThat(requests.requests().getLast().operation()).isEqualTo("GetItem");
    }

    @Test
    void paginator_makesARequestForEachPage(DynamoDbClient client, RequestLog requests) {
        for (int i = 0; i < 4; i++) {
            String id = "T" + i;
            client.putItem(r -> r.tableName(TABLE).item(thing(id)));
        }
        ObservedRequests observed = requests.during(() -> assertThat(
                        client.scanPaginator(r -> r.tableName(TABLE).limit(3)).items().stream())
                .hasSize(4));
        observed.hasRequests(2).usesOnly("Scan");
    }
}
