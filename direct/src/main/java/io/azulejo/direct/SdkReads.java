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
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Hands over the items that the SDK's responses hold.
 *
 * @param queries is shown each Query before it is sent
 * @param batches is shown each BatchGetItem before it is sent
 */
record SdkReads(
        DynamoDbClient client, Consumer<QueryRequest.Builder> queries, Consumer<BatchGetItemRequest.Builder> batches)
        implements DirectReads {

    @Override
    public GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        GetItemResponse response = client.getItem(request);
        if (response.hasItem()) {
            items.accept(response.item());
        }
        return response;
    }

    @Override
    public QueryEnd query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        QueryRequest.Builder request = SdkQuery.request(read);
        queries.accept(request);
        QueryResponse response = client.query(request.build());
        response.items().forEach(items);
        return SdkQuery.end(response);
    }

    @Override
    public BatchLeft batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        SdkBatch batch = new SdkBatch(read);
        BatchGetItemRequest.Builder request = batch.request();
        batches.accept(request);
        return batch.handOver(client.batchGetItem(request.build()), items);
    }
}
