package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The key condition of one query. Immutable. */
public final class KeyConditionExpression {
    private final Condition condition;
    private final Binding binding;

    KeyConditionExpression(Condition condition, Binding binding) {
        this.condition = condition;
        this.binding = binding;
    }

    /** The tests by the names of their attributes. */
    public Map<String, KeyTest> tests() {
        Map<String, KeyTest> tests = new LinkedHashMap<>();
        collect(condition, tests);
        return tests;
    }

    /** Checks tests that no expression was written for, as if one had been. */
    public static void check(Map<String, KeyTest> tests) {
        for (KeyTest test : tests.values()) {
            if (test instanceof KeyTest.Between between) {
                ConditionBinder.checkBounds(ExpressionKind.KEY_CONDITION, between.lower(), between.upper());
            }
        }
    }

    /** What the tests select of a table or index with this key. */
    public static KeyRange range(Map<String, KeyTest> tests, KeySchema schema) {
        if (tests.size() > 2 && !schema.hasSeveral()) {
            throw EngineException.validation("Conditions can be of length 1 or 2 only");
        }
        if (schema.sortKeys().isEmpty() && tests.size() > schema.partitionKeys().size()) {
            throw notSupported();
        }
        List<Value> partition = new ArrayList<>(schema.partitionKeys().size());
        for (KeyAttribute attribute : schema.partitionKeys()) {
            KeyTest test = tests.get(attribute.name());
            if (test == null) {
                throw missed(attribute);
            }
            checkType(test, attribute);
            partition.add(equalTo(test));
        }
        return sorted(tests, schema, partition);
    }

    /** Sort key attributes are asked from the first on, without a gap; only the last one asked may be a range. */
    private static KeyRange sorted(Map<String, KeyTest> tests, KeySchema schema, List<Value> partition) {
        List<Value> prefix = new ArrayList<>();
        @Nullable KeyTest last = null;
        int left = tests.size() - partition.size();
        for (KeyAttribute attribute : schema.sortKeys()) {
            if (left == 0) {
                break;
            }
            KeyTest test = tests.get(attribute.name());
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

    private static Value equalTo(KeyTest test) {
        if (!(test instanceof KeyTest.Compared compared) || compared.comparison() != Comparison.EQUAL) {
            throw notSupported();
        }
        return compared.operand();
    }

    private static EngineException notSupported() {
        return EngineException.validation("Query key condition not supported");
    }

    private static EngineException missed(KeyAttribute key) {
        return EngineException.validation("Query condition missed key schema element: " + key.name());
    }

    private static void checkType(KeyTest test, KeyAttribute key) {
        for (Value operand : test.operands()) {
            ValueType type = operand.type();
            if (type != key.type()) {
                throw EngineException.validation("One or more parameter values were invalid:"
                        + " Condition parameter type does not match schema type");
            }
        }
    }

    private void collect(Condition asked, Map<String, KeyTest> tests) {
        switch (asked) {
            case Condition.And and -> {
                collect(and.left(), tests);
                collect(and.right(), tests);
            }
            case Condition.Or or -> throw invalidOperator("OR");
            case Condition.Not not -> throw invalidOperator("NOT");
            case Condition.In in -> throw invalidOperator("IN");
            case Condition.Compare compare -> {
                if (compare.comparison() == Comparison.NOT_EQUAL) {
                    throw invalidOperator("<>");
                }
                boolean keyFirst = compare.left() instanceof Operand.Path;
                Asked parts = asked(List.of(compare.left(), compare.right()));
                add(
                        tests,
                        parts,
                        new KeyTest.Compared(
                                keyFirst
                                        ? compare.comparison()
                                        : compare.comparison().mirrored(),
                                parts.values().getFirst()));
            }
            case Condition.Between between -> {
                checkKeyFirst("BETWEEN", between.operand());
                Asked parts = asked(List.of(between.operand(), between.lower(), between.upper()));
                add(
                        tests,
                        parts,
                        new KeyTest.Between(
                                parts.values().get(0), parts.values().get(1)));
            }
            case Condition.Test test -> {
                if (test.function() != Function.BEGINS_WITH) {
                    throw invalidOperator(test.function().text());
                }
                checkKeyFirst(test.function().text(), test.arguments().getFirst());
                Asked parts = asked(test.arguments());
                add(tests, parts, new KeyTest.BeginsWith(parts.values().getFirst()));
            }
        }
    }

    /** The one attribute of a test and the values beside it. */
    private record Asked(String attribute, List<Value> values) {}

    private Asked asked(List<Operand> operands) {
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
                    DocumentPath named = binding.path(path);
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
        return new Asked(attribute, values);
    }

    private static void add(Map<String, KeyTest> tests, Asked parts, KeyTest test) {
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
