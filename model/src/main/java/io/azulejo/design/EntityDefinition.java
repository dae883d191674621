package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Record that is stored as items. Immutable.
 *
 * @param entityType the value of the entity-type attribute, if items of this entity carry one
 * @param entityTypes alternative values for items in some state; the first whose condition holds is written
 * @param pk template of the table's partition key
 * @param sk template of the table's sort key, absent if the table has none
 */
@Json
public record EntityDefinition(
        JavaType type,
        @Nullable String entityType,
        List<EntityTypeDefinition> entityTypes,
        KeyTemplate pk,
        @Nullable KeyTemplate sk,
        List<IndexKeyDefinition> indexKeys,
        List<ComponentDefinition> components,
        List<UniqueDefinition> uniques,
        List<ReferenceDefinition> references) {

    public EntityDefinition {
        entityTypes = List.copyOf(entityTypes);
        indexKeys = List.copyOf(indexKeys);
        components = List.copyOf(components);
        uniques = List.copyOf(uniques);
        references = List.copyOf(references);
    }

    public String name() {
        return type.simpleName();
    }

    public Optional<ComponentDefinition> component(String name) {
        return components.stream()
                .filter(component -> component.name().equals(name))
                .findFirst();
    }

    public Optional<ComponentDefinition> component(ComponentDefinition.Role role) {
        return components.stream().filter(component -> component.role() == role).findFirst();
    }

    /** Returns whether the table key contains the component. */
    public boolean inKey(String component) {
        return pk.components().contains(component)
                || (sk != null && sk.components().contains(component));
    }

    /** Returns the keys of this entity in an index, in the order in which their conditions are evaluated. */
    public List<IndexKeyDefinition> keysIn(String index) {
        return indexKeys.stream().filter(key -> key.index().equals(index)).toList();
    }
}
