package io.azulejo.direct;

import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads whose items are handed over one by one, beside the response: as {@link DirectItem} where the store is in this
 * process, as the SDK's maps elsewhere. A client of the SDK that implements it says that it can. Requests, errors and
 * the rest of the responses are the SDK's own. Safe for any number of threads.
 */
public interface DirectReads {

    /** Reads through the client in the best way it knows. */
    static DirectReads of(DynamoDbClient client) {
        return client instanceof DirectReads direct ? direct : new SdkReads(client);
    }

    /** Hands over the item, if there is one. */
    GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items);

    QueryResponse query(QueryRequest request, Consumer<? super Map<String, AttributeValue>> items);

    /** Hands over each item with the name of its table. */
    BatchGetItemResponse batchGetItem(
            BatchGetItemRequest request, BiConsumer<String, ? super Map<String, AttributeValue>> items);
}
