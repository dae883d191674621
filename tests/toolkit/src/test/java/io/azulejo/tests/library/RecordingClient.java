package io.azulejo.tests.library;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * Client that forwards and records data requests. It can run an action before the next request, to simulate concurrent
 * writes.
 */
final class RecordingClient implements DynamoDbClient {
    private final DynamoDbClient client;
    private final List<DynamoDbRequest> requests = new CopyOnWriteArrayList<>();
    private final List<Runnable> interruptions = new ArrayList<>();
    private @Nullable Class<? extends DynamoDbRequest> interrupted;

    RecordingClient(DynamoDbClient client) {
        this.client = client;
    }

    /** Returns the names of the requests since the last call, such as {@code EntityQuery} or {@code TransactWriteItems}. */
    List<String> takeRequestNames() {
        List<String> names = requests.stream()
                .map(request -> request.getClass().getSimpleName().replaceFirst("Request$", ""))
                .toList();
        requests.clear();
        return names;
    }

    /** Returns the requests since the last call of {@link #takeRequestNames}. */
    List<DynamoDbRequest> requests() {
        return List.copyOf(requests);
    }

    /** Runs each of these actions once, before the next requests of this type. */
    void before(Class<? extends DynamoDbRequest> kind, List<Runnable> interruptions) {
        this.interrupted = kind;
        this.interruptions.clear();
        this.interruptions.addAll(interruptions);
    }

    private <R extends DynamoDbRequest> R recorded(R request) {
        if (request.getClass().equals(interrupted) && !interruptions.isEmpty()) {
            interruptions.removeFirst().run();
        }
        requests.add(request);
        return request;
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return client.getItem(recorded(request));
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return client.putItem(recorded(request));
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return client.updateItem(recorded(request));
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return client.deleteItem(recorded(request));
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return client.query(recorded(request));
    }

    @Override
    public ScanResponse scan(ScanRequest request) {
        return client.scan(recorded(request));
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return client.transactWriteItems(recorded(request));
    }

    @Override
    public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return client.transactGetItems(recorded(request));
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return client.batchGetItem(recorded(request));
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return client.batchWriteItem(recorded(request));
    }

    @Override
    public String serviceName() {
        return client.serviceName();
    }

    @Override
    public void close() {}
}
