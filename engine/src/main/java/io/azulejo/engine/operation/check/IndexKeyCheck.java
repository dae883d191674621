package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.Index;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** Checks that what an item has of the indexes' keys can be one; an item without them is merely not in the index. */
public final class IndexKeyCheck {
    private IndexKeyCheck() {}

    public static void check(TableState table, Item item) {
        for (Index index : table.indexes()) {
            KeySchema key = index.definition().key();
            Value partitionKey = checked(index, key.partitionKey(), item);
            if (partitionKey != null) {
                KeyCheck.checkPartitionKeySize(partitionKey);
            }
            Value sortKey = key.sortKey() == null ? null : checked(index, key.sortKey(), item);
            if (sortKey != null) {
                KeyCheck.checkSortKeySize(sortKey);
            }
        }
    }

    private static @Nullable Value checked(Index index, KeyAttribute attribute, Item item) {
        Value value = item.get(attribute.name());
        if (value == null) {
            return null;
        }
        if (value.type() != attribute.type()) {
            throw EngineException.validation("One or more parameter values were invalid: Type mismatch for Index Key "
                    + attribute.name() + " Expected: " + attribute.type() + " Actual: " + value.type() + " IndexName: "
                    + index.definition().name());
        }
        String empty = KeyCheck.empty(value);
        if (empty != null) {
            throw EngineException.validation("One or more parameter values are not valid. A value specified for a"
                    + " secondary index key is not supported. The AttributeValue for a key attribute cannot contain an"
                    + " empty " + empty + " value. IndexName: "
                    + index.definition().name() + ", IndexKey: "
                    + attribute.name());
        }
        return value;
    }
}
