package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * A parameter of an access pattern.
 *
 * @param type its Java type as written in source, without annotations
 */
@Json
public record ParameterDefinition(String name, String type, Role role) {

    /** What a parameter is for. */
    public enum Role {
        /** Part of a key, equal to it. */
        KEY,
        /** The last part of the sort key, as a range. */
        RANGE,
        /** The last part of the sort key, as a prefix. */
        PREFIX,
        PAGE,
        FILTER,
        /** A component to set. */
        VALUE,
        /** The expected version. */
        VERSION,
        /** An entity, or a list of them. */
        ENTITY,
        /** Whatever a composed pattern does with it. */
        OTHER
    }
}
