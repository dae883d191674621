package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/** Result record that a query assembles from one item collection. Immutable. */
@Json
public record AggregateDefinition(JavaType type, List<Part> parts) {

    public AggregateDefinition {
        parts = List.copyOf(parts);
    }

    /** One component of an aggregate, with its entity and multiplicity. */
    @Json
    public record Part(String name, JavaType entity, Multiplicity multiplicity) {}

    /** Number of items that a component of an aggregate takes. */
    public enum Multiplicity {
        ONE,
        NULLABLE,
        OPTIONAL,
        LIST
    }
}
