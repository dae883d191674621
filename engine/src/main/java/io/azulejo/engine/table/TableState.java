package io.azulejo.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table's definition at one moment, with its indexes opened. Immutable. */
public record TableState(TableDefinition definition, List<Index> indexes) {
    static TableState of(TableDefinition definition) {
        return new TableState(
                definition,
                definition.indexes().stream()
                        .map(index -> new Index(index, definition.key()))
                        .toList());
    }

    public @Nullable Index index(String name) {
        for (Index index : indexes) {
            if (index.definition().name().equals(name)) {
                return index;
            }
        }
        return null;
    }
}
