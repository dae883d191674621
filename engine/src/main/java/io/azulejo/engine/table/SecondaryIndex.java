package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
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
     * Returns the store key of an item's entry, or null if a key attribute of the index is missing or has another type.
     */
    public byte @Nullable [] entryKey(Item item, byte[] itemKey) {
        List<Value> partitionKey = values(item, definition.key().partitionKeys());
        List<Value> sortKey =
                partitionKey == null ? null : values(item, definition.key().sortKeys());
        return partitionKey == null || sortKey == null ? null : entryKey(partitionKey, sortKey, itemKey);
    }

    private static @Nullable List<Value> values(Item item, List<TypedKeyAttribute> attributes) {
        List<Value> values = new ArrayList<>(attributes.size());
        for (TypedKeyAttribute attribute : attributes) {
            Value value = item.get(attribute.name());
            if (value == null || value.type() != attribute.type()) {
                return null;
            }
            values.add(value);
        }
        return values;
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
