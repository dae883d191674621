package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The key condition of one query. Immutable. */
public final class KeyConditionExpression {
    private final ConditionNode condition;
    private final Binding binding;

    KeyConditionExpression(ConditionNode condition, Binding binding) {
        this.condition = condition;
        this.binding = binding;
    }

    /** Returns the key tests by attribute name. */
    public Map<String, KeyAttributeCondition> tests() {
        Map<String, KeyAttributeCondition> tests = new LinkedHashMap<>();
        collect(condition, tests);
        return tests;
    }

    /** Checks key tests that did not come from an expression with the same rules. */
    public static void check(Map<String, KeyAttributeCondition> tests) {
        for (KeyAttributeCondition test : tests.values()) {
            if (test instanceof KeyAttributeCondition.Between between) {
                ConditionBinder.checkBounds(ExpressionKind.KEY_CONDITION, between.lower(), between.upper());
            }
        }
    }

    /** Returns the range that the tests select in a table or index with this key. */
    public static KeyRange range(Map<String, KeyAttributeCondition> tests, KeySchema schema) {
        if (tests.size() > 2 && !schema.hasMultipleAttributes()) {
            throw EngineException.validation("Conditions can be of length 1 or 2 only");
        }
        if (schema.sortKeys().isEmpty() && tests.size() > schema.partitionKeys().size()) {
            throw notSupported();
        }
        List<Value> partition = new ArrayList<>(schema.partitionKeys().size());
        for (TypedKeyAttribute attribute : schema.partitionKeys()) {
            KeyAttributeCondition test = tests.get(attribute.name());
            if (test == null) {
                throw missed(attribute);
            }
            checkType(test, attribute);
            partition.add(equalTo(test));
        }
        return sorted(tests, schema, partition);
    }

    /**
     * Applies the tests to the sort key. Sort key attributes are tested from the first on, without a gap; only the last
     * tested one may be a range.
     */
    private static KeyRange sorted(Map<String, KeyAttributeCondition> tests, KeySchema schema, List<Value> partition) {
        List<Value> prefix = new ArrayList<>();
        @Nullable KeyAttributeCondition last = null;
        int left = tests.size() - partition.size();
        for (TypedKeyAttribute attribute : schema.sortKeys()) {
            if (left == 0) {
                break;
            }
            KeyAttributeCondition test = tests.get(attribute.name());
            if (test == null) {
                throw missed(attribute);
            }
            checkType(test, attribute);
            if (last != null) {
                prefix.add(equalTo(last));
            }
            last = test;
            left--;
        }
        if (left > 0) {
            throw notSupported();
        }
        return new KeyRange(partition, prefix, last);
    }

    private static Value equalTo(KeyAttributeCondition test) {
        if (!(test instanceof KeyAttributeCondition.Compared compared) || compared.comparison() != Comparison.EQUAL) {
            throw notSupported();
        }
        return compared.operand();
    }

    private static EngineException notSupported() {
        return EngineException.validation("Query key condition not supported");
    }

    private static EngineException missed(TypedKeyAttribute key) {
        return EngineException.validation("Query condition missed key schema element: " + key.name());
    }

    private static void checkType(KeyAttributeCondition test, TypedKeyAttribute key) {
        for (Value operand : test.operands()) {
            AttributeValueType type = operand.type();
            if (type != key.type()) {
                throw EngineException.validation("One or more parameter values were invalid:"
                        + " Condition parameter type does not match schema type");
            }
        }
    }

    private void collect(ConditionNode part, Map<String, KeyAttributeCondition> tests) {
        switch (part) {
            case ConditionNode.And and -> {
                collect(and.left(), tests);
                collect(and.right(), tests);
            }
            case ConditionNode.Or or -> throw invalidOperator("OR");
            case ConditionNode.Not not -> throw invalidOperator("NOT");
            case ConditionNode.In in -> throw invalidOperator("IN");
            case ConditionNode.Compare compare -> {
                if (compare.comparison() == Comparison.NOT_EQUAL) {
                    throw invalidOperator("<>");
                }
                boolean keyFirst = compare.left() instanceof Operand.Path;
                TestParts parts = parts(List.of(compare.left(), compare.right()));
                add(
                        tests,
                        parts,
                        new KeyAttributeCondition.Compared(
                                keyFirst
                                        ? compare.comparison()
                                        : compare.comparison().swapped(),
                                parts.values().getFirst()));
            }
            case ConditionNode.Between between -> {
                checkKeyFirst("BETWEEN", between.operand());
                TestParts parts = parts(List.of(between.operand(), between.lower(), between.upper()));
                add(
                        tests,
                        parts,
                        new KeyAttributeCondition.Between(
                                parts.values().get(0), parts.values().get(1)));
            }
            case ConditionNode.Test test -> {
                if (test.function() != Function.BEGINS_WITH) {
                    throw invalidOperator(test.function().text());
                }
                checkKeyFirst(test.function().text(), test.arguments().getFirst());
                TestParts parts = parts(test.arguments());
                add(
                        tests,
                        parts,
                        new KeyAttributeCondition.BeginsWith(parts.values().getFirst()));
            }
        }
    }

    /** The single attribute of a test and the values it is compared with. */
    private record TestParts(String attribute, List<Value> values) {}

    private TestParts parts(List<Operand> operands) {
        @Nullable String attribute = null;
        List<Value> values = new ArrayList<>(2);
        for (Operand operand : operands) {
            switch (operand) {
                case Operand.Constant constant -> values.add(binding.constant(constant));
                case Operand.Call call ->
                    throw EngineException.validation("KeyConditionExpressions cannot contain nested operations");
                case Operand.Path path -> {
                    if (attribute != null) {
                        throw EngineException.validation("Invalid condition in KeyConditionExpression:"
                                + " Multiple attribute names used in one condition");
                    }
                    ItemPath named = binding.path(path);
                    if (named.nested()) {
                        throw EngineException.validation(
                                "KeyConditionExpressions cannot have conditions on nested attributes");
                    }
                    attribute = named.root();
                }
            }
        }
        if (attribute == null) {
            throw EngineException.validation("Invalid condition in KeyConditionExpression: No key attribute specified");
        }
        return new TestParts(attribute, values);
    }

    private static void add(Map<String, KeyAttributeCondition> tests, TestParts parts, KeyAttributeCondition test) {
        if (tests.putIfAbsent(parts.attribute(), test) != null) {
            throw EngineException.validation("KeyConditionExpressions must only contain one condition per key");
        }
    }

    private static void checkKeyFirst(String operator, Operand first) {
        if (!(first instanceof Operand.Path)) {
            throw EngineException.validation("Invalid condition in KeyConditionExpression: " + operator
                    + " operator must have the key attribute as its first operand");
        }
    }

    private static EngineException invalidOperator(String operator) {
        return EngineException.validation("Invalid operator used in KeyConditionExpression: " + operator);
    }
}
