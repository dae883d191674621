package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;

/** A record made of the entities of one item collection. Immutable. */
@Json
public record AggregateDefinition(JavaType type, List<Part> parts) {

    public AggregateDefinition {
        parts = List.copyOf(parts);
    }

    /** One component of an aggregate: its name, which items it takes and how many. */
    @Json
    public record Part(String name, JavaType entity, Multiplicity multiplicity) {}

    /** How many items a component of an aggregate takes. */
    public enum Multiplicity {
        ONE,
        NULLABLE,
        OPTIONAL,
        LIST
    }
}
