package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Step that reads one item; no paths mean the whole item. */
record GetStep(TableShape table, Map<String, AttributeValue> key, List<Path> projection) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        ExpressionText words = new ExpressionText();
        GetItemRequest.Builder request = GetItemRequest.builder()
                .tableName(backend.name(table))
                .key(key)
                .consistentRead(true)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        if (!projection.isEmpty()) {
            request.projectionExpression(words.paths(projection));
        }
        GetItemResponse response = backend.client()
                .getItem(request.expressionAttributeNames(words.names()).build());
        return Map.of(
                "found",
                response.hasItem(),
                "item",
                Values.canonical(response.item()),
                "units",
                response.consumedCapacity().capacityUnits());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        Map<String, AttributeValue> item = model.get(table, key);
        return Map.of(
                "found",
                !item.isEmpty(),
                "item",
                Values.canonical(projection.isEmpty() ? item : ProjectionEvaluator.of(item, projection)),
                "units",
                Sizes.read(Sizes.size(item), true));
    }
}
