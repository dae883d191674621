package io.azulejo.engine.model;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** Shared parts of conditional writes. */
final class Conditions {
    private Conditions() {}

    static void check(Optional<GeneratedCondition> condition, Map<String, AttributeValue> item, boolean returnItem) {
        if (condition.isPresent() && !condition.get().of(item)) {
            throw ModelError.conditionFailed(returnItem ? item : Map.of());
        }
    }

    static ReturnValuesOnConditionCheckFailure onFailure(boolean returnItem) {
        return returnItem ? ReturnValuesOnConditionCheckFailure.ALL_OLD : ReturnValuesOnConditionCheckFailure.NONE;
    }
}
