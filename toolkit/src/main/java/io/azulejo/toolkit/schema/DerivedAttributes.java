package io.azulejo.toolkit.schema;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Rule for attributes computed from components: the keys of one index, a conditional entity type, the purge time of a
 * soft delete. An update that changes one of the components rewrites the attributes. Immutable.
 *
 * @param attributes all attribute names that this rule can write; none if a method of the entity is in the table key, which
 *     an update must not change
 * @param components the components that determine the attributes, whether part of the table key or not; a {@code when}
 *     method depends on all components
 * @param derive computes the attributes from known components; null if a {@code when} method needs the whole entity
 */
public record DerivedAttributes<E>(
        List<String> attributes,
        Set<String> components,
        @Nullable Function<KnownComponents<E>, Map<String, AttributeValue>> derive) {

    public DerivedAttributes {
        attributes = List.copyOf(attributes);
        components = Set.copyOf(components);
    }
}
