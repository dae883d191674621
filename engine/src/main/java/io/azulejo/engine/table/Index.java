package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import org.jspecify.annotations.Nullable;

/** An index that is open: its definition, and how its entries look in the store. Immutable. */
public final class Index {
    private final IndexDefinition definition;
    private final byte[] prefix;
    private final byte[] itemsCounter;
    private final byte[] bytesCounter;

    Index(IndexDefinition definition) {
        this.definition = definition;
        this.prefix =
                new KeyWriter(Keyspace.INDEX_ENTRIES).int32(definition.id()).bytes();
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

    public byte[] itemsCounter() {
        return itemsCounter;
    }

    public byte[] bytesCounter() {
        return bytesCounter;
    }

    /** The store key of an item's entry, or null if the item lacks a key of the index or has one of another type. */
    public byte @Nullable [] entryKey(Item item, byte[] itemKey) {
        KeySchema key = definition.key();
        Value partitionKey = item.get(key.partitionKey().name());
        if (partitionKey == null || partitionKey.type() != key.partitionKey().type()) {
            return null;
        }
        Value sortKey = null;
        if (key.sortKey() != null) {
            sortKey = item.get(key.sortKey().name());
            if (sortKey == null || sortKey.type() != key.sortKey().type()) {
                return null;
            }
        }
        return entryKey(partitionKey, sortKey, itemKey);
    }

    public byte[] entryKey(Value partitionKey, @Nullable Value sortKey, byte[] itemKey) {
        byte[] partition = KeyBytes.of(partitionKey);
        KeyWriter writer =
                new KeyWriter(prefix, 64 + itemKey.length).spread(partition).part(partition);
        if (sortKey != null) {
            writer.part(KeyBytes.of(sortKey));
        }
        return writer.raw(itemKey, Table.KEY_PARTS_AT, itemKey.length).bytes();
    }

    /** What the index keeps of an item. */
    public Item project(Item item) {
        return definition.copiesAll() ? item : item.only(definition.copied());
    }
}
