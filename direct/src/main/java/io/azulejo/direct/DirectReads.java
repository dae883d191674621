package io.azulejo.direct;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Reads whose items are handed over one by one, beside the response: as {@link DirectItem} where the store is in this
 * process, as the SDK's maps elsewhere. A client of the SDK that implements it says that it can. Errors are the SDK's own,
 * as are the requests of one item. Safe for any number of threads.
 */
public interface DirectReads {

    /** Reads through the client in the best way it knows. */
    static DirectReads of(DynamoDbClient client) {
        return client instanceof DirectReads direct ? direct : throughRequests(client, request -> {}, request -> {});
    }

    /** Reads by the SDK's own requests alone, for who wants to see or change those of queries and batches. */
    static DirectReads throughRequests(
            DynamoDbClient client,
            Consumer<QueryRequest.Builder> queries,
            Consumer<BatchGetItemRequest.Builder> batches) {
        return new SdkReads(client, queries, batches);
    }

    /** Hands over the item, if there is one. */
    GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items);

    /** Sends one Query, and hands over the items of its page in order. */
    QueryEnd query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items);

    /** Sends one BatchGetItem, and hands over each item that is there with its place among those that were wanted. */
    BatchLeft batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items);
}
