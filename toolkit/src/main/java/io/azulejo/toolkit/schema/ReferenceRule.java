package io.azulejo.toolkit.schema;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rule for an {@code @Exists} reference. Immutable.
 *
 * @param components the components that determine the key of the referenced entity
 * @param target returns the key that must exist; null if a component is null
 */
public record ReferenceRule<E>(Set<String> components, Target<E> target) {

    public ReferenceRule {
        components = Set.copyOf(components);
    }

    /** Computes the key that an entity refers to. */
    @FunctionalInterface
    public interface Target<E> {
        @Nullable
        EntityKey<?> of(E entity);
    }
}
