package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.Index;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import java.util.Map;

/** Checks that what an item has of the indexes' keys can be one; an item without them is merely not in the index. */
public final class IndexKeyCheck {
    private IndexKeyCheck() {}

    /** Checks an item that is put. */
    public static void put(TableState table, Item item) {
        for (Index index : table.indexes()) {
            for (KeyAttribute attribute : index.definition().key().attributes()) {
                Value value = item.get(attribute.name());
                if (value != null) {
                    checkType(index, attribute, value.type());
                    checkNotEmpty(index, attribute, value);
                    checkSize(index, attribute, value);
                }
            }
        }
    }

    /** Checks the types that an update is known to give attributes, before its condition is asked. */
    public static void updateTypes(TableState table, Map<String, ValueType> types) {
        for (Index index : table.indexes()) {
            for (KeyAttribute attribute : index.definition().key().attributes()) {
                ValueType type = types.get(attribute.name());
                if (type != null) {
                    checkType(index, attribute, type);
                }
            }
        }
    }

    /** Checks what an update has made; DynamoDB has other words for values that it took from the item itself. */
    public static void updated(TableState table, Item item) {
        for (Index index : table.indexes()) {
            for (KeyAttribute attribute : index.definition().key().attributes()) {
                Value value = item.get(attribute.name());
                if (value == null) {
                    continue;
                }
                if (value.type() != attribute.type()) {
                    throw EngineException.validation(
                            "The update expression attempted to update the secondary index key to unsupported type");
                }
                String empty = KeyCheck.empty(value);
                if (empty != null) {
                    throw EngineException.validation("One or more parameter values are not valid. The update expression"
                            + " attempted to update a secondary index key to a value that is not supported. The"
                            + " AttributeValue for a key attribute cannot contain an empty " + empty + " value.");
                }
                checkSize(index, attribute, value);
            }
        }
    }

    private static void checkType(Index index, KeyAttribute attribute, ValueType type) {
        if (type != attribute.type()) {
            throw EngineException.validation("One or more parameter values were invalid: Type mismatch for Index Key "
                    + attribute.name() + " Expected: " + attribute.type() + " Actual: " + type + " IndexName: "
                    + index.definition().name());
        }
    }

    private static void checkNotEmpty(Index index, KeyAttribute attribute, Value value) {
        String empty = KeyCheck.empty(value);
        if (empty != null) {
            throw EngineException.validation("One or more parameter values are not valid. A value specified for a"
                    + " secondary index key is not supported. The AttributeValue for a key attribute cannot contain an"
                    + " empty " + empty + " value. IndexName: "
                    + index.definition().name() + ", IndexKey: "
                    + attribute.name());
        }
    }

    private static void checkSize(Index index, KeyAttribute attribute, Value value) {
        if (index.definition().key().partitionKeys().contains(attribute)) {
            KeyCheck.checkPartitionKeySize(value.type(), value.size());
        } else {
            KeyCheck.checkSortKeySize(value.type(), value.size());
        }
    }
}
