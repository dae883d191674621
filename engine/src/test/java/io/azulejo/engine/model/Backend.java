package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * The client under test and its table names in this run.
 *
 * @param eventual whether its global indexes may lag behind
 * @param expiry null if items cannot be made to expire
 */
record Backend(
        DynamoDbClient client,
        String prefix,
        boolean eventual,
        @Nullable ExpiryControl expiry) {
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
        if (expiry != null) {
            client.updateTimeToLive(request -> request.tableName(name(TableShape.ORDERS))
                    .timeToLiveSpecification(time -> time.enabled(true).attributeName(TableShape.EXPIRY)));
        }
    }

    void deleteTables() {
        for (TableShape table : TableShape.ALL) {
            client.deleteTable(request -> request.tableName(name(table)));
        }
    }

    /** Restores the initial state: deletes all items and optional indexes. */
    void clear() {
        for (TableShape table : TableShape.ALL) {
            for (IndexShape index : table.optional()) {
                if (globalIndexes(table).contains(index.name())) {
                    deleteIndex(table, index);
                }
            }
            for (Map<String, AttributeValue> item : items(table)) {
                client.deleteItem(request -> request.tableName(name(table)).key(ReferenceModel.key(table, item)));
            }
        }
    }

    List<String> globalIndexes(TableShape table) {
        return descriptions(table).stream()
                .map(GlobalSecondaryIndexDescription::indexName)
                .toList();
    }

    void deleteIndex(TableShape table, IndexShape index) {
        updateIndexes(
                table,
                GlobalSecondaryIndexUpdate.builder()
                        .delete(delete -> delete.indexName(index.name()))
                        .build());
    }

    void updateIndexes(TableShape table, GlobalSecondaryIndexUpdate update) {
        client.updateTable(request -> request.tableName(name(table))
                .attributeDefinitions(TableShape.definitions(TableShape.KEY_TYPES.keySet()))
                .globalSecondaryIndexUpdates(update));
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .until(() -> descriptions(table).stream().allMatch(index -> index.indexStatus() == IndexStatus.ACTIVE));
    }

    private List<GlobalSecondaryIndexDescription> descriptions(TableShape table) {
        return client.describeTable(request -> request.tableName(name(table)))
                .table()
                .globalSecondaryIndexes();
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
