package io.azulejo.toolkit.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Attributes that follow from components: the keys of one index, a conditional entity type, the purge time of a soft
 * delete. An update that touches one of the components writes the attributes anew. Immutable.
 *
 * @param attributes all names this rule can write
 * @param components the components the attributes follow from, of the table key or not; a {@code when} method depends
 *     on all components
 * @param derive the attributes that are to be there, from components that are all known; null where a {@code when}
 *     method needs the whole entity
 */
public record DerivedAttributes<E>(
        List<String> attributes,
        Set<String> components,
        @Nullable Function<Components<E>, Map<String, AttributeValue>> derive) {

    public DerivedAttributes {
        attributes = List.copyOf(attributes);
        components = Set.copyOf(components);
    }
}
