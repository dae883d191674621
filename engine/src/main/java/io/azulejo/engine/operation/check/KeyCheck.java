package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.table.KeyLimits;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.KeyAttributeSource;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Utf8Slice;
import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** Check that an item contains its table's key, or that a key is complete. Returns the item's store key. */
public final class KeyCheck {
    static final String MISMATCH = "The provided key element does not match the schema";

    private KeyCheck() {}

    /** Returns the key of a whole item to be put. */
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

    /** Returns the key that a request gave: exactly the key attributes and no others. */
    public static byte[] ofKey(Table table, Item key) {
        KeySchema schema = table.key();
        if (key.attributeCount() != schema.attributeCount()) {
            throw EngineException.validation(MISMATCH);
        }
        return ofKeySource(table, key);
    }

    /** Returns the key contained in an object that may have other attributes too. */
    public static byte[] ofKeySource(Table table, KeyAttributeSource key) {
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

    /** Returns the bytes of a key attribute. Strings, which nearly all keys are, are not decoded. */
    private static Utf8Slice bytesInKey(TypedKeyAttribute attribute, KeyAttributeSource key) {
        Utf8Slice text = attribute.type() == AttributeValueType.S ? key.utf8(attribute.name()) : null;
        if (text != null && text.length() > 0) {
            return text;
        }
        Value value = inKey(attribute, key);
        checkEmpty(value, attribute);
        return Utf8Slice.of(KeyBytes.of(value));
    }

    private static Value inItem(TypedKeyAttribute attribute, Item item) {
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

    static Value inKey(TypedKeyAttribute attribute, KeyAttributeSource key) {
        Value value = key.get(attribute.name());
        if (value == null || value.type() != attribute.type()) {
            throw EngineException.validation(MISMATCH);
        }
        return value;
    }

    private static void checkPartitionKey(Value value, TypedKeyAttribute attribute) {
        checkEmpty(value, attribute);
        checkPartitionKeySize(value.type(), value.size());
    }

    private static void checkSortKey(Value value, TypedKeyAttribute attribute) {
        checkEmpty(value, attribute);
        checkSortKeySize(value.type(), value.size());
    }

    static void checkPartitionKeySize(AttributeValueType type, int size) {
        if (type != AttributeValueType.N && size > KeyLimits.MAX_PARTITION_KEY) {
            throw EngineException.validation("One or more parameter values were invalid: Size of hashkey has exceeded"
                    + " the maximum size limit of" + KeyLimits.MAX_PARTITION_KEY + " bytes");
        }
    }

    static void checkSortKeySize(AttributeValueType type, int size) {
        if (type != AttributeValueType.N && size > KeyLimits.MAX_SORT_KEY) {
            throw EngineException.validation("One or more parameter values were invalid: Aggregated size of all range"
                    + " keys has exceeded the size limit of " + KeyLimits.MAX_SORT_KEY + " bytes");
        }
    }

    private static void checkEmpty(Value value, TypedKeyAttribute attribute) {
        String empty = empty(value);
        if (empty != null) {
            throw EngineException.validation("One or more parameter values are not valid. The AttributeValue for a key"
                    + " attribute cannot contain an empty " + empty + " value. Key: " + attribute.name());
        }
    }

    /** Returns the kind of empty value, or null if the value is not empty. */
    static @Nullable String empty(Value value) {
        if (value instanceof StringValue string && string.text().isEmpty()) {
            return "string";
        }
        return value instanceof BinaryValue binary && binary.bytes().length == 0 ? "binary" : null;
    }
}
