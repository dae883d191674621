package io.azulejo.engine.legacy;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.Composition;
import io.azulejo.engine.expression.Condition;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.KeyTest;
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

/** Says Expected, QueryFilter, ScanFilter and KeyConditions again as conditions; they have been checked before. */
public final class LegacyConditions {
    private final Composition composition = new Composition();
    private @Nullable Condition all;

    private LegacyConditions() {}

    /** The condition of a write, or null if it has none. */
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

    /** The filter of a query or scan, or null if it has none. */
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

    /** The key tests of a query; refuses comparisons that no order of keys answers. */
    public static Map<String, KeyTest> keyTests(Map<String, AttributeCondition> keyConditions) {
        if (keyConditions.isEmpty() || keyConditions.size() > 2) {
            throw EngineException.validation("Conditions can be of length 1 or 2 only");
        }
        Map<String, KeyTest> tests = new LinkedHashMap<>();
        keyConditions.forEach((name, condition) -> {
            List<Value> values = values(condition);
            tests.put(
                    name,
                    switch (operator(condition)) {
                        case EQ -> new KeyTest.Compared(Comparison.EQUAL, values.getFirst());
                        case LE -> new KeyTest.Compared(Comparison.LESS_OR_EQUAL, values.getFirst());
                        case LT -> new KeyTest.Compared(Comparison.LESS, values.getFirst());
                        case GE -> new KeyTest.Compared(Comparison.GREATER_OR_EQUAL, values.getFirst());
                        case GT -> new KeyTest.Compared(Comparison.GREATER, values.getFirst());
                        case BETWEEN -> new KeyTest.Between(values.get(0), values.get(1));
                        case BEGINS_WITH -> new KeyTest.BeginsWith(values.getFirst());
                        default ->
                            throw EngineException.validation(
                                    "Attempted conditional constraint is not an indexable operation");
                    });
        });
        return tests;
    }

    /** What is expected, with the older of its two forms said in the newer. */
    private static AttributeCondition condition(ExpectedAttribute expected) {
        List<Value> values = expected.value() == null ? expected.attributeValueList() : List.of(expected.value());
        if (expected.comparisonOperator() != null) {
            return new AttributeCondition(expected.comparisonOperator(), values);
        }
        return new AttributeCondition(Boolean.FALSE.equals(expected.exists()) ? "NULL" : "EQ", values);
    }

    private void add(LegacyParameters parameters, Condition condition) {
        if (all == null) {
            all = condition;
        } else {
            all = "OR".equals(parameters.conditionalOperator())
                    ? new Condition.Or(all, condition)
                    : new Condition.And(all, condition);
        }
    }

    private @Nullable ConditionExpression expression() {
        return all == null ? null : composition.condition(all);
    }

    private Condition condition(String name, AttributeCondition asked) {
        Operand attribute = composition.path(LegacyPaths.of(name));
        List<Operand> operands = new ArrayList<>();
        for (Value value : values(asked)) {
            operands.add(composition.constant(value));
        }
        return switch (operator(asked)) {
            case EQ -> new Condition.Compare(attribute, Comparison.EQUAL, operands.getFirst());
            case NE -> new Condition.Compare(attribute, Comparison.NOT_EQUAL, operands.getFirst());
            case LE -> new Condition.Compare(attribute, Comparison.LESS_OR_EQUAL, operands.getFirst());
            case LT -> new Condition.Compare(attribute, Comparison.LESS, operands.getFirst());
            case GE -> new Condition.Compare(attribute, Comparison.GREATER_OR_EQUAL, operands.getFirst());
            case GT -> new Condition.Compare(attribute, Comparison.GREATER, operands.getFirst());
            case NULL -> new Condition.Test(Function.ATTRIBUTE_NOT_EXISTS, List.of(attribute));
            case NOT_NULL -> new Condition.Test(Function.ATTRIBUTE_EXISTS, List.of(attribute));
            case CONTAINS -> new Condition.Test(Function.CONTAINS, List.of(attribute, operands.getFirst()));
            case NOT_CONTAINS ->
                new Condition.Not(new Condition.Test(Function.CONTAINS, List.of(attribute, operands.getFirst())));
            case BEGINS_WITH -> new Condition.Test(Function.BEGINS_WITH, List.of(attribute, operands.getFirst()));
            case BETWEEN -> new Condition.Between(attribute, operands.get(0), operands.get(1));
            case IN -> new Condition.In(attribute, operands);
        };
    }

    private static ComparisonOperator operator(AttributeCondition condition) {
        return Objects.requireNonNull(ComparisonOperator.named(Objects.requireNonNull(condition.comparisonOperator())));
    }

    private static List<Value> values(AttributeCondition condition) {
        return Objects.requireNonNullElse(condition.attributeValueList(), List.of());
    }
}
