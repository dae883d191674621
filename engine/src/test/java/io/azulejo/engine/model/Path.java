package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A document path: an attribute's name, then names and positions. */
record Path(String root, List<Object> steps) {
    Path(String root, Object... steps) {
        this(root, List.of(steps));
    }

    Optional<AttributeValue> in(Map<String, AttributeValue> item) {
        Optional<AttributeValue> reached = Optional.ofNullable(item.get(root));
        for (Object step : steps) {
            reached = reached.flatMap(value -> step(value, step));
        }
        return reached;
    }

    /** Returns the name and the steps in one list. */
    List<Object> elements() {
        List<Object> elements = new ArrayList<>(List.of(root));
        elements.addAll(steps);
        return elements;
    }

    Path parent() {
        return new Path(root, steps.subList(0, steps.size() - 1));
    }

    private static Optional<AttributeValue> step(AttributeValue value, Object step) {
        if (step instanceof String name) {
            return value.hasM() ? Optional.ofNullable(value.m().get(name)) : Optional.empty();
        }
        int index = (Integer) step;
        return value.hasL() && index < value.l().size() ? Optional.of(value.l().get(index)) : Optional.empty();
    }

    /** Returns whether one path is a prefix of the other, or equal to it. */
    boolean overlaps(Path other) {
        int shared = Math.min(steps.size(), other.steps.size());
        return root.equals(other.root) && steps.subList(0, shared).equals(other.steps.subList(0, shared));
    }

    /** Returns the path as DynamoDB's error messages show it. */
    String shown() {
        StringBuilder text = new StringBuilder("[" + root);
        steps.forEach(step -> text.append(", ").append(step instanceof String name ? name : "[" + step + "]"));
        return text.append("]").toString();
    }
}
