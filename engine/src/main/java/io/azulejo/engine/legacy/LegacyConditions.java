package io.azulejo.engine.legacy;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ConditionNode;
import io.azulejo.engine.expression.ExpressionComposer;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.ExpectedAttribute;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Translation of Expected, QueryFilter, ScanFilter and KeyConditions into conditions. They are already checked. */
public final class LegacyConditions {
    private final ExpressionComposer composition = new ExpressionComposer();
    private @Nullable ConditionNode all;

    private LegacyConditions() {}

    /** Returns the condition of a write, or null if it has none. */
    public static @Nullable ConditionExpression expected(LegacyParameters parameters) {
        if (parameters.expected() == null) {
            return null;
        }
        LegacyConditions conditions = new LegacyConditions();
        parameters.expected().forEach((name, expected) -> {
            AttributeCondition condition = condition(expected);
            conditions.add(parameters, conditions.condition(name, condition));
        });
        return conditions.expression();
    }

    /** Returns the filter of a query or scan, or null if it has none. */
    public static @Nullable ConditionExpression filter(LegacyParameters parameters) {
        if (parameters.filter() == null) {
            return null;
        }
        LegacyConditions conditions = new LegacyConditions();
        parameters
                .filter()
                .forEach((name, condition) -> conditions.add(parameters, conditions.condition(name, condition)));
        return conditions.expression();
    }

    /** Returns the key tests of a query. Rejects comparisons that a key range cannot express. */
    public static Map<String, KeyAttributeCondition> keyTests(Map<String, AttributeCondition> keyConditions) {
        if (keyConditions.isEmpty() || keyConditions.size() > 2) {
            throw EngineException.validation("Conditions can be of length 1 or 2 only");
        }
        Map<String, KeyAttributeCondition> tests = new LinkedHashMap<>();
        keyConditions.forEach((name, condition) -> {
            List<Value> values = values(condition);
            tests.put(
                    name,
                    switch (operator(condition)) {
                        case EQ -> new KeyAttributeCondition.Compared(Comparison.EQUAL, values.getFirst());
                        case LE -> new KeyAttributeCondition.Compared(Comparison.LESS_OR_EQUAL, values.getFirst());
                        case LT -> new KeyAttributeCondition.Compared(Comparison.LESS, values.getFirst());
                        case GE -> new KeyAttributeCondition.Compared(Comparison.GREATER_OR_EQUAL, values.getFirst());
                        case GT -> new KeyAttributeCondition.Compared(Comparison.GREATER, values.getFirst());
                        case BETWEEN -> new KeyAttributeCondition.Between(values.get(0), values.get(1));
                        case BEGINS_WITH -> new KeyAttributeCondition.BeginsWith(values.getFirst());
                        default ->
                            throw EngineException.validation(
                                    "Attempted conditional constraint is not an indexable operation");
                    });
        });
        return tests;
    }

    /** Returns the expectation, with its older form converted into the newer one. */
    private static AttributeCondition condition(ExpectedAttribute expected) {
        List<Value> values = expected.value() == null ? expected.attributeValueList() : List.of(expected.value());
        if (expected.comparisonOperator() != null) {
            return new AttributeCondition(expected.comparisonOperator(), values);
        }
        return new AttributeCondition(Boolean.FALSE.equals(expected.exists()) ? "NULL" : "EQ", values);
    }

    private void add(LegacyParameters parameters, ConditionNode condition) {
        if (all == null) {
            all = condition;
        } else {
            all = "OR".equals(parameters.conditionalOperator())
                    ? new ConditionNode.Or(all, condition)
                    : new ConditionNode.And(all, condition);
        }
    }

    private @Nullable ConditionExpression expression() {
        return all == null ? null : composition.condition(all);
    }

    private ConditionNode condition(String name, AttributeCondition asked) {
        Operand attribute = composition.path(LegacyPaths.of(name));
        List<Operand> operands = new ArrayList<>();
        for (Value value : values(asked)) {
            operands.add(composition.constant(value));
        }
        return switch (operator(asked)) {
            case EQ -> new ConditionNode.Compare(attribute, Comparison.EQUAL, operands.getFirst());
            case NE -> new ConditionNode.Compare(attribute, Comparison.NOT_EQUAL, operands.getFirst());
            case LE -> new ConditionNode.Compare(attribute, Comparison.LESS_OR_EQUAL, operands.getFirst());
            case LT -> new ConditionNode.Compare(attribute, Comparison.LESS, operands.getFirst());
            case GE -> new ConditionNode.Compare(attribute, Comparison.GREATER_OR_EQUAL, operands.getFirst());
            case GT -> new ConditionNode.Compare(attribute, Comparison.GREATER, operands.getFirst());
            case NULL -> new ConditionNode.Test(Function.ATTRIBUTE_NOT_EXISTS, List.of(attribute));
            case NOT_NULL -> new ConditionNode.Test(Function.ATTRIBUTE_EXISTS, List.of(attribute));
            case CONTAINS -> new ConditionNode.Test(Function.CONTAINS, List.of(attribute, operands.getFirst()));
            case NOT_CONTAINS ->
                // Unlike the expression NOT contains(...), false if the attribute is missing.
                new ConditionNode.And(
                        new ConditionNode.Test(Function.ATTRIBUTE_EXISTS, List.of(attribute)),
                        new ConditionNode.Not(
                                new ConditionNode.Test(Function.CONTAINS, List.of(attribute, operands.getFirst()))));
            case BEGINS_WITH -> new ConditionNode.Test(Function.BEGINS_WITH, List.of(attribute, operands.getFirst()));
            case BETWEEN -> new ConditionNode.Between(attribute, operands.get(0), operands.get(1));
            case IN -> new ConditionNode.In(attribute, operands);
        };
    }

    private static ComparisonOperator operator(AttributeCondition condition) {
        return Objects.requireNonNull(ComparisonOperator.named(Objects.requireNonNull(condition.comparisonOperator())));
    }

    private static List<Value> values(AttributeCondition condition) {
        return Objects.requireNonNullElse(condition.attributeValueList(), List.of());
    }
}
