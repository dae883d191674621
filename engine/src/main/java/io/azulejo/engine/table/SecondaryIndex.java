package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An open index: its definition and the form of its entries in the store. Immutable. */
public final class SecondaryIndex {
    private final SecondaryIndexDefinition definition;
    private final byte[] prefix;
    private final Set<String> positionAttributes;
    private final byte[] itemsCounter;
    private final byte[] bytesCounter;

    SecondaryIndex(SecondaryIndexDefinition definition, KeySchema tableKey) {
        this.definition = definition;
        this.prefix =
                new KeyWriter(Keyspace.INDEX_ENTRIES).int32(definition.id()).bytes();
        this.positionAttributes = tableKey.namesAnd(definition.key());
        this.itemsCounter = Counters.items(definition.id());
        this.bytesCounter = Counters.bytes(definition.id());
    }

    public SecondaryIndexDefinition definition() {
        return definition;
    }

    /** Returns the prefix of the store keys of all entries. */
    public byte[] prefix() {
        return prefix;
    }

    /** Returns the attributes of the index's last evaluated key: the table's key and its own. */
    public Set<String> positionAttributes() {
        return positionAttributes;
    }

    public byte[] itemsCounter() {
        return itemsCounter;
    }

    public byte[] bytesCounter() {
        return bytesCounter;
    }

    /**
     * Returns the store key of an item's entry, or null if a key attribute of the index is missing, has another type,
     * is empty or is too long for a key.
     */
    public byte @Nullable [] entryKey(Item item, byte[] itemKey) {
        return entryKey(item, itemKey, KeyLimits.MAX_PARTITION_KEY, KeyLimits.MAX_SORT_KEY, 1);
    }

    /**
     * Returns the store key of an entry that an earlier build may have made of an item whose attributes are empty or
     * too long, or null if they are not.
     */
    public byte @Nullable [] oversizeEntryKey(Item item, byte[] itemKey) {
        return entryKey(item, itemKey) == null
                ? entryKey(item, itemKey, Integer.MAX_VALUE, Integer.MAX_VALUE, 0)
                : null;
    }

    private byte @Nullable [] entryKey(Item item, byte[] itemKey, int mostPartition, int mostSort, int least) {
        List<Value> partitionKey = values(item, definition.key().partitionKeys(), mostPartition, least);
        List<Value> sortKey =
                partitionKey == null ? null : values(item, definition.key().sortKeys(), mostSort, least);
        return partitionKey == null || sortKey == null ? null : entryKey(partitionKey, sortKey, itemKey);
    }

    private static @Nullable List<Value> values(Item item, List<TypedKeyAttribute> attributes, int most, int least) {
        List<Value> values = new ArrayList<>(attributes.size());
        for (TypedKeyAttribute attribute : attributes) {
            Value value = item.get(attribute.name());
            if (value == null || value.type() != attribute.type() || !fits(value, most, least)) {
                return null;
            }
            values.add(value);
        }
        return values;
    }

    private static boolean fits(Value value, int most, int least) {
        return value.type() == AttributeValueType.N || (value.size() >= least && value.size() <= most);
    }

    public byte[] entryKey(List<Value> partitionKey, List<Value> sortKey, byte[] itemKey) {
        KeyWriter writer = KeyBytes.partition(new KeyWriter(prefix, 64 + itemKey.length), partitionKey);
        return KeyBytes.parts(writer, sortKey)
                .raw(itemKey, Table.KEY_PARTS_AT, itemKey.length)
                .bytes();
    }

    /** Returns the projection of an item into the index. */
    public Item project(Item item) {
        return definition.copiesAll() ? item : item.only(definition.copied());
    }
}
