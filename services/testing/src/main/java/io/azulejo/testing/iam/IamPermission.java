package io.azulejo.testing.iam;

import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Permission for one action on one table or index.
 *
 * @param action such as {@code GetItem}
 * @param resource the part of the ARN after {@code table/}, such as {@code Orders/index/GSI1}
 */
record IamPermission(String action, String resource) {

    /** Returns the permissions that AWS requires for a request; for a transaction, those of each action in it. */
    static List<IamPermission> requiredFor(DynamoDbRequest request) {
        return switch (request) {
            case QueryRequest query -> List.of(of("Query", query.tableName(), query.indexName()));
            case ScanRequest scan -> List.of(of("Scan", scan.tableName(), scan.indexName()));
            case BatchGetItemRequest batch ->
                batch.requestItems().keySet().stream()
                        .map(table -> new IamPermission("BatchGetItem", table))
                        .toList();
            case BatchWriteItemRequest batch ->
                batch.requestItems().keySet().stream()
                        .map(table -> new IamPermission("BatchWriteItem", table))
                        .toList();
            case TransactGetItemsRequest reads ->
                reads.transactItems().stream()
                        .map(read -> new IamPermission("GetItem", read.get().tableName()))
                        .toList();
            case TransactWriteItemsRequest writes ->
                writes.transactItems().stream()
                        .flatMap(IamPermission::requiredFor)
                        .toList();
            default ->
                List.of(new IamPermission(
                        request.getClass().getSimpleName().replace("Request", ""),
                        request.getValueForField("TableName", String.class).orElseThrow()));
        };
    }

    private static IamPermission of(String action, String table, String index) {
        return new IamPermission(action, index == null ? table : table + "/index/" + index);
    }

    private static Stream<IamPermission> requiredFor(TransactWriteItem write) {
        if (write.put() != null) {
            return Stream.of(new IamPermission("PutItem", write.put().tableName()));
        }
        if (write.update() != null) {
            return Stream.of(new IamPermission("UpdateItem", write.update().tableName()));
        }
        if (write.delete() != null) {
            return Stream.of(new IamPermission("DeleteItem", write.delete().tableName()));
        }
        return Stream.of(
                new IamPermission("ConditionCheckItem", write.conditionCheck().tableName()));
    }

    /** Returns the same permission for a table with another name. */
    IamPermission onTable(String name) {
        int end = resource.indexOf('/');
        return new IamPermission(action, end < 0 ? name : name + resource.substring(end));
    }

    String table() {
        int end = resource.indexOf('/');
        return end < 0 ? resource : resource.substring(0, end);
    }
}
