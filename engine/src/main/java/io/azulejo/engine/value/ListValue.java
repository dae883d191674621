package io.azulejo.engine.value;

import java.util.List;

/** A list of values of any types. */
public record ListValue(List<Value> elements) implements Value {
    public ListValue {
        elements = List.copyOf(elements);
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.L;
    }

    @Override
    public int size() {
        int size = ItemFormat.CONTAINER_SIZE;
        for (Value element : elements) {
            size += ItemFormat.ELEMENT_SIZE + element.size();
        }
        return size;
    }
}
