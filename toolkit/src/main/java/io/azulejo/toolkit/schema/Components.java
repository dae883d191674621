package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.expression.Attribute;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The component values an update knows without reading the item: those of the table key and those it sets or removes.
 * Immutable.
 */
public final class Components<E> {
    private final EntityKey<E> key;
    private final Map<String, @Nullable Object> values;

    /** @param touched what the update sets by component name, null for a removed one */
    public Components(EntityKey<E> key, Map<String, ? extends @Nullable Object> touched) {
        this.key = key;
        this.values = new HashMap<>(key.components());
        this.values.putAll(touched);
    }

    public EntityKey<E> key() {
        return key;
    }

    boolean knows(String component) {
        return values.containsKey(component);
    }

    public <T> T get(Attribute<E, T> attribute) {
        T value = getOrNull(attribute);
        if (value == null) {
            throw new IllegalArgumentException(
                    key.schema().name() + "." + attribute.component() + " is not nullable, it cannot be removed");
        }
        return value;
    }

    /** Null if the update removes the component. */
    // An attribute of component c only ever holds values of its own T, so the map's value is one.
    @SuppressWarnings("unchecked")
    public <T> @Nullable T getOrNull(Attribute<E, T> attribute) {
        return (T) values.get(attribute.component());
    }
}
