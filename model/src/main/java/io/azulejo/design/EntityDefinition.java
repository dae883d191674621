package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Record that is stored as items. Immutable.
 *
 * @param entityType the value of the entity-type attribute, if items of this entity carry one
 * @param entityTypes alternative values for items in some state; the first whose condition holds is written
 * @param pk template of the table's partition key
 * @param sk template of the table's sort key, absent if the table has none
 * @param itemVersion the version of the stored form, absent for version 1
 * @param computed what key templates use besides components: components of nested records, named {@code
 *     address.city}, and methods, named {@code slug()}
 * @param keySpace the name of the key space that it shares with other entities, absent if no other has its keys
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
        List<ReferenceDefinition> references,
        @Nullable ItemVersionDefinition itemVersion,
        @Nullable String keySpace,
        List<ComponentDefinition> computed) {

    public EntityDefinition {
        entityTypes = List.copyOf(entityTypes);
        indexKeys = List.copyOf(indexKeys);
        components = List.copyOf(components);
        uniques = List.copyOf(uniques);
        references = List.copyOf(references);
        // Absent in the descriptions of older builds.
        computed = computed == null ? List.of() : List.copyOf(computed);
    }

    public String name() {
        return type.simpleName();
    }

    /** Returns the component, or what a key template calls by this name. */
    public Optional<ComponentDefinition> component(String name) {
        return Stream.concat(components.stream(), computed.stream())
                .filter(component -> component.name().equals(name))
                .findFirst();
    }

    public Optional<ComponentDefinition> component(ComponentDefinition.Role role) {
        return components.stream().filter(component -> component.role() == role).findFirst();
    }

    /** Returns whether the other entity may have the same keys on purpose. */
    public boolean sharesKeySpace(EntityDefinition other) {
        return keySpace != null && keySpace.equals(other.keySpace);
    }

    /** Returns whether the table key contains the component or a part of it. */
    public boolean inKey(String component) {
        return Stream.concat(pk.components().stream(), sk == null ? Stream.empty() : sk.components().stream())
                .anyMatch(name -> ComponentPath.base(name).equals(component));
    }

    /** Returns whether the component's value can be read back from the table key, in only one way and without loss. */
    public boolean determinedByKey(ComponentDefinition component, char delimiter) {
        KeyTemplate template = pk.components().contains(component.name()) || sk == null ? pk : sk;
        return template.format(component.name())
                .filter(format -> !format.descending() && template.unambiguous(delimiter))
                .map(format -> switch (format.style()) {
                    case PLAIN, PAD, SORTABLE, MILLIS, PARTS -> true;
                    case SECONDS ->
                        component.type() instanceof ValueType.Time time && time.precision() == TimePrecision.SECONDS;
                    default -> false;
                })
                .orElse(false);
    }

    /** Returns the keys of this entity in an index, in the order in which their conditions are evaluated. */
    public List<IndexKeyDefinition> keysIn(String index) {
        return indexKeys.stream().filter(key -> key.index().equals(index)).toList();
    }
}
