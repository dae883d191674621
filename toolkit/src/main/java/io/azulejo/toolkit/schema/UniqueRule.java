package io.azulejo.toolkit.schema;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A {@code @Unique} component and its guard item. Immutable.
 *
 * @param component the unique component
 * @param components all components the guard item follows from: the unique one, its scope, the guard's others
 * @param table where the guard item lives
 * @param guard the whole guard item of an entity, null where the unique value or a part of the scope is
 */
public record UniqueRule<E>(String component, Set<String> components, TableRef table, Guard<E> guard) {

    public UniqueRule {
        components = Set.copyOf(components);
    }

    /** The guard item of an entity. */
    @FunctionalInterface
    public interface Guard<E> {
        @Nullable
        Map<String, AttributeValue> of(E entity);
    }
}
