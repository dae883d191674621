package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Step that puts and deletes several items of one table with BatchWriteItem. */
record BatchWriteStep(
        TableShape table, List<Map<String, AttributeValue>> puts, List<Map<String, AttributeValue>> deletes)
        implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        List<WriteRequest> writes = new ArrayList<>();
        for (Map<String, AttributeValue> item : puts) {
            writes.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
        }
        for (Map<String, AttributeValue> key : deletes) {
            writes.add(WriteRequest.builder()
                    .deleteRequest(delete -> delete.key(key))
                    .build());
        }
        BatchWriteItemResponse response =
                backend.client().batchWriteItem(request -> request.requestItems(Map.of(backend.name(table), writes)));
        return Map.of("unprocessed", response.unprocessedItems().size());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        puts.forEach(item -> ReferenceModel.checkIndexKeys(table, item));
        puts.forEach(item -> model.put(table, item));
        deletes.forEach(key -> model.delete(table, key));
        return Map.of("unprocessed", 0);
    }
}
