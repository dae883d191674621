package io.azulejo.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A snapshot of a table's definition with its indexes opened. Immutable. */
public record TableState(TableMetadata definition, List<SecondaryIndex> indexes) {
    static TableState of(TableMetadata definition) {
        return new TableState(
                definition,
                definition.indexes().stream()
                        .map(index -> new SecondaryIndex(index, definition.key()))
                        .toList());
    }

    public @Nullable SecondaryIndex index(String name) {
        for (SecondaryIndex index : indexes) {
            if (index.definition().name().equals(name)) {
                return index;
            }
        }
        return null;
    }
}
