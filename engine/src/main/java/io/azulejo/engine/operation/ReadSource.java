package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.Index;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableState;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a query or scan reads: a table, or one of its indexes. */
record ReadSource(Table table, TableState state, @Nullable Index index) {
    /** Finds the index a request names and checks that it can be read in that way. */
    static ReadSource of(Table table, @Nullable String indexName, boolean consistentRead) {
        TableState state = table.state();
        if (indexName == null) {
            return new ReadSource(table, state, null);
        }
        Index index = state.index(indexName);
        if (index == null) {
            throw EngineException.validation("The table does not have the specified index: " + indexName);
        }
        if (index.definition().status() == IndexDefinition.Status.CREATING) {
            throw EngineException.validation("Cannot read from backfilling global secondary index: " + indexName);
        }
        if (consistentRead && index.definition().isGlobal()) {
            throw EngineException.validation("Consistent reads are not supported on global secondary indexes");
        }
        return new ReadSource(table, state, index);
    }

    byte[] prefix() {
        return index == null ? table.itemPrefix() : index.prefix();
    }

    KeySchema key() {
        return index == null ? table.key() : index.definition().key();
    }

    /** The attributes that say where a page ended. */
    Set<String> positionAttributes() {
        return index == null ? table.positionAttributes() : index.positionAttributes();
    }

    /** Whether entries lack attributes the table has. */
    boolean isPartial() {
        return index != null && !index.definition().copiesAll();
    }
}
