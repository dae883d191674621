package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An index that is open: its definition, and how its entries look in the store. Immutable. */
public final class Index {
    private final IndexDefinition definition;
    private final byte[] prefix;
    private final Set<String> positionAttributes;
    private final byte[] itemsCounter;
    private final byte[] bytesCounter;

    Index(IndexDefinition definition, KeySchema tableKey) {
        this.definition = definition;
        this.prefix =
                new KeyWriter(Keyspace.INDEX_ENTRIES).int32(definition.id()).bytes();
        this.positionAttributes = tableKey.namesAnd(definition.key());
        this.itemsCounter = Counters.items(definition.id());
        this.bytesCounter = Counters.bytes(definition.id());
    }

    public IndexDefinition definition() {
        return definition;
    }

    /** What every entry's key in the store begins with. */
    public byte[] prefix() {
        return prefix;
    }

    /** The attributes that say where a page of the index ended: the table's key and its own. */
    public Set<String> positionAttributes() {
        return positionAttributes;
    }

    public byte[] itemsCounter() {
        return itemsCounter;
    }

    public byte[] bytesCounter() {
        return bytesCounter;
    }

    /** The store key of an item's entry, or null if the item lacks a key of the index or has one of another type. */
    public byte @Nullable [] entryKey(Item item, byte[] itemKey) {
        List<Value> partitionKey = values(item, definition.key().partitionKeys());
        List<Value> sortKey =
                partitionKey == null ? null : values(item, definition.key().sortKeys());
        return partitionKey == null || sortKey == null ? null : entryKey(partitionKey, sortKey, itemKey);
    }

    private static @Nullable List<Value> values(Item item, List<KeyAttribute> attributes) {
        List<Value> values = new ArrayList<>(attributes.size());
        for (KeyAttribute attribute : attributes) {
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

    /** What the index keeps of an item. */
    public Item project(Item item) {
        return definition.copiesAll() ? item : item.only(definition.copied());
    }
}
