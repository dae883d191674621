package io.azulejo.engine.model;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** What conditional writes share. */
final class Conditions {
    private Conditions() {}

    static void check(Optional<Asked> condition, Map<String, AttributeValue> item, boolean returnItem) {
        if (condition.isPresent() && !condition.get().of(item)) {
            throw Refusal.conditionFailed(returnItem ? item : Map.of());
        }
    }

    static ReturnValuesOnConditionCheckFailure onFailure(boolean returnItem) {
        return returnItem ? ReturnValuesOnConditionCheckFailure.ALL_OLD : ReturnValuesOnConditionCheckFailure.NONE;
    }
}
