package io.azulejo.http.backend;

import static io.azulejo.http.recording.RequestDescriptions.item;

import io.azulejo.http.recording.Recording;
import io.azulejo.http.recording.Recording.Result;
import io.azulejo.http.recording.RequestDescriptions;
import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
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
 * whole table, and every other operation it does not forward. Requests appear in the {@link Recording} of the HTTP
 * request that caused them, if there is one. Closing it leaves the underlying client open.
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
        return Recording.request(
                item("GetItem", false, request.tableName(), request.key()),
                () -> client.getItem(request),
                found -> Result.of(found.hasItem() ? 1 : 0, found.consumedCapacity()));
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        if (Recording.current() == null) {
            return reads.getItem(request, items);
        }
        AtomicInteger count = new AtomicInteger();
        return Recording.request(
                item("GetItem", false, request.tableName(), request.key()),
                () -> reads.getItem(request, item -> {
                    count.incrementAndGet();
                    items.accept(item);
                }),
                found -> Result.of(count.get(), found.consumedCapacity()));
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return Recording.request(
                item("PutItem", true, request.tableName(), request.item()),
                () -> client.putItem(request),
                done -> Result.of(1, done.consumedCapacity()));
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return Recording.request(
                item("UpdateItem", true, request.tableName(), request.key()),
                () -> client.updateItem(request),
                done -> Result.of(1, done.consumedCapacity()));
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return Recording.request(
                item("DeleteItem", true, request.tableName(), request.key()),
                () -> client.deleteItem(request),
                done -> Result.of(1, done.consumedCapacity()));
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return Recording.request(
                RequestDescriptions.query(request),
                () -> client.query(request),
                found -> Result.of(found.count() == null ? 0 : found.count(), found.consumedCapacity()));
    }

    @Override
    public QueryResult query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        if (Recording.current() == null) {
            return reads.query(read, items);
        }
        return Recording.request(
                RequestDescriptions.query(read),
                () -> reads.query(read, items),
                found -> new Result(found.evaluated(), found.readUnits()));
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return Recording.request(
                RequestDescriptions.batchGet(request),
                () -> client.batchGetItem(request),
                found -> Result.of(
                        found.responses().values().stream().mapToInt(List::size).sum(), found.consumedCapacity()));
    }

    @Override
    public BatchGetResult batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        if (Recording.current() == null) {
            return reads.batchGetItem(read, items);
        }
        AtomicInteger count = new AtomicInteger();
        return Recording.request(
                RequestDescriptions.batchGet(read),
                () -> reads.batchGetItem(read, (item, position) -> {
                    count.incrementAndGet();
                    items.accept(item, position);
                }),
                found -> new Result(count.get(), found.readUnits()));
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return Recording.request(
                RequestDescriptions.batchWrite(request),
                () -> client.batchWriteItem(request),
                done -> Result.of(0, done.consumedCapacity()));
    }

    @Override
    public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return Recording.request(
                RequestDescriptions.transactGet(request),
                () -> client.transactGetItems(request),
                found -> Result.of(found.responses().size(), found.consumedCapacity()));
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return Recording.request(
                RequestDescriptions.transactWrite(request),
                () -> client.transactWriteItems(request),
                done -> Result.of(0, done.consumedCapacity()));
    }
}
