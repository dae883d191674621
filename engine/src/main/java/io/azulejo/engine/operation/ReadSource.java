package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableState;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Source of a query or scan: a table or one of its indexes. */
record ReadSource(Table table, TableState state, @Nullable SecondaryIndex index) {
    /** Finds the index that a request names and checks that it can be read this way. */
    static ReadSource of(Table table, @Nullable String indexName, boolean consistentRead) {
        TableState state = table.state();
        if (indexName == null) {
            return new ReadSource(table, state, null);
        }
        SecondaryIndex index = state.index(indexName);
        if (index == null) {
            throw EngineException.validation("The table does not have the specified index: " + indexName);
        }
        if (index.definition().status() == SecondaryIndexDefinition.Status.CREATING) {
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

    /** Returns the attributes of a page's last evaluated key. */
    Set<String> positionAttributes() {
        return index == null ? table.positionAttributes() : index.positionAttributes();
    }

    /** Returns whether entries lack attributes that the table has. */
    boolean isPartial() {
        return index != null && !index.definition().copiesAll();
    }
}
