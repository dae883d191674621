package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A component whose value is unique.
 *
 * @param scope the components within whose values it is
 * @param guard the entity that is the guard item, absent for a guard of the toolkit's own
 */
@Json
public record UniqueDefinition(
        String component, List<String> scope, @Nullable JavaType guard) {

    public UniqueDefinition {
        scope = List.copyOf(scope);
    }
}
