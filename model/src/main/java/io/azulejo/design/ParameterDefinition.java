package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * Parameter of an access pattern.
 *
 * @param type its Java type as written in source, without annotations
 */
@Json
public record ParameterDefinition(String name, String type, Role role) {

    /** Purpose of a parameter. */
    public enum Role {
        /** A key component, compared for equality. */
        KEY,
        /** A range of the last sort key component. */
        RANGE,
        /** A prefix of the last sort key component. */
        PREFIX,
        PAGE,
        FILTER,
        /** A component to set. */
        VALUE,
        /** The expected version. */
        VERSION,
        /** An entity, or a list of them. */
        ENTITY,
        /** A parameter of a composed pattern. */
        OTHER
    }
}
