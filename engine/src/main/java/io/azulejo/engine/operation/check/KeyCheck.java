package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.KeyHolder;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Utf8Slice;
import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import org.jspecify.annotations.Nullable;

/** Checks that an item has its table's key, or that a key is one, and answers with the item's key in the store. */
public final class KeyCheck {
    private static final int MOST_PARTITION_KEY = 2048;
    private static final int MOST_SORT_KEY = 1024;
    static final String MISMATCH = "The provided key element does not match the schema";

    private KeyCheck() {}

    /** The key of a whole item that is to be put. */
    public static byte[] ofItem(Table table, Item item) {
        KeySchema schema = table.key();
        Value partitionKey = inItem(schema.partitionKey(), item);
        checkPartitionKey(partitionKey, schema.partitionKey());
        if (schema.sortKey() == null) {
            return table.itemKey(partitionKey, null);
        }
        Value sortKey = inItem(schema.sortKey(), item);
        checkSortKey(sortKey, schema.sortKey());
        return table.itemKey(partitionKey, sortKey);
    }

    /** The key a request gave: exactly the key attributes, nothing else. */
    public static byte[] ofKey(Table table, Item key) {
        KeySchema schema = table.key();
        if (key.attributeCount() != schema.attributeCount()) {
            throw EngineException.validation(MISMATCH);
        }
        return ofHolder(table, key);
    }

    /** The key that something holds, maybe among other attributes. */
    public static byte[] ofHolder(Table table, KeyHolder key) {
        KeySchema schema = table.key();
        Utf8Slice partitionKey = bytesInKey(schema.partitionKey(), key);
        checkPartitionKeySize(schema.partitionKey().type(), partitionKey.length());
        if (schema.sortKey() == null) {
            return table.itemKey(partitionKey, null);
        }
        Utf8Slice sortKey = bytesInKey(schema.sortKey(), key);
        checkSortKeySize(schema.sortKey().type(), sortKey.length());
        return table.itemKey(partitionKey, sortKey);
    }

    /** Strings, which nearly all keys are, without decoding them. */
    private static Utf8Slice bytesInKey(KeyAttribute attribute, KeyHolder key) {
        Utf8Slice text = attribute.type() == ValueType.S ? key.utf8(attribute.name()) : null;
        if (text != null && text.length() > 0) {
            return text;
        }
        Value value = inKey(attribute, key);
        checkEmpty(value, attribute);
        return Utf8Slice.of(KeyBytes.of(value));
    }

    private static Value inItem(KeyAttribute attribute, Item item) {
        Value value = item.get(attribute.name());
        if (value == null) {
            throw EngineException.validation(
                    "One or more parameter values were invalid: Missing the key " + attribute.name() + " in the item");
        }
        if (value.type() != attribute.type()) {
            throw EngineException.validation("One or more parameter values were invalid: Type mismatch for key "
                    + attribute.name() + " expected: " + attribute.type() + " actual: " + value.type());
        }
        return value;
    }

    static Value inKey(KeyAttribute attribute, KeyHolder key) {
        Value value = key.get(attribute.name());
        if (value == null || value.type() != attribute.type()) {
            throw EngineException.validation(MISMATCH);
        }
        return value;
    }

    private static void checkPartitionKey(Value value, KeyAttribute attribute) {
        checkEmpty(value, attribute);
        checkPartitionKeySize(value.type(), value.size());
    }

    private static void checkSortKey(Value value, KeyAttribute attribute) {
        checkEmpty(value, attribute);
        checkSortKeySize(value.type(), value.size());
    }

    static void checkPartitionKeySize(ValueType type, int size) {
        if (type != ValueType.N && size > MOST_PARTITION_KEY) {
            throw EngineException.validation("One or more parameter values were invalid: Size of hashkey has exceeded"
                    + " the maximum size limit of" + MOST_PARTITION_KEY + " bytes");
        }
    }

    static void checkSortKeySize(ValueType type, int size) {
        if (type != ValueType.N && size > MOST_SORT_KEY) {
            throw EngineException.validation("One or more parameter values were invalid: Aggregated size of all range"
                    + " keys has exceeded the size limit of " + MOST_SORT_KEY + " bytes");
        }
    }

    private static void checkEmpty(Value value, KeyAttribute attribute) {
        String empty = empty(value);
        if (empty != null) {
            throw EngineException.validation("One or more parameter values are not valid. The AttributeValue for a key"
                    + " attribute cannot contain an empty " + empty + " value. Key: " + attribute.name());
        }
    }

    /** What kind of nothing the value is, or null if it is something. */
    static @Nullable String empty(Value value) {
        if (value instanceof StringValue string && string.text().isEmpty()) {
            return "string";
        }
        return value instanceof BinaryValue binary && binary.bytes().length == 0 ? "binary" : null;
    }
}
