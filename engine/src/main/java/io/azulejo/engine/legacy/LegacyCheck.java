package io.azulejo.engine.legacy;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ValueOrder;
import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.AttributeUpdate;
import io.azulejo.engine.request.ExpectedAttribute;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.AttributeNames;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Value;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks of the legacy parameters, in DynamoDB's order. */
public final class LegacyCheck {
    private static final String INVALID = "One or more parameter values were invalid: ";

    private LegacyCheck() {}

    public static void check(LegacyParameters parameters) {
        if (parameters.problem() != null) {
            throw EngineException.validation(parameters.problem());
        }
        checkNames(parameters.attributesToGet());
        checkNames(names(parameters.attributeUpdates()));
        checkNames(names(parameters.expected()));
        checkNames(names(parameters.filter()));
        checkNames(names(parameters.keyConditions()));
        if (parameters.attributesToGet() != null) {
            checkDistinct(parameters.attributesToGet());
        }
        if (parameters.attributeUpdates() != null) {
            parameters.attributeUpdates().forEach((name, update) -> checkUpdate(update));
        }
        if (parameters.expected() != null) {
            parameters.expected().forEach(LegacyCheck::checkExpected);
        }
        checkConditions(parameters.filter());
        checkConditions(parameters.keyConditions());
        if (parameters.conditionalOperator() != null) {
            checkOperator(parameters);
        }
    }

    private static @Nullable Set<String> names(@Nullable Map<String, ?> parameter) {
        return parameter == null ? null : parameter.keySet();
    }

    private static void checkNames(@Nullable Collection<String> names) {
        if (names != null) {
            for (String name : names) {
                String problem = AttributeNames.problem(name);
                if (problem != null) {
                    throw EngineException.validation(problem);
                }
            }
        }
    }

    private static void checkDistinct(List<String> attributes) {
        Set<String> seen = new HashSet<>();
        for (String attribute : attributes) {
            if (!seen.add(attribute)) {
                throw EngineException.validation(INVALID + "Duplicate value in attribute name: " + attribute);
            }
        }
    }

    private static void checkUpdate(AttributeUpdate update) {
        String action = Objects.requireNonNullElse(update.action(), "PUT");
        Value value = update.value();
        if (value == null) {
            if (!action.equals("DELETE")) {
                throw EngineException.validation(
                        INVALID + "Only DELETE action is allowed when no attribute value is specified");
            }
            return;
        }
        AttributeValueType type = value.type();
        boolean set = type == AttributeValueType.SS || type == AttributeValueType.NS || type == AttributeValueType.BS;
        if (action.equals("ADD") && !set && type != AttributeValueType.N && type != AttributeValueType.L) {
            throw EngineException.validation(INVALID + "ADD action is not supported for the type " + type);
        }
        if (action.equals("DELETE") && !set) {
            throw EngineException.validation(
                    INVALID + "DELETE action with value is not supported for the type " + type);
        }
    }

    private static void checkExpected(String name, ExpectedAttribute expected) {
        String operator = expected.comparisonOperator();
        if (expected.value() != null && expected.attributeValueList() != null) {
            throw EngineException.validation(
                    INVALID + "Value and AttributeValueList cannot be used together for Attribute: " + name);
        }
        if (operator == null) {
            checkExistence(name, expected);
            return;
        }
        if (expected.exists() != null) {
            throw EngineException.validation(
                    INVALID + "Exists and ComparisonOperator cannot be used together for Attribute: " + name);
        }
        List<Value> values = expected.value() == null ? expected.attributeValueList() : List.of(expected.value());
        ComparisonOperator comparison = Objects.requireNonNull(ComparisonOperator.named(operator));
        if (values == null && !comparison.takesNoValues()) {
            throw EngineException.validation(INVALID + "Value or AttributeValueList must be used with"
                    + " ComparisonOperator: " + operator + " for Attribute: " + name);
        }
        checkComparison(comparison, Objects.requireNonNullElse(values, List.of()));
    }

    private static void checkExistence(String name, ExpectedAttribute expected) {
        if (expected.attributeValueList() != null) {
            throw EngineException.validation(
                    INVALID + "AttributeValueList can only be used with a ComparisonOperator for Attribute: " + name);
        }
        boolean wanted = !Boolean.FALSE.equals(expected.exists());
        if (wanted && expected.value() == null) {
            throw EngineException.validation(
                    INVALID + "Value must be provided when Exists is " + expected.exists() + " for Attribute: " + name);
        }
        if (!wanted && expected.value() != null) {
            throw EngineException.validation(
                    INVALID + "Value cannot be used when Exists is false for Attribute: " + name);
        }
    }

    private static void checkConditions(@Nullable Map<String, AttributeCondition> conditions) {
        if (conditions != null) {
            conditions.forEach((name, condition) -> checkComparison(
                    Objects.requireNonNull(
                            ComparisonOperator.named(Objects.requireNonNull(condition.comparisonOperator()))),
                    Objects.requireNonNullElse(condition.attributeValueList(), List.of())));
        }
    }

    private static void checkComparison(ComparisonOperator operator, List<Value> values) {
        if (!operator.takes(values.size())) {
            throw EngineException.validation(
                    INVALID + "Invalid number of argument(s) for the " + operator + " ComparisonOperator");
        }
        for (Value value : values) {
            if (value.type() != values.getFirst().type()) {
                throw EngineException.validation(
                        INVALID + "AttributeValues inside AttributeValueList must be of same type");
            }
            if (!operator.takes(value.type())) {
                throw EngineException.validation(INVALID + "ComparisonOperator " + operator + " is not valid for "
                        + value.type() + " AttributeValue type");
            }
        }
        if (operator == ComparisonOperator.BETWEEN && ValueOrder.compare(values.get(0), values.get(1)) > 0) {
            throw EngineException.validation("The BETWEEN condition was provided a range where the lower bound is"
                    + " greater than the upper bound");
        }
    }

    private static void checkOperator(LegacyParameters parameters) {
        Map<String, ?> conditions = parameters.expected() == null ? parameters.filter() : parameters.expected();
        if (conditions == null) {
            throw EngineException.validation("ConditionalOperator cannot be used without Filter or Expected");
        }
        if (conditions.size() < 2) {
            throw EngineException.validation(
                    "ConditionalOperator can only be used when Filter or Expected has two or more elements");
        }
    }
}
