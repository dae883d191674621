package io.azulejo.engine.sdk;

import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.AttributeUpdate;
import io.azulejo.engine.request.ExpectedAttribute;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;

/** Collector of the legacy parameters of the SDK's requests. One instance per request. */
final class SdkLegacy {
    private @Nullable List<String> attributesToGet;
    private @Nullable Map<String, AttributeUpdate> attributeUpdates;
    private @Nullable Map<String, ExpectedAttribute> expected;
    private @Nullable Map<String, AttributeCondition> keyConditions;
    private @Nullable Map<String, AttributeCondition> queryFilter;
    private @Nullable Map<String, AttributeCondition> scanFilter;
    private @Nullable String conditionalOperator;
    private @Nullable String problem;
    private boolean given;

    SdkLegacy attributesToGet(boolean has, List<String> names) {
        if (has) {
            given = true;
            attributesToGet = names;
        }
        return this;
    }

    SdkLegacy attributeUpdates(boolean has, Map<String, AttributeValueUpdate> updates) {
        if (has) {
            given = true;
            attributeUpdates = new LinkedHashMap<>();
            for (Map.Entry<String, AttributeValueUpdate> update : updates.entrySet()) {
                attributeUpdates.put(
                        update.getKey(),
                        new AttributeUpdate(
                                update.getValue().actionAsString(),
                                value(update.getValue().value())));
            }
        }
        return this;
    }

    SdkLegacy expected(boolean has, Map<String, ExpectedAttributeValue> conditions) {
        if (has) {
            given = true;
            expected = new LinkedHashMap<>();
            for (Map.Entry<String, ExpectedAttributeValue> entry : conditions.entrySet()) {
                ExpectedAttributeValue condition = entry.getValue();
                expected.put(
                        entry.getKey(),
                        new ExpectedAttribute(
                                condition.exists(),
                                value(condition.value()),
                                condition.comparisonOperatorAsString(),
                                values(condition.hasAttributeValueList(), condition.attributeValueList())));
            }
        }
        return this;
    }

    SdkLegacy keyConditions(boolean has, Map<String, Condition> conditions) {
        keyConditions = conditions(has, conditions);
        return this;
    }

    SdkLegacy queryFilter(boolean has, Map<String, Condition> conditions) {
        queryFilter = conditions(has, conditions);
        return this;
    }

    SdkLegacy scanFilter(boolean has, Map<String, Condition> conditions) {
        scanFilter = conditions(has, conditions);
        return this;
    }

    SdkLegacy conditionalOperator(@Nullable String operator) {
        given |= operator != null;
        conditionalOperator = operator;
        return this;
    }

    LegacyParameters parameters() {
        return given
                ? new LegacyParameters(
                        attributesToGet,
                        attributeUpdates,
                        expected,
                        keyConditions,
                        queryFilter,
                        scanFilter,
                        conditionalOperator,
                        problem)
                : LegacyParameters.NONE;
    }

    private @Nullable Map<String, AttributeCondition> conditions(boolean has, Map<String, Condition> conditions) {
        if (!has) {
            return null;
        }
        given = true;
        Map<String, AttributeCondition> read = new LinkedHashMap<>();
        for (Map.Entry<String, Condition> entry : conditions.entrySet()) {
            Condition condition = entry.getValue();
            read.put(
                    entry.getKey(),
                    new AttributeCondition(
                            condition.comparisonOperatorAsString(),
                            values(condition.hasAttributeValueList(), condition.attributeValueList())));
        }
        return read;
    }

    private @Nullable List<Value> values(boolean has, List<AttributeValue> given) {
        if (!has) {
            return null;
        }
        List<Value> values = new ArrayList<>(given.size());
        for (AttributeValue value : given) {
            values.add(decoded(value));
        }
        return values;
    }

    private @Nullable Value value(@Nullable AttributeValue value) {
        return value == null ? null : decoded(value);
    }

    private Value decoded(AttributeValue value) {
        try {
            return SdkItems.value(value);
        } catch (InvalidValueException e) {
            problem = problem == null ? e.problem() : problem;
            return NullValue.NULL;
        }
    }
}
