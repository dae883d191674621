package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/**
 * Reference to another entity that must exist.
 *
 * @param by the components that fill the key of the other entity, in the order in which its templates first use them
 */
@Json
public record ReferenceDefinition(JavaType entity, List<String> by) {

    public ReferenceDefinition {
        by = List.copyOf(by);
    }
}
