package io.azulejo.design;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One physical table of a design. Immutable.
 *
 * @param name as declared, variables not yet replaced: {@code ${DYNAMODB_TABLE:WavyBlog}}
 * @param entityType the attribute that says which entity an item is, if the design has one
 * @param ttl the TTL attribute, if the design has one
 * @param delimiter the one character that separates the parts of a key
 */
@Json
public record TableDefinition(
        String name,
        String partitionKey,
        @Nullable String sortKey,
        @Nullable String entityType,
        @Nullable String ttl,
        String delimiter,
        List<IndexDefinition> indexes,
        List<EntityDefinition> entities) {

    public TableDefinition {
        indexes = List.copyOf(indexes);
        entities = List.copyOf(entities);
    }

    public char delimiterChar() {
        return delimiter.charAt(0);
    }

    public Optional<IndexDefinition> index(String name) {
        return indexes.stream().filter(index -> index.name().equals(name)).findFirst();
    }
}
