package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * A condition on an entity: a boolean component or a boolean method of its record.
 *
 * @param method whether the member is a method, which may look at every component
 */
@Json
public record WhenDefinition(String member, boolean negated, boolean method) {

    @Override
    public String toString() {
        return negated ? "!" + member : member;
    }
}
