package io.azulejo.web.backend;

import io.azulejo.direct.BatchLeft;
import io.azulejo.direct.BatchRead;
import io.azulejo.direct.DirectReads;
import io.azulejo.direct.QueryEnd;
import io.azulejo.direct.QueryRead;
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
 * The client of a request path: items by key, and nothing else. It refuses to scan, so that no route can come to read a
 * whole table, as it refuses whatever else it does not pass on. Closing it leaves the client behind it open.
 * Thread-safe.
 */
public final class KeyedClient implements DynamoDbClient, DirectReads {
    private final DynamoDbClient client;
    private final DirectReads reads;

    public KeyedClient(DynamoDbClient client) {
        this.client = client;
        this.reads = DirectReads.of(client);
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
    public QueryEnd query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        return reads.query(read, items);
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return client.batchGetItem(request);
    }

    @Override
    public BatchLeft batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
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
