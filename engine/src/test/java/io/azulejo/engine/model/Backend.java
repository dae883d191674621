package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** The client under test and the names that its tables have for this run. */
record Backend(DynamoDbClient client, String prefix) {
    String name(TableShape table) {
        return prefix + table.name();
    }

    void createTables() {
        for (TableShape table : TableShape.ALL) {
            client.createTable(table.creation(name(table)));
        }
        for (TableShape table : TableShape.ALL) {
            client.waiter().waitUntilTableExists(request -> request.tableName(name(table)));
        }
    }

    void deleteTables() {
        for (TableShape table : TableShape.ALL) {
            client.deleteTable(request -> request.tableName(name(table)));
        }
    }

    void deleteItems() {
        for (TableShape table : TableShape.ALL) {
            for (Map<String, AttributeValue> item : items(table)) {
                client.deleteItem(request -> request.tableName(name(table)).key(ReferenceModel.key(table, item)));
            }
        }
    }

    private List<Map<String, AttributeValue>> items(TableShape table) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        ScanRequest.Builder request =
                ScanRequest.builder().tableName(name(table)).consistentRead(true);
        ScanResponse page;
        do {
            page = client.scan(request.build());
            items.addAll(page.items());
            request.exclusiveStartKey(page.lastEvaluatedKey());
        } while (page.hasLastEvaluatedKey());
        return items;
    }
}
