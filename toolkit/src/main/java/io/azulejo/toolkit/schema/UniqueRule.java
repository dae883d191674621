package io.azulejo.toolkit.schema;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Rule for a {@code @Unique} component and its uniqueness item. Immutable.
 *
 * @param component the unique component
 * @param components all components that determine the uniqueness item: the unique one, its scope and the other
 *     attributes
 * @param table the table of the uniqueness item
 * @param guard returns the whole uniqueness item; null if the unique value or a part of its scope is null
 */
public record UniqueRule<E>(String component, Set<String> components, TableRef table, Guard<E> guard) {

    public UniqueRule {
        components = Set.copyOf(components);
    }

    /** Computes the uniqueness item of an entity. */
    @FunctionalInterface
    public interface Guard<E> {
        @Nullable
        Map<String, AttributeValue> of(E entity);
    }
}
