package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/**
 * Complete design declared on one interface: tables, entities and access patterns. Immutable.
 *
 * @param type the interface
 */
@Json
public record DesignDefinition(
        JavaType type,
        List<TableDefinition> tables,
        List<ProjectionDefinition> projections,
        List<AggregateDefinition> aggregates,
        List<PatternDefinition> patterns,
        List<Finding> findings) {

    public DesignDefinition {
        tables = List.copyOf(tables);
        projections = List.copyOf(projections);
        aggregates = List.copyOf(aggregates);
        patterns = List.copyOf(patterns);
        findings = List.copyOf(findings);
    }

    /** The entities of all tables. */
    public Stream<EntityDefinition> entities() {
        return tables.stream().flatMap(table -> table.entities().stream());
    }

    /**
     * Returns the name of a pattern that no other has: the name of its method, with a number from the second of several
     * methods of one name on, such as {@code orders-2}.
     */
    public String key(PatternDefinition pattern) {
        long before = patterns.stream()
                .takeWhile(other -> !other.equals(pattern))
                .filter(other -> other.method().equals(pattern.method()))
                .count();
        return before == 0 ? pattern.method() : pattern.method() + "-" + (before + 1);
    }

    public EntityDefinition entity(JavaType type) {
        return entities()
                .filter(entity -> entity.type().equals(type))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(this.type + " has no entity " + type));
    }

    public TableDefinition tableOf(JavaType entity) {
        return tables.stream()
                .filter(table ->
                        table.entities().stream().anyMatch(e -> e.type().equals(entity)))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(type + " has no entity " + entity));
    }
}
