package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/** Record with some of an entity's components. Immutable. */
@Json
public record ProjectionDefinition(JavaType type, JavaType entity, List<ComponentDefinition> components) {

    public ProjectionDefinition {
        components = List.copyOf(components);
    }
}
