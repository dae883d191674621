package io.azulejo.testing.rights;

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
 * Leave to do one thing to one table or index.
 *
 * @param action such as {@code GetItem}
 * @param resource what follows {@code table/} in the ARN, such as {@code Orders/index/GSI1}
 */
record Right(String action, String resource) {

    /** What AWS asks for before it serves a request: of a transaction, the rights of each action in it. */
    static List<Right> neededFor(DynamoDbRequest request) {
        return switch (request) {
            case QueryRequest query -> List.of(of("Query", query.tableName(), query.indexName()));
            case ScanRequest scan -> List.of(of("Scan", scan.tableName(), scan.indexName()));
            case BatchGetItemRequest batch ->
                batch.requestItems().keySet().stream()
                        .map(table -> new Right("BatchGetItem", table))
                        .toList();
            case BatchWriteItemRequest batch ->
                batch.requestItems().keySet().stream()
                        .map(table -> new Right("BatchWriteItem", table))
                        .toList();
            case TransactGetItemsRequest reads ->
                reads.transactItems().stream()
                        .map(read -> new Right("GetItem", read.get().tableName()))
                        .toList();
            case TransactWriteItemsRequest writes ->
                writes.transactItems().stream().flatMap(Right::neededFor).toList();
            default ->
                List.of(new Right(
                        request.getClass().getSimpleName().replace("Request", ""),
                        request.getValueForField("TableName", String.class).orElseThrow()));
        };
    }

    private static Right of(String action, String table, String index) {
        return new Right(action, index == null ? table : table + "/index/" + index);
    }

    private static Stream<Right> neededFor(TransactWriteItem write) {
        if (write.put() != null) {
            return Stream.of(new Right("PutItem", write.put().tableName()));
        }
        if (write.update() != null) {
            return Stream.of(new Right("UpdateItem", write.update().tableName()));
        }
        if (write.delete() != null) {
            return Stream.of(new Right("DeleteItem", write.delete().tableName()));
        }
        return Stream.of(new Right("ConditionCheckItem", write.conditionCheck().tableName()));
    }

    /** The same of the table that a policy calls otherwise. */
    Right onTable(String name) {
        int end = resource.indexOf('/');
        return new Right(action, end < 0 ? name : name + resource.substring(end));
    }

    String table() {
        int end = resource.indexOf('/');
        return end < 0 ? resource : resource.substring(0, end);
    }
}
