package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/**
 * Another entity that must exist.
 *
 * @param by components that fill the key of the other entity, in the order in which its templates name its own
 */
@Json
public record ReferenceDefinition(JavaType entity, List<String> by) {

    public ReferenceDefinition {
        by = List.copyOf(by);
    }
}
