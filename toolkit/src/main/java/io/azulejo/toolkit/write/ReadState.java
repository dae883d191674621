package io.azulejo.toolkit.write;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * State of an item that a write has read and depends on. Immutable.
 *
 * @param attributes the attributes that must not change, null for missing ones; empty if there was no item
 */
record ReadState(boolean existed, Map<String, @Nullable AttributeValue> attributes) {

    static final ReadState NOTHING = new ReadState(false, Map.of());

    static ReadState of(Map<String, AttributeValue> item, Collection<String> attributes) {
        Map<String, @Nullable AttributeValue> relied = new HashMap<>();
        attributes.forEach(attribute -> relied.put(attribute, item.get(attribute)));
        return new ReadState(true, relied);
    }

    List<Condition<?>> conditions(String partitionKey) {
        if (!existed) {
            return List.of(new Condition.Missing<>(DocumentPath.of(partitionKey)));
        }
        List<Condition<?>> conditions = new ArrayList<>();
        conditions.add(new Condition.Exists<>(DocumentPath.of(partitionKey)));
        attributes.forEach((attribute, value) -> {
            DocumentPath path = DocumentPath.of(attribute);
            conditions.add(
                    value == null
                            ? new Condition.Missing<>(path)
                            : new Condition.Compare<>(path, Condition.Operator.EQUAL, value));
        });
        return conditions;
    }

    boolean holds(Map<String, AttributeValue> found) {
        return existed != found.isEmpty()
                && attributes.entrySet().stream()
                        .allMatch(entry -> Objects.equals(entry.getValue(), found.get(entry.getKey())));
    }
}
