package io.azulejo.toolkit.internal;

import io.azulejo.direct.BatchLeft;
import io.azulejo.direct.BatchRead;
import io.azulejo.direct.DirectReads;
import io.azulejo.direct.QueryEnd;
import io.azulejo.direct.QueryRead;
import io.azulejo.direct.WantedItem;
import io.azulejo.toolkit.observe.RequestHook;
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

/** Sends the requests of one call and counts what they cost. Not thread-safe. */
public final class Requests {
    private final DynamoDbClient client;
    private final DirectReads reads;
    private final RequestHook hook;
    // Capacity is asked for only where somebody listens: it makes every response longer.
    private final @Nullable ReturnConsumedCapacity capacity;
    private int sent;
    private double readUnits;
    private double writeUnits;

    public Requests(DynamoDbClient client, RequestHook hook, boolean observed) {
        this.client = client;
        // A hook is to see the requests, so that there have to be some.
        this.reads = hook.equals(RequestHook.NONE)
                ? DirectReads.of(client)
                : DirectReads.throughRequests(client, hook::query, hook::batchGetItem);
        this.hook = hook;
        this.capacity = observed ? ReturnConsumedCapacity.TOTAL : null;
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

    /** The item, empty if there is none. */
    public Map<String, AttributeValue> send(GetItemRequest.Builder request) {
        hook.getItem(request.returnConsumedCapacity(capacity));
        sent++;
        List<Map<String, AttributeValue>> found = new ArrayList<>(1);
        GetItemResponse response = reads.getItem(request.build(), found::add);
        read(response.consumedCapacity());
        return found.isEmpty() ? Map.of() : found.getFirst();
    }

    public PutItemResponse send(PutItemRequest.Builder request) {
        hook.putItem(request.returnConsumedCapacity(capacity));
        sent++;
        PutItemResponse response = client.putItem(request.build());
        written(response.consumedCapacity());
        return response;
    }

    public UpdateItemResponse send(UpdateItemRequest.Builder request) {
        hook.updateItem(request.returnConsumedCapacity(capacity));
        sent++;
        UpdateItemResponse response = client.updateItem(request.build());
        written(response.consumedCapacity());
        return response;
    }

    public DeleteItemResponse send(DeleteItemRequest.Builder request) {
        hook.deleteItem(request.returnConsumedCapacity(capacity));
        sent++;
        DeleteItemResponse response = client.deleteItem(request.build());
        written(response.consumedCapacity());
        return response;
    }

    /** Whether what a read costs is to be asked for. */
    public boolean metered() {
        return capacity != null;
    }

    /** Hands over the items of the page. */
    public QueryEnd send(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        sent++;
        QueryEnd end = reads.query(read, items);
        readUnits += end.readUnits();
        return end;
    }

    public ScanResponse send(ScanRequest.Builder request) {
        hook.scan(request.returnConsumedCapacity(capacity));
        sent++;
        ScanResponse response = client.scan(request.build());
        read(response.consumedCapacity());
        return response;
    }

    public TransactWriteItemsResponse send(TransactWriteItemsRequest.Builder request) {
        hook.transactWriteItems(request.returnConsumedCapacity(capacity));
        sent++;
        TransactWriteItemsResponse response = client.transactWriteItems(request.build());
        response.consumedCapacity().forEach(this::written);
        return response;
    }

    public TransactGetItemsResponse send(TransactGetItemsRequest.Builder request) {
        hook.transactGetItems(request.returnConsumedCapacity(capacity));
        sent++;
        TransactGetItemsResponse response = client.transactGetItems(request.build());
        response.consumedCapacity().forEach(this::read);
        return response;
    }

    /** Hands over each item with its place among those that are wanted. */
    public BatchLeft send(
            List<WantedItem> wanted, boolean consistent, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        sent++;
        BatchLeft left = reads.batchGetItem(new BatchRead(wanted, consistent, metered()), items);
        readUnits += left.readUnits();
        return left;
    }

    public BatchWriteItemResponse send(BatchWriteItemRequest.Builder request) {
        hook.batchWriteItem(request.returnConsumedCapacity(capacity));
        sent++;
        BatchWriteItemResponse response = client.batchWriteItem(request.build());
        response.consumedCapacity().forEach(this::written);
        return response;
    }

    private void read(@Nullable ConsumedCapacity consumed) {
        readUnits += units(consumed);
    }

    private void written(@Nullable ConsumedCapacity consumed) {
        writeUnits += units(consumed);
    }

    private static double units(@Nullable ConsumedCapacity consumed) {
        return consumed == null || consumed.capacityUnits() == null ? 0 : consumed.capacityUnits();
    }
}
