package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.Map;

/** Check that an item's attributes are valid keys of the indexes. An item without them is simply not in the index. */
public final class IndexKeyValueCheck {
    private IndexKeyValueCheck() {}

    /** Checks an item that is put. */
    public static void put(TableState table, Item item) {
        for (SecondaryIndex index : table.indexes()) {
            for (TypedKeyAttribute attribute : index.definition().key().attributes()) {
                Value value = item.get(attribute.name());
                if (value != null) {
                    checkType(index, attribute, value.type());
                    checkNotEmpty(index, attribute, value);
                    checkSize(index, attribute, value);
                }
            }
        }
    }

    /** Checks the types that an update is known to assign, before its condition is evaluated. */
    public static void updateTypes(TableState table, Map<String, AttributeValueType> types) {
        for (SecondaryIndex index : table.indexes()) {
            for (TypedKeyAttribute attribute : index.definition().key().attributes()) {
                AttributeValueType type = types.get(attribute.name());
                if (type != null) {
                    checkType(index, attribute, type);
                }
            }
        }
    }

    /** Checks the result of an update. DynamoDB has different messages for values that came from the item itself. */
    public static void updated(TableState table, Item item) {
        for (SecondaryIndex index : table.indexes()) {
            for (TypedKeyAttribute attribute : index.definition().key().attributes()) {
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

    private static void checkType(SecondaryIndex index, TypedKeyAttribute attribute, AttributeValueType type) {
        if (type != attribute.type()) {
            throw EngineException.validation("One or more parameter values were invalid: Type mismatch for Index Key "
                    + attribute.name() + " Expected: " + attribute.type() + " Actual: " + type + " IndexName: "
                    + index.definition().name());
        }
    }

    private static void checkNotEmpty(SecondaryIndex index, TypedKeyAttribute attribute, Value value) {
        String empty = KeyCheck.empty(value);
        if (empty != null) {
            throw EngineException.validation("One or more parameter values are not valid. A value specified for a"
                    + " secondary index key is not supported. The AttributeValue for a key attribute cannot contain an"
                    + " empty " + empty + " value. IndexName: "
                    + index.definition().name() + ", IndexKey: "
                    + attribute.name());
        }
    }

    private static void checkSize(SecondaryIndex index, TypedKeyAttribute attribute, Value value) {
        if (index.definition().key().partitionKeys().contains(attribute)) {
            KeyCheck.checkPartitionKeySize(value.type(), value.size());
        } else {
            KeyCheck.checkSortKeySize(value.type(), value.size());
        }
    }
}
