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

/** Hands over the items that the SDK's responses hold. */
record SdkReads(DynamoDbClient client) implements DirectReads {

    @Override
    public GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        GetItemResponse response = client.getItem(request);
        if (response.hasItem()) {
            items.accept(response.item());
        }
        return response;
    }

    @Override
    public QueryResponse query(QueryRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        QueryResponse response = client.query(request);
        response.items().forEach(items);
        return response;
    }

    @Override
    public BatchGetItemResponse batchGetItem(
            BatchGetItemRequest request, BiConsumer<String, ? super Map<String, AttributeValue>> items) {
        BatchGetItemResponse response = client.batchGetItem(request);
        response.responses().forEach((table, found) -> found.forEach(item -> items.accept(table, item)));
        return response;
    }
}
