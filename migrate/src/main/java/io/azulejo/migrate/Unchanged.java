package io.azulejo.migrate;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.TableRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Condition that an item is as it was read. Pure functions. */
final class Unchanged {
    /** DynamoDB allows 300 operators in an expression; each attribute takes two. */
    private static final int MOST_ATTRIBUTES = 120;

    private Unchanged() {}

    /** Returns the condition for an item of the table; an empty map means that there was none. */
    static Condition<?> of(TargetTable table, Map<String, AttributeValue> read) {
        TableRef ref = table.ref();
        if (read.isEmpty()) {
            return new Condition.Missing<>(DocumentPath.of(ref.partitionKey()));
        }
        Set<String> known = new TreeSet<>();
        table.schemaOf(read).ifPresent(schema -> known.addAll(known(schema)));
        Set<String> names = new TreeSet<>(known);
        names.addAll(read.keySet());
        if (names.size() > MOST_ATTRIBUTES) {
            // What the design does not know is neither read for the rewrite nor changed by it.
            names.retainAll(known);
        }
        names.removeAll(ref.keyOf(read).keySet());
        List<Condition<?>> all = new ArrayList<>();
        all.add(new Condition.Exists<>(DocumentPath.of(ref.partitionKey())));
        for (String name : names) {
            AttributeValue value = read.get(name);
            DocumentPath path = DocumentPath.of(name);
            all.add(
                    value == null
                            ? new Condition.Missing<>(path)
                            : new Condition.Compare<>(path, Condition.Operator.EQUAL, value));
        }
        return new Condition.All<>(all);
    }

    private static Set<String> known(EntitySchema<?> schema) {
        Set<String> names = new TreeSet<>(schema.attributes().values());
        schema.aliases().values().forEach(names::addAll);
        schema.derived().forEach(rule -> names.addAll(rule.attributes()));
        return names;
    }
}
