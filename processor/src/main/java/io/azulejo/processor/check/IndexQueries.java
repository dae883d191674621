package io.azulejo.processor.check;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.TableDefinition;
import java.util.List;

/** Lookup of the access patterns that read an entity through an index. */
final class IndexQueries {

    private IndexQueries() {}

    static List<Query> of(
            DesignDefinition design, TableDefinition table, IndexDefinition index, EntityDefinition entity) {
        return design.patterns().stream()
                .filter(Query.class::isInstance)
                .map(Query.class::cast)
                .filter(query -> query.table().equals(table.name())
                        && index.name().equals(query.index())
                        && query.entities().contains(entity.type()))
                .toList();
    }
}
