package io.azulejo.spi;

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
 * Reader that passes each item to a consumer instead of collecting items in a response. If the store runs in this
 * process, the items are {@link LazyItem}s and no SDK objects are created; otherwise they are the maps of the SDK's
 * response. A client of the SDK can implement this interface. Errors are those of the SDK, as are the requests for
 * single items. Thread-safe.
 */
public interface InProcessReader {

    /** Returns the client itself if it implements this interface, otherwise a reader that sends SDK requests. */
    static InProcessReader of(DynamoDbClient client) {
        return client instanceof InProcessReader direct
                ? direct
                : usingSdkRequests(client, request -> {}, request -> {});
    }

    /**
     * Returns a reader that always sends SDK requests.
     *
     * @param queries customizes each Query before it is sent
     * @param batches customizes each BatchGetItem before it is sent
     */
    static InProcessReader usingSdkRequests(
            DynamoDbClient client,
            Consumer<QueryRequest.Builder> queries,
            Consumer<BatchGetItemRequest.Builder> batches) {
        return new SdkRequestReader(client, queries, batches);
    }

    /** Reads one item and passes it to the consumer if it exists. */
    GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items);

    /** Sends one Query and passes the items of the page to the consumer in order. */
    QueryResult query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items);

    /** Sends one BatchGetItem and passes each existing item to the consumer, with its position in the request. */
    BatchGetResult batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items);
}
