package io.azulejo.toolkit.expression;

import java.util.ArrayList;
import java.util.List;

/** Document path in an expression, such as {@code Address.City} or {@code Lines[0]}. Immutable. */
public record DocumentPath(List<Step> steps) {

    /** One element of a path. */
    public sealed interface Step {
        /** An attribute of the item, or an entry of a map. */
        record Name(String name) implements Step {}

        /** An element of a list. */
        record Index(int index) implements Step {}
    }

    public DocumentPath {
        steps = List.copyOf(steps);
    }

    public static DocumentPath of(String attribute) {
        return new DocumentPath(List.of(new Step.Name(attribute)));
    }

    public DocumentPath name(String name) {
        return then(new Step.Name(name));
    }

    public DocumentPath index(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("A list index is at least 0, not " + index);
        }
        return then(new Step.Index(index));
    }

    /** Returns whether the path is a whole attribute of the item. */
    public boolean whole() {
        return steps.size() == 1;
    }

    /** Returns the item attribute at the start of the path. */
    public String attribute() {
        return ((Step.Name) steps.getFirst()).name();
    }

    private DocumentPath then(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new DocumentPath(longer);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            switch (step) {
                case Step.Name name -> text.append(text.isEmpty() ? "" : ".").append(name.name());
                case Step.Index index -> text.append('[').append(index.index()).append(']');
            }
        }
        return text.toString();
    }
}
