package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * Component of an entity or of a nested record.
 *
 * @param attribute the name of the stored attribute
 * @param nullable whether it may be null; the attribute is then missing in the item
 * @param fromKey whether it is read from the table key and has no attribute
 * @param role how the toolkit manages it
 * @param argument the role's argument: the prefix of a generated id or the purge duration of a soft delete; otherwise
 *     empty
 */
@Json
public record ComponentDefinition(
        String name, String attribute, ValueType type, boolean nullable, boolean fromKey, Role role, String argument) {

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
        return new ComponentDefinition(name, attribute, type, nullable, true, role, argument);
    }
}
