package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ConditionNode;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Key values in the WHERE clause of a write or a condition check on one item. */
public final class KeyEqualities {
    private final KeySchema key;
    private final Map<String, Value> values = new LinkedHashMap<>();
    private @Nullable String conflict;
    private boolean conditional;

    private KeyEqualities(KeySchema key) {
        this.key = key;
    }

    public static KeyEqualities of(@Nullable ConditionExpression where, KeySchema key) {
        KeyEqualities equalities = new KeyEqualities(key);
        if (where != null) {
            equalities.collect(where, where.condition());
        }
        return equalities;
    }

    private void collect(ConditionExpression asked, ConditionNode condition) {
        if (condition instanceof ConditionNode.And and) {
            collect(asked, and.left());
            collect(asked, and.right());
        } else if (!(condition instanceof ConditionNode.Compare compare) || !collect(asked, compare)) {
            conditional = true;
        }
    }

    /** Collects a comparison of a key attribute with a value; returns false for any other comparison. */
    private boolean collect(ConditionExpression asked, ConditionNode.Compare compare) {
        boolean pathFirst = compare.left() instanceof Operand.Path;
        Operand first = pathFirst ? compare.left() : compare.right();
        Operand second = pathFirst ? compare.right() : compare.left();
        if (compare.comparison() != Comparison.EQUAL
                || !(first instanceof Operand.Path path)
                || !(second instanceof Operand.Constant constant)) {
            return false;
        }
        ItemPath named = asked.path(path);
        if (named.nested() || !key.has(named.root())) {
            return false;
        }
        Value value = asked.constant(constant);
        Value earlier = values.putIfAbsent(named.root(), value);
        if (earlier != null && !earlier.equals(value)) {
            conflict = conflict == null ? named.root() : conflict;
        }
        return true;
    }

    /** Returns whether every key attribute has a value. */
    public boolean complete() {
        return values.size() == key.attributes().size();
    }

    /** Returns the key attribute that is given two different values, or null if there is none. */
    public @Nullable String conflict() {
        return conflict;
    }

    /** Returns whether the clause tests anything besides the key. */
    public boolean conditional() {
        return conditional;
    }

    /** Returns the key as far as the clause specifies it. Of two values for one attribute the first counts. */
    public Item key() {
        Map<String, Value> ordered = new LinkedHashMap<>();
        for (TypedKeyAttribute attribute : key.attributes()) {
            Value value = values.get(attribute.name());
            if (value != null) {
                ordered.put(attribute.name(), value);
            }
        }
        return Item.of(ordered);
    }
}
