package io.azulejo.engine.model;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

record PutStep(
        TableShape table,
        Map<String, AttributeValue> item,
        Optional<GeneratedCondition> condition,
        boolean returnOld,
        boolean returnItemOnFailure)
        implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        ExpressionText words = new ExpressionText();
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(backend.name(table))
                .item(item)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .returnValues(returnOld ? ReturnValue.ALL_OLD : ReturnValue.NONE);
        condition.ifPresent(asked -> request.conditionExpression(asked.in(words))
                .returnValuesOnConditionCheckFailure(Conditions.onFailure(returnItemOnFailure)));
        request.expressionAttributeNames(words.names()).expressionAttributeValues(words.values());
        PutItemResponse response = backend.client().putItem(request.build());
        return Map.of(
                "old",
                Values.canonical(response.attributes()),
                "units",
                response.consumedCapacity().capacityUnits());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        ReferenceModel.checkIndexKeys(table, item);
        Map<String, AttributeValue> old = model.get(table, ReferenceModel.key(table, item));
        Conditions.check(condition, old, returnItemOnFailure);
        model.put(table, item);
        return Map.of("old", returnOld ? old : Map.of(), "units", Sizes.written(model.now(table), old, item));
    }
}
