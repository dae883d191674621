package io.azulejo.toolkit.schema;

import io.azulejo.toolkit.expression.EntityAttribute;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Component values that an update knows without reading the item: those of the table key and those it sets or removes.
 * Immutable.
 */
public final class KnownComponents<E> {
    private final EntityKey<E> key;
    private final Map<String, @Nullable Object> values;

    /** @param touched the values that the update sets, by component name; null for a removed component */
    public KnownComponents(EntityKey<E> key, Map<String, ? extends @Nullable Object> touched) {
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

    public <T> T get(EntityAttribute<E, T> attribute) {
        T value = getOrNull(attribute);
        if (value == null) {
            throw new IllegalArgumentException(
                    key.schema().name() + "." + attribute.component() + " is not nullable, it cannot be removed");
        }
        return value;
    }

    /** Returns the value; null if the update removes the component. */
    // The map holds a component's value under the attribute's own type T.
    @SuppressWarnings("unchecked")
    public <T> @Nullable T getOrNull(EntityAttribute<E, T> attribute) {
        return (T) values.get(attribute.component());
    }
}
