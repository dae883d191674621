package io.azulejo.bench.open;

import io.azulejo.bench.Payload;
import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Test store with one table of small items. Stateless. */
final class FilledStore {
    static final String TABLE = "sized";

    private FilledStore() {}

    static void fill(Path folder, int items) {
        AttributeValue payload = AttributeValue.fromS(Payload.text(0, 100));
        try (DynamoDbClient client = DurableDynamoDb.open(folder, Durability.OS)) {
            client.createTable(table -> table.tableName(TABLE)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .attributeDefinitions(AttributeDefinition.builder()
                            .attributeName("pk")
                            .attributeType(ScalarAttributeType.S)
                            .build())
                    .keySchema(KeySchemaElement.builder()
                            .attributeName("pk")
                            .keyType(KeyType.HASH)
                            .build()));
            List<WriteRequest> writes = new ArrayList<>();
            for (int i = 0; i < items; i++) {
                Map<String, AttributeValue> item = Map.of("pk", key(i), "payload", payload);
                writes.add(
                        WriteRequest.builder().putRequest(put -> put.item(item)).build());
                if (writes.size() == 25 || i == items - 1) {
                    client.batchWriteItem(batch -> batch.requestItems(Map.of(TABLE, writes)));
                    writes.clear();
                }
            }
        }
    }

    static AttributeValue key(int number) {
        return AttributeValue.fromS("ITEM#" + number);
    }
}
