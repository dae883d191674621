package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * Condition on an entity: a boolean component or a boolean method of its record, optionally negated.
 *
 * @param method whether the member is a method, which may depend on every component
 */
@Json
public record WhenDefinition(String member, boolean negated, boolean method) {

    @Override
    public String toString() {
        return negated ? "!" + member : member;
    }
}
