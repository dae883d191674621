package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * One component of an entity or of a nested record.
 *
 * @param attribute the name under which it is stored
 * @param nullable whether it may be null, and so may be missing in an item
 * @param fromKey whether it is read back from the table key and has no attribute of its own
 * @param role what the toolkit does with it
 * @param argument the role's argument: the prefix of a generated id, the purge duration of a soft delete; else empty
 */
@Json
public record ComponentDefinition(
        String name, String attribute, ValueType type, boolean nullable, boolean fromKey, Role role, String argument) {

    /** What the toolkit does with a component. */
    public enum Role {
        DATA,
        CREATED_AT,
        UPDATED_AT,
        VERSION,
        TTL,
        SOFT_DELETE,
        GENERATED_ID
    }

    /** The same component where only the key can be read. */
    public ComponentDefinition readFromKey() {
        return new ComponentDefinition(name, attribute, type, nullable, true, role, argument);
    }
}
