package io.azulejo.engine.model;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

record DeleteStep(
        TableShape table,
        Map<String, AttributeValue> key,
        Optional<GeneratedCondition> condition,
        boolean returnOld,
        boolean returnItemOnFailure)
        implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        ExpressionText words = new ExpressionText();
        DeleteItemRequest.Builder request = DeleteItemRequest.builder()
                .tableName(backend.name(table))
                .key(key)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .returnValues(returnOld ? ReturnValue.ALL_OLD : ReturnValue.NONE);
        condition.ifPresent(asked -> request.conditionExpression(asked.in(words))
                .returnValuesOnConditionCheckFailure(Conditions.onFailure(returnItemOnFailure)));
        request.expressionAttributeNames(words.names()).expressionAttributeValues(words.values());
        DeleteItemResponse response = backend.client().deleteItem(request.build());
        return Map.of(
                "old",
                Values.canonical(response.attributes()),
                "units",
                response.consumedCapacity().capacityUnits());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        Map<String, AttributeValue> old = model.get(table, key);
        Conditions.check(condition, old, returnItemOnFailure);
        model.delete(table, key);
        return Map.of("old", returnOld ? old : Map.of(), "units", Sizes.written(model.now(table), old, Map.of()));
    }
}
