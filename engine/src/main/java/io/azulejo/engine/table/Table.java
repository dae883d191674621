package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Utf8Slice;
import io.azulejo.engine.value.Value;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An open table: its current definition and the form of its items' store keys. Name, id and key never change; the
 * definition is replaced as a whole. Thread-safe.
 */
public final class Table {
    /** Offset of the key parts, after keyspace, table id and hash. */
    public static final int KEY_PARTS_AT = 1 + 4 + 2;

    private final int id;
    private final String name;
    private final KeySchema key;
    private final byte[] itemPrefix;
    private final Set<String> positionAttributes;
    private final byte[] itemsCounter;
    private final byte[] bytesCounter;
    private volatile TableState state;
    private volatile boolean dropped;

    Table(TableMetadata definition) {
        this.id = definition.id();
        this.name = definition.name();
        this.key = definition.key();
        this.itemPrefix = new KeyWriter(Keyspace.ITEMS).int32(id).bytes();
        this.positionAttributes = key.namesAnd(key);
        this.itemsCounter = Counters.items(id);
        this.bytesCounter = Counters.bytes(id);
        this.state = TableState.of(definition);
    }

    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    public KeySchema key() {
        return key;
    }

    /** Returns the current definition and indexes. A write must read them under its item's lock. */
    public TableState state() {
        return state;
    }

    public TableMetadata definition() {
        return state.definition();
    }

    public byte[] itemsCounter() {
        return itemsCounter;
    }

    public byte[] bytesCounter() {
        return bytesCounter;
    }

    /** Returns whether the table was deleted since the caller looked it up. */
    public boolean isDropped() {
        return dropped;
    }

    /** Returns the prefix of the store keys of all items. */
    public byte[] itemPrefix() {
        return itemPrefix;
    }

    /** Returns the attributes of the table's last evaluated key. */
    public Set<String> positionAttributes() {
        return positionAttributes;
    }

    /** Returns the store key of an item or key. The key attributes must already be checked. */
    public byte[] itemKey(Item item) {
        return itemKey(value(item, key.partitionKey()), key.sortKey() == null ? null : value(item, key.sortKey()));
    }

    public byte[] itemKey(Value partitionKey, @Nullable Value sortKey) {
        return itemKey(
                Utf8Slice.of(KeyBytes.of(partitionKey)), sortKey == null ? null : Utf8Slice.of(KeyBytes.of(sortKey)));
    }

    /** Returns the store key of key values that are already encoded. */
    public byte[] itemKey(Utf8Slice partitionKey, @Nullable Utf8Slice sortKey) {
        // Two bytes of hash, and two at the end of each part: exact unless a zero byte is escaped.
        int usual = 4 + partitionKey.length() + (sortKey == null ? 0 : 2 + sortKey.length());
        KeyWriter writer = new KeyWriter(itemPrefix, usual)
                .spread(partitionKey.bytes(), partitionKey.from(), partitionKey.length())
                .part(partitionKey.bytes(), partitionKey.from(), partitionKey.length());
        if (sortKey != null) {
            writer.part(sortKey.bytes(), sortKey.from(), sortKey.length());
        }
        return writer.finished();
    }

    private static Value value(Item item, TypedKeyAttribute attribute) {
        Value value = item.get(attribute.name());
        if (value == null) {
            throw new IllegalArgumentException("The item has no key attribute " + attribute.name());
        }
        return value;
    }

    void define(TableMetadata newDefinition) {
        state = TableState.of(newDefinition);
    }

    void drop() {
        dropped = true;
    }
}
