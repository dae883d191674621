package io.azulejo.toolkit.schema;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An {@code @Exists} reference. Immutable.
 *
 * @param components the components that fill the referred entity's key
 * @param target the key that must exist, null where a component is
 */
public record ReferenceRule<E>(Set<String> components, Target<E> target) {

    public ReferenceRule {
        components = Set.copyOf(components);
    }

    /** The key an entity refers to. */
    @FunctionalInterface
    public interface Target<E> {
        @Nullable
        EntityKey<?> of(E entity);
    }
}
