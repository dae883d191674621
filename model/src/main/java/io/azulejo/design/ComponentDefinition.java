package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Component of an entity or of a nested record.
 *
 * @param attribute the name of the stored attribute
 * @param nullable whether it may be null; the attribute is then missing in the item
 * @param fromKey whether it is read from the table key and has no attribute
 * @param role how the toolkit manages it
 * @param argument the role's argument: the prefix of a generated id or the purge duration of a soft delete; otherwise
 *     empty
 * @param aliases former names of the attribute, from which old items are read
 * @param defaultValue the value in items without the attribute, absent if there is none
 */
@Json
public record ComponentDefinition(
        String name,
        String attribute,
        ValueType type,
        boolean nullable,
        boolean fromKey,
        Role role,
        String argument,
        List<String> aliases,
        @Nullable DefaultDefinition defaultValue) {

    public ComponentDefinition {
        // Designs that an earlier build wrote have no aliases.
        aliases = aliases == null ? List.of() : List.copyOf(aliases);
    }

    /** Way in which the toolkit manages a component. */
    public enum Role {
        DATA,
        CREATED_AT,
        UPDATED_AT,
        VERSION,
        TTL,
        SOFT_DELETE,
        GENERATED_ID
    }

    /** Returns a copy of this component that is read from the key. */
    public ComponentDefinition readFromKey() {
        return new ComponentDefinition(name, attribute, type, nullable, true, role, argument, List.of(), null);
    }

    /** Returns a copy of this component that is null if the attribute is missing. */
    public ComponentDefinition readAsNullable() {
        return new ComponentDefinition(name, attribute, type, true, fromKey, role, argument, aliases, null);
    }
}
