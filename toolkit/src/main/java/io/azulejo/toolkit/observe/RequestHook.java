package io.azulejo.toolkit.observe;

import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Hook that can change each raw SDK request before it is sent. Must be thread-safe. */
public interface RequestHook {
    /** Hook that changes nothing. */
    RequestHook NONE = new RequestHook() {};

    default void getItem(GetItemRequest.Builder request) {}

    default void putItem(PutItemRequest.Builder request) {}

    default void updateItem(UpdateItemRequest.Builder request) {}

    default void deleteItem(DeleteItemRequest.Builder request) {}

    default void query(QueryRequest.Builder request) {}

    default void scan(ScanRequest.Builder request) {}

    default void transactWriteItems(TransactWriteItemsRequest.Builder request) {}

    default void transactGetItems(TransactGetItemsRequest.Builder request) {}

    default void batchGetItem(BatchGetItemRequest.Builder request) {}

    default void batchWriteItem(BatchWriteItemRequest.Builder request) {}
}
