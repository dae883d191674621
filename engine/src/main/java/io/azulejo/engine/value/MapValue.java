package io.azulejo.engine.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map from attribute names to values of any types, in the order in which it was written. */
public record MapValue(Map<String, Value> attributes) implements Value {
    public MapValue {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.M;
    }

    @Override
    public int size() {
        int size = ItemFormat.CONTAINER_SIZE;
        for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
            size += ItemFormat.ELEMENT_SIZE
                    + Utf8.length(attribute.getKey())
                    + attribute.getValue().size();
        }
        return size;
    }
}
