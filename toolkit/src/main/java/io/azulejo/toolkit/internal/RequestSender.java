package io.azulejo.toolkit.internal;

import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.ItemLookup;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.observe.RequestHook.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Sender of the requests of one call, with their count and consumed capacity. Not thread-safe. */
public final class RequestSender {
    private final DynamoDbClient client;
    private final InProcessReader reads;
    private final RequestHook hook;
    // Null without a listener: reported capacity makes every response longer.
    private final @Nullable ReturnConsumedCapacity capacity;
    private int sent;
    private double readUnits;
    private double writeUnits;

    public RequestSender(DynamoDbClient client, RequestHook hook, boolean observed) {
        this.client = client;
        // A hook expects SDK requests, so the in-process read path cannot be used.
        this.hook = hook;
        this.reads = hook.equals(RequestHook.NONE) ? InProcessReader.of(client) : sdkReads(client, hook);
        this.capacity = observed ? ReturnConsumedCapacity.TOTAL : null;
    }

    private InProcessReader sdkReads() {
        return sdkReads(client, hook);
    }

    private static InProcessReader sdkReads(DynamoDbClient client, RequestHook hook) {
        return InProcessReader.usingSdkRequests(
                client,
                request -> hook.before(Operation.QUERY, request),
                request -> hook.before(Operation.BATCH_GET_ITEM, request));
    }

    public int sent() {
        return sent;
    }

    public double readUnits() {
        return readUnits;
    }

    public double writeUnits() {
        return writeUnits;
    }

    /** Returns the item; empty if it does not exist. */
    public Map<String, AttributeValue> send(GetItemRequest.Builder request) {
        hook.before(Operation.GET_ITEM, request.returnConsumedCapacity(capacity));
        sent++;
        List<Map<String, AttributeValue>> found = new ArrayList<>(1);
        GetItemResponse response = reads.getItem(request.build(), found::add);
        countRead(response.consumedCapacity());
        return found.isEmpty() ? Map.of() : found.getFirst();
    }

    public PutItemResponse send(PutItemRequest.Builder request) {
        hook.before(Operation.PUT_ITEM, request.returnConsumedCapacity(capacity));
        sent++;
        PutItemResponse response = client.putItem(request.build());
        countWrite(response.consumedCapacity());
        return response;
    }

    public UpdateItemResponse send(UpdateItemRequest.Builder request) {
        hook.before(Operation.UPDATE_ITEM, request.returnConsumedCapacity(capacity));
        sent++;
        UpdateItemResponse response = client.updateItem(request.build());
        countWrite(response.consumedCapacity());
        return response;
    }

    public DeleteItemResponse send(DeleteItemRequest.Builder request) {
        hook.before(Operation.DELETE_ITEM, request.returnConsumedCapacity(capacity));
        sent++;
        DeleteItemResponse response = client.deleteItem(request.build());
        countWrite(response.consumedCapacity());
        return response;
    }

    /** Returns whether reads report their consumed capacity. */
    public boolean metered() {
        return capacity != null;
    }

    /** Passes the items of the page to the consumer. */
    public QueryResult send(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        sent++;
        // Stores in this process read by one partition and one sort key attribute only.
        QueryResult end = (read.also().isEmpty() ? reads : sdkReads()).query(read, items);
        readUnits += end.readUnits();
        return end;
    }

    public ScanResponse send(ScanRequest.Builder request) {
        hook.before(Operation.SCAN, request.returnConsumedCapacity(capacity));
        sent++;
        ScanResponse response = client.scan(request.build());
        countRead(response.consumedCapacity());
        return response;
    }

    public TransactWriteItemsResponse send(TransactWriteItemsRequest.Builder request) {
        hook.before(Operation.TRANSACT_WRITE_ITEMS, request.returnConsumedCapacity(capacity));
        sent++;
        TransactWriteItemsResponse response = client.transactWriteItems(request.build());
        response.consumedCapacity().forEach(this::countWrite);
        return response;
    }

    public TransactGetItemsResponse send(TransactGetItemsRequest.Builder request) {
        hook.before(Operation.TRANSACT_GET_ITEMS, request.returnConsumedCapacity(capacity));
        sent++;
        TransactGetItemsResponse response = client.transactGetItems(request.build());
        response.consumedCapacity().forEach(this::countRead);
        return response;
    }

    /** Passes each item to the consumer with its position in the list. */
    public BatchGetResult send(
            List<ItemLookup> wanted, boolean consistent, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        sent++;
        BatchGetResult result = reads.batchGetItem(new BatchRead(wanted, consistent, metered()), items);
        readUnits += result.readUnits();
        return result;
    }

    public BatchWriteItemResponse send(BatchWriteItemRequest.Builder request) {
        hook.before(Operation.BATCH_WRITE_ITEM, request.returnConsumedCapacity(capacity));
        sent++;
        BatchWriteItemResponse response = client.batchWriteItem(request.build());
        response.consumedCapacity().forEach(this::countWrite);
        return response;
    }

    private void countRead(@Nullable ConsumedCapacity consumed) {
        readUnits += units(consumed);
    }

    private void countWrite(@Nullable ConsumedCapacity consumed) {
        writeUnits += units(consumed);
    }

    private static double units(@Nullable ConsumedCapacity consumed) {
        return consumed == null || consumed.capacityUnits() == null ? 0 : consumed.capacityUnits();
    }
}
