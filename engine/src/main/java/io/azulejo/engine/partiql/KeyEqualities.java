package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.Condition;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.DocumentPath;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a WHERE clause says of the one item that a write or a condition check is about. */
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

    private void collect(ConditionExpression asked, Condition condition) {
        if (condition instanceof Condition.And and) {
            collect(asked, and.left());
            collect(asked, and.right());
        } else if (!(condition instanceof Condition.Compare compare) || !collect(asked, compare)) {
            conditional = true;
        }
    }

    /** Whether the comparison is one of a key attribute with its value. */
    private boolean collect(ConditionExpression asked, Condition.Compare compare) {
        boolean pathFirst = compare.left() instanceof Operand.Path;
        Operand first = pathFirst ? compare.left() : compare.right();
        Operand second = pathFirst ? compare.right() : compare.left();
        if (compare.comparison() != Comparison.EQUAL
                || !(first instanceof Operand.Path path)
                || !(second instanceof Operand.Constant constant)) {
            return false;
        }
        DocumentPath named = asked.path(path);
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

    /** Whether every key attribute has a value. */
    public boolean complete() {
        return values.size() == key.attributes().size();
    }

    /** The key attribute that is said to have two different values, or null if none is. */
    public @Nullable String conflict() {
        return conflict;
    }

    /** Whether the clause asks for anything besides the key. */
    public boolean conditional() {
        return conditional;
    }

    /** The key as far as the clause tells it; of two values for one attribute the first counts. */
    public Item key() {
        Map<String, Value> ordered = new LinkedHashMap<>();
        for (KeyAttribute attribute : key.attributes()) {
            Value value = values.get(attribute.name());
            if (value != null) {
                ordered.put(attribute.name(), value);
            }
        }
        return Item.of(ordered);
    }
}
