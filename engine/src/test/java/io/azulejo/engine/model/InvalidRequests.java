package io.azulejo.engine.model;

import static io.azulejo.engine.model.TableShape.NOTES;
import static io.azulejo.engine.model.TableShape.ORDERS;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Invalid requests with DynamoDB's error responses. */
final class InvalidRequests {
    private static final AttributeValue TEXT = Values.s("text");
    private static final AttributeValue NUMBER = Values.n(1);
    private static final Map<String, AttributeValue> ORDER = Map.of("pk", TEXT, "sk", NUMBER);
    private static final Map<String, AttributeValue> NOTE = Map.of("pk", TEXT);

    static final List<InvalidRequestStep> ALL = List.of(
            new InvalidRequestStep(
                    "get from a table that isn't there",
                    on -> on.client()
                            .getItem(get ->
                                    get.tableName(on.prefix() + "nowhere").key(NOTE)),
                    "ResourceNotFoundException",
                    "Requested resource not found"),
            invalid(
                    "get without sort key",
                    on -> on.client()
                            .getItem(get -> get.tableName(on.name(ORDERS)).key(NOTE)),
                    "The provided key element does not match the schema"),
            invalid(
                    "delete by a key of the wrong type",
                    on -> on.client()
                            .deleteItem(
                                    delete -> delete.tableName(on.name(NOTES)).key(Map.of("pk", NUMBER))),
                    "The provided key element does not match the schema"),
            invalid(
                    "put without sort key",
                    on -> on.client()
                            .putItem(put -> put.tableName(on.name(ORDERS)).item(NOTE)),
                    "One or more parameter values were invalid: Missing the key sk in the item"),
            invalid(
                    "put with a sort key of the wrong type",
                    on -> on.client()
                            .putItem(put -> put.tableName(on.name(ORDERS)).item(Map.of("pk", TEXT, "sk", TEXT))),
                    "One or more parameter values were invalid: Type mismatch for key sk expected: N actual: S"),
            invalid(
                    "put with an empty key",
                    on -> on.client()
                            .putItem(put -> put.tableName(on.name(NOTES)).item(Map.of("pk", Values.s("")))),
                    "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain"
                            + " an empty string value. Key: pk"),
            invalid(
                    "put with an empty set",
                    on -> on.client()
                            .putItem(put -> put.tableName(on.name(NOTES))
                                    .item(Map.of("pk", TEXT, "e", AttributeValue.fromSs(List.of())))),
                    "One or more parameter values were invalid: An string set  may not be empty"),
            invalid(
                    "update of a key",
                    on -> on.client()
                            .updateItem(update -> update.tableName(on.name(ORDERS))
                                    .key(ORDER)
                                    .updateExpression("SET sk = :v")
                                    .expressionAttributeValues(Map.of(":v", NUMBER))),
                    "One or more parameter values were invalid: Cannot update attribute sk."
                            + " This attribute is part of the key"),
            invalid(
                    "update with an unused value",
                    on -> on.client()
                            .updateItem(update -> update.tableName(on.name(ORDERS))
                                    .key(ORDER)
                                    .updateExpression("REMOVE a")
                                    .expressionAttributeValues(Map.of(":v", NUMBER))),
                    "Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}"),
            invalid(
                    "update of overlapping paths",
                    on -> on.client()
                            .updateItem(update ->
                                    update.tableName(on.name(ORDERS)).key(ORDER).updateExpression("REMOVE c.x, c")),
                    "Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one"
                            + " of these paths; path one: [c, x], path two: [c]"),
            invalid(
                    "condition on a reserved word",
                    on -> on.client()
                            .deleteItem(delete -> delete.tableName(on.name(ORDERS))
                                    .key(ORDER)
                                    .conditionExpression("attribute_exists(status)")),
                    "Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: status"),
            invalid(
                    "query without partition key",
                    on -> on.client()
                            .query(query -> query.tableName(on.name(ORDERS))
                                    .keyConditionExpression("sk = :v")
                                    .expressionAttributeValues(Map.of(":v", NUMBER))),
                    "Query condition missed key schema element: pk"),
            invalid(
                    "query of an index that isn't there",
                    on -> on.client()
                            .query(query -> query.tableName(on.name(ORDERS))
                                    .indexName("nowhere")
                                    .keyConditionExpression("pk = :v")
                                    .expressionAttributeValues(Map.of(":v", TEXT))),
                    "The table does not have the specified index: nowhere"),
            invalid(
                    "consistent query of a global index",
                    on -> on.client()
                            .query(query -> query.tableName(on.name(ORDERS))
                                    .indexName("byState")
                                    .consistentRead(true)
                                    .keyConditionExpression("gpk = :v")
                                    .expressionAttributeValues(Map.of(":v", TEXT))),
                    "Consistent reads are not supported on global secondary indexes"),
            invalid(
                    "query that filters by its key",
                    on -> on.client()
                            .query(query -> query.tableName(on.name(ORDERS))
                                    .keyConditionExpression("pk = :v")
                                    .filterExpression("sk > :n")
                                    .expressionAttributeValues(Map.of(":v", TEXT, ":n", NUMBER))),
                    "Filter Expression can only contain non-primary key attributes: Primary key attribute: sk"),
            invalid(
                    "scan of a segment beyond the last",
                    on -> on.client()
                            .scan(scan ->
                                    scan.tableName(on.name(NOTES)).segment(3).totalSegments(3)),
                    "The Segment parameter is zero-based and must be less than parameter TotalSegments:"
                            + " Segment: 3 is not less than TotalSegments: 3"),
            invalid(
                    "batch get of one key twice",
                    on -> on.client()
                            .batchGetItem(batch -> batch.requestItems(Map.of(
                                    on.name(NOTES),
                                    KeysAndAttributes.builder()
                                            .keys(List.of(NOTE, NOTE))
                                            .build()))),
                    "Provided list of item keys contains duplicates"),
            invalid(
                    "batch write of one key twice",
                    on -> on.client()
                            .batchWriteItem(batch -> batch.requestItems(
                                    Map.of(on.name(NOTES), List.of(putRequest(NOTE), putRequest(NOTE))))),
                    "Provided list of item keys contains duplicates"),
            invalid(
                    "transaction with one key twice",
                    on -> on.client()
                            .transactWriteItems(transact -> transact.transactItems(
                                    transactPut(on.name(NOTES), NOTE), transactPut(on.name(NOTES), NOTE))),
                    "Transaction request cannot include multiple operations on one item"));

    private InvalidRequests() {}

    private static InvalidRequestStep invalid(String description, Consumer<Backend> request, String message) {
        return new InvalidRequestStep(description, request, "ValidationException", message);
    }

    private static WriteRequest putRequest(Map<String, AttributeValue> item) {
        return WriteRequest.builder().putRequest(put -> put.item(item)).build();
    }

    private static TransactWriteItem transactPut(String table, Map<String, AttributeValue> item) {
        return TransactWriteItem.builder()
                .put(put -> put.tableName(table).item(item))
                .build();
    }
}
