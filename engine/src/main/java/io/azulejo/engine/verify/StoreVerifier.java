package io.azulejo.engine.verify;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.operation.ItemStaging;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import io.azulejo.engine.ttl.TtlEntries;
import io.azulejo.engine.value.Item;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Comparison of everything in a store with what its items imply: index entries, TTL entries and counters. The store
 * must not be in use. Not thread-safe.
 *
 * <p>The implied entries are computed by the code that writes a new item, so the comparison finds errors that any
 * history of changes left behind.
 */
public final class StoreVerifier {
    private final Store store;
    private final ItemStaging staging;
    private final Map<Integer, Table> tables = new HashMap<>();
    private final Map<Integer, SecondaryIndex> indexes = new HashMap<>();
    private final Map<Integer, Table> tablesByIndex = new HashMap<>();
    private final Set<Integer> dropped = new HashSet<>();
    private final Map<ByteBuffer, Long> sums = new HashMap<>();
    private final List<String> differences = new ArrayList<>();
    private long differenceCount;

    private StoreVerifier(Store store) {
        this.store = store;
        this.staging = new ItemStaging(store);
    }

    public static Verification verify(Store store) {
        return new StoreVerifier(store).run();
    }

    private Verification run() {
        readCatalog();
        long items = items();
        long indexEntries = indexEntries();
        long ttlEntries = ttlEntries();
        backups();
        streamRecords();
        counters();
        return new Verification(items, indexEntries, ttlEntries, differences, differenceCount);
    }

    private void readCatalog() {
        Catalog catalog = new Catalog(store, new ItemLocks());
        List<Table> all = new ArrayList<>(catalog.tables());
        all.addAll(catalog.fillingTables());
        for (Table table : all) {
            tables.put(table.id(), table);
            for (SecondaryIndex index : table.state().indexes()) {
                indexes.put(index.definition().id(), index);
                tablesByIndex.put(index.definition().id(), table);
            }
        }
        walk(Keyspace.DROPPED, (id, key, value) -> dropped.add(id));
    }

    private long items() {
        return walk(Keyspace.ITEMS, (id, key, value) -> {
            Table table = tables.get(id);
            if (table == null) {
                orphan("item", id);
                return;
            }
            Item item = Item.stored(value);
            if (!Arrays.equals(table.itemKey(item), key)) {
                differ(table.name() + ": an item is stored under the key of another: " + key(table, item));
                return;
            }
            for (Batch.Change change : implied(table, key, item).changes()) {
                switch (change) {
                    case Batch.Put put -> requireEntry(table, item, put);
                    case Batch.Add add -> sums.merge(ByteBuffer.wrap(add.key()), add.delta(), Long::sum);
                    case Batch.Delete delete ->
                        throw new IllegalStateException("A new item deletes " + Arrays.toString(delete.key()));
                }
            }
        });
    }

    /** Returns everything that the store must hold because of one item, including the item. */
    private Batch implied(Table table, byte[] key, Item item) {
        Batch batch = new Batch();
        staging.stage(new ItemChange(table, table.state(), key, null, item), batch, null, 1);
        for (SecondaryIndex index : table.state().indexes()) {
            // Entries that earlier builds made of values that no key may have; they go with the item's next change.
            byte @Nullable [] oversize = index.oversizeEntryKey(item, key);
            if (oversize != null && store.get(oversize) != null) {
                Item entry = index.project(item);
                batch.put(oversize, entry.bytes()).add(index.itemsCounter(), 1).add(index.bytesCounter(), entry.size());
            }
        }
        return batch;
    }

    private void requireEntry(Table table, Item item, Batch.Put put) {
        if (!isComplete(table, put.key())) {
            return;
        }
        byte @Nullable [] stored = store.get(put.key());
        if (stored == null) {
            differ(table.name() + ": " + kind(put.key()) + " is missing for item " + key(table, item));
        } else if (!agrees(put, stored)) {
            differ(table.name() + ": " + kind(put.key()) + " is out of date for item " + key(table, item));
        }
    }

    /**
     * Returns whether a stored entry equals the implied one, regardless of attribute order: an entry is not rewritten
     * if only the order changes.
     */
    private static boolean agrees(Batch.Put implied, byte[] stored) {
        return Arrays.equals(stored, implied.value())
                || (implied.key()[0] == Keyspace.INDEX_ENTRIES.number()
                        && Item.stored(stored).equals(Item.stored(implied.value())));
    }

    /**
     * Returns whether an entry must exist. Entries of an index or time to live that is still being filled may be
     * missing.
     */
    private boolean isComplete(Table table, byte[] key) {
        if (key[0] == Keyspace.INDEX_ENTRIES.number()) {
            SecondaryIndex index = indexes.get(id(key));
            return index != null && index.definition().status() == SecondaryIndexDefinition.Status.ACTIVE;
        }
        TimeToLive timeToLive = table.definition().settings().timeToLive();
        return key[0] != Keyspace.TTL_ENTRIES.number()
                || (timeToLive != null && timeToLive.status() == TimeToLive.Status.ENABLED);
    }

    private String kind(byte[] key) {
        SecondaryIndex index = key[0] == Keyspace.INDEX_ENTRIES.number() ? indexes.get(id(key)) : null;
        if (index != null) {
            return "the entry in index " + index.definition().name();
        }
        return key[0] == Keyspace.TTL_ENTRIES.number() ? "the TTL entry" : "the item itself";
    }

    private long indexEntries() {
        return walk(Keyspace.INDEX_ENTRIES, (id, key, value) -> {
            Table table = tablesByIndex.get(id);
            if (table == null) {
                orphan("index entry", id);
                return;
            }
            Item entry = Item.stored(value);
            requireImplied(table, table.itemKey(entry), key, () -> kind(key) + " of " + key(table, entry));
        });
    }

    private long ttlEntries() {
        return walk(Keyspace.TTL_ENTRIES, (id, key, value) -> {
            Table table = tables.get(id);
            if (table == null) {
                orphan("TTL entry", id);
                return;
            }
            TimeToLive timeToLive = table.definition().settings().timeToLive();
            if (timeToLive != null && timeToLive.status() == TimeToLive.Status.ENABLED) {
                requireImplied(table, TtlEntries.itemKey(table, key), key, () -> "a TTL entry");
            }
        });
    }

    private void backups() {
        Set<Integer> backups = new HashSet<>();
        walk(Keyspace.BACKUPS, (id, key, value) -> backups.add(id));
        walk(Keyspace.BACKUP_ITEMS, (id, key, value) -> {
            if (!backups.contains(id) && !dropped.contains(id)) {
                differ("There is an item of a backup that does not exist (id " + id + ")");
            }
        });
        walk(Keyspace.CHANGE_HISTORY, (id, key, value) -> {
            if (!tables.containsKey(id) && !dropped.contains(id)) {
                differ("There is a change of a table that does not exist (id " + id + ")");
            }
        });
    }

    private void streamRecords() {
        Set<Integer> streams = new HashSet<>();
        walk(Keyspace.STREAMS, (id, key, value) -> streams.add(id));
        walk(Keyspace.STREAM_RECORDS, (id, key, value) -> {
            if (!streams.contains(id)) {
                differ("There is a record of a stream that does not exist (id " + id + ")");
            }
        });
    }

    /** Requires the item that implies an entry. */
    private void requireImplied(Table table, byte[] itemKey, byte[] entryKey, Sentence what) {
        byte @Nullable [] stored = store.get(itemKey);
        if (stored == null) {
            differ(table.name() + ": " + what.text() + " belongs to no item");
            return;
        }
        for (Batch.Change change : implied(table, itemKey, Item.stored(stored)).changes()) {
            if (change instanceof Batch.Put put && Arrays.equals(put.key(), entryKey)) {
                return;
            }
        }
        differ(table.name() + ": " + what.text() + " is left over from an earlier version of its item");
    }

    private void counters() {
        for (Table table : tables.values()) {
            counter(table.name(), "items", table.itemsCounter());
            counter(table.name(), "bytes", table.bytesCounter());
        }
        for (SecondaryIndex index : indexes.values()) {
            if (index.definition().status() == SecondaryIndexDefinition.Status.ACTIVE) {
                String name = "index " + index.definition().name();
                counter(name, "entries", index.itemsCounter());
                counter(name, "bytes", index.bytesCounter());
            }
        }
    }

    private void counter(String owner, String what, byte[] key) {
        long counted = store.counter(key);
        long actual = sums.getOrDefault(ByteBuffer.wrap(key), 0L);
        if (counted != actual) {
            differ(owner + ": the counter of " + what + " says " + counted + ", there are " + actual);
        }
    }

    private void orphan(String what, int id) {
        if (!dropped.contains(id)) {
            differ("There is an " + what + " of a table or index that does not exist (id " + id + ")");
        }
    }

    private void differ(String difference) {
        differenceCount++;
        if (differences.size() < Verification.MAX_LISTED) {
            differences.add(difference);
        }
    }

    private static String key(Table table, Item item) {
        String partitionKey = table.key().partitionKey().name();
        String text = partitionKey + "=" + item.get(partitionKey);
        return table.key().sortKey() == null
                ? text
                : text + ", " + table.key().sortKey().name() + "="
                        + item.get(table.key().sortKey().name());
    }

    private interface Visit {
        void entry(int id, byte[] key, byte[] value);
    }

    private interface Sentence {
        String text();
    }

    /** Visits a keyspace whose keys continue with the id of a table or index; returns the number of entries. */
    private long walk(Keyspace keyspace, Visit visit) {
        byte[] prefix = {keyspace.number()};
        long count = 0;
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                visit.entry(id(walk.key()), walk.key(), walk.value());
                count++;
            }
        }
        return count;
    }

    private static int id(byte[] key) {
        return ByteBuffer.wrap(key).getInt(1);
    }
}
