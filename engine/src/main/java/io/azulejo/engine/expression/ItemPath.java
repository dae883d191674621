package io.azulejo.engine.expression;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document path: how an expression reaches into an item, for example {@code a.b[3]}. Immutable; begins with an
 * attribute's name.
 */
public record ItemPath(List<Element> elements) {
    public ItemPath {
        elements = List.copyOf(elements);
    }

    /** One step of a path: down a map by name or down a list by position. */
    public sealed interface Element {
        /**
         * Returns whether a name is a placeholder to be resolved; no bare name in an expression begins with a number
         * sign.
         */
        default boolean isPlaceholder() {
            return false;
        }
    }

    /** A step to an attribute of the item or of a map. */
    public record Attribute(String name) implements Element {
        @Override
        public boolean isPlaceholder() {
            return name.startsWith("#");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** A step to an element of a list. */
    public record Position(int index) implements Element {
        @Override
        public String toString() {
            return "[" + index + "]";
        }
    }

    /** Returns the name of the top-level attribute. */
    public String root() {
        return ((Attribute) elements.getFirst()).name();
    }

    public boolean nested() {
        return elements.size() > 1;
    }

    /** Returns the value at the path, or null if a step of the path does not exist. */
    public @Nullable Value valueIn(Item item) {
        Value reached = item.get(root());
        for (int i = 1; i < elements.size() && reached != null; i++) {
            reached = step(reached, elements.get(i));
        }
        return reached;
    }

    static @Nullable Value step(Value container, Element element) {
        return switch (element) {
            case Attribute attribute ->
                container instanceof MapValue map ? map.attributes().get(attribute.name()) : null;
            case Position position ->
                container instanceof ListValue list
                                && position.index() < list.elements().size()
                        ? list.elements().get(position.index())
                        : null;
        };
    }

    /** Returns the form in which DynamoDB's error messages show a path: {@code [a, b, [3]]}. */
    @Override
    public String toString() {
        return elements.toString();
    }
}
