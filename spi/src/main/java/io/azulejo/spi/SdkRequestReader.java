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
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reader that sends SDK requests and passes on the items of the responses.
 *
 * @param queries customizes each Query before it is sent
 * @param batches customizes each BatchGetItem before it is sent
 */
record SdkRequestReader(
        DynamoDbClient client, Consumer<QueryRequest.Builder> queries, Consumer<BatchGetItemRequest.Builder> batches)
        implements InProcessReader {

    @Override
    public GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        GetItemResponse response = client.getItem(request);
        if (response.hasItem()) {
            items.accept(response.item());
        }
        return response;
    }

    @Override
    public QueryResult query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        QueryRequest.Builder request = SdkQuery.request(read);
        queries.accept(request);
        QueryResponse response = client.query(request.build());
        response.items().forEach(items);
        return SdkQuery.result(response);
    }

    @Override
    public BatchGetResult batchGetItem(BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        SdkBatchGet batch = new SdkBatchGet(read);
        BatchGetItemRequest.Builder request = batch.request();
        batches.accept(request);
        return batch.deliver(client.batchGetItem(request.build()), items);
    }
}
