package io.azulejo.http.backend;

import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * DynamoDB client for request handlers that allows only access by key. It rejects scans, so that no route can read a
 * whole table, and every other operation it does not forward. Closing it leaves the underlying client open.
 * Thread-safe.
 */
public final class KeyAccessClient implements DynamoDbClient, InProcessReader {
    private final DynamoDbClient client;
    private final InProcessReader reads;

    public KeyAccessClient(DynamoDbClient client) {
        this.client = client;
        this.reads = InProcessReader.of(client);
    }

    @Override
    public String serviceName() {
        return client.serviceName();
    }

    @Override
    public void close() {}

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return client.getItem(request);
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        return reads.getItem(request, items);
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return client.putItem(request);
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return client.updateItem(request);
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return client.deleteItem(request);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return client.query(request);
    }

    @Override
    public QueryResult query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        return reads.query(read, items);
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return client.batchGetItem(request);
    }

    @Override
    public BatchGetResult batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        return reads.batchGetItem(read, items);
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return client.batchWriteItem(request);
    }

    @Override
    public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return client.transactGetItems(request);
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return client.transactWriteItems(request);
    }
}
