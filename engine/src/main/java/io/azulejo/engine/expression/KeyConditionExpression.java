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

    /** The tests by the names of their attributes; refuses what no key could ever be asked. */
    public Map<String, KeyTest> tests() {
        Map<String, KeyTest> tests = new LinkedHashMap<>();
        collect(condition, tests);
        if (tests.size() > 2) {
            throw EngineException.validation("Conditions can be of length 1 or 2 only");
        }
        return tests;
    }

    /** What the tests select of a table or index with this key. */
    public static KeyRange range(Map<String, KeyTest> tests, KeySchema schema) {
        KeyAttribute sortKey = schema.sortKey();
        if (sortKey == null && tests.size() > 1) {
            throw notSupported();
        }
        KeyTest partition = tests.get(schema.partitionKey().name());
        if (partition == null) {
            throw missed(schema.partitionKey());
        }
        checkType(partition, schema.partitionKey());
        if (!(partition instanceof KeyTest.Compared compared) || compared.comparison() != Comparison.EQUAL) {
            throw notSupported();
        }
        KeyTest sort = sortKey == null ? null : tests.get(sortKey.name());
        if (sortKey != null && sort == null && tests.size() > 1) {
            throw missed(sortKey);
        }
        if (sortKey != null && sort != null) {
            checkType(sort, sortKey);
        }
        return new KeyRange(compared.operand(), sort);
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
