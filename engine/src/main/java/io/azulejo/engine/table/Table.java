package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Utf8Slice;
import io.azulejo.engine.value.Value;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table that is open: its definition as it stands now, and how its items' keys look in the store. Name, id and key
 * never change; the definition is replaced as a whole. Safe for any number of threads.
 */
public final class Table {
    /** Keyspace, table id and spread stand before the key parts. */
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

    Table(TableDefinition definition) {
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

    /** The definition and indexes as they stand now; a write must ask under its item's lock. */
    public TableState state() {
        return state;
    }

    public TableDefinition definition() {
        return state.definition();
    }

    public byte[] itemsCounter() {
        return itemsCounter;
    }

    public byte[] bytesCounter() {
        return bytesCounter;
    }

    /** Whether the table was deleted since the caller looked it up. */
    public boolean isDropped() {
        return dropped;
    }

    /** What every item's key in the store begins with. */
    public byte[] itemPrefix() {
        return itemPrefix;
    }

    /** The attributes that say where a page of the table ended. */
    public Set<String> positionAttributes() {
        return positionAttributes;
    }

    /** The store key of an item or key that has been checked to have the key attributes. */
    public byte[] itemKey(Item item) {
        return itemKey(value(item, key.partitionKey()), key.sortKey() == null ? null : value(item, key.sortKey()));
    }

    public byte[] itemKey(Value partitionKey, @Nullable Value sortKey) {
        return itemKey(
                Utf8Slice.of(KeyBytes.of(partitionKey)), sortKey == null ? null : Utf8Slice.of(KeyBytes.of(sortKey)));
    }

    /** The store key of key values that are bytes already. */
    public byte[] itemKey(Utf8Slice partitionKey, @Nullable Utf8Slice sortKey) {
        // Two bytes of spread, and two at the end of each part: enough unless a zero is escaped.
        int usual = 4 + partitionKey.length() + (sortKey == null ? 0 : 2 + sortKey.length());
        KeyWriter writer = new KeyWriter(itemPrefix, usual)
                .spread(partitionKey.bytes(), partitionKey.from(), partitionKey.length())
                .part(partitionKey.bytes(), partitionKey.from(), partitionKey.length());
        if (sortKey != null) {
            writer.part(sortKey.bytes(), sortKey.from(), sortKey.length());
        }
        return writer.finished();
    }

    private static Value value(Item item, KeyAttribute attribute) {
        Value value = item.get(attribute.name());
        if (value == null) {
            throw new IllegalArgumentException("The item has no key attribute " + attribute.name());
        }
        return value;
    }

    void define(TableDefinition newDefinition) {
        state = TableState.of(newDefinition);
    }

    void drop() {
        dropped = true;
    }
}
