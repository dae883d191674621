package io.azulejo.engine.table;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The tables by name, kept in the store. Thread-safe: lookups never wait, changes of definitions are serialized. */
public final class Catalog {
    private static final byte[] LAST_ID_KEY = {Keyspace.LAST_ID.number()};

    private final Store store;
    private final ItemLocks locks;
    private final NavigableMap<String, Table> tables = new ConcurrentSkipListMap<>();
    /** Tables that are being restored: only their descriptions are available. */
    private final NavigableMap<String, Table> filling = new ConcurrentSkipListMap<>();

    private int lastId;

    public Catalog(Store store, ItemLocks locks) {
        this.store = store;
        this.locks = locks;
        byte @Nullable [] storedId = store.get(LAST_ID_KEY);
        lastId = storedId == null ? 0 : int32(storedId);
        byte[] prefix = {Keyspace.TABLES.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                TableMetadata definition = TableCodec.decode(walk.value());
                add(new Table(definition));
            }
        }
    }

    private void add(Table table) {
        (table.definition().settings().fill() == null ? tables : filling).put(table.name(), table);
    }

    /** Returns the table with a name, or null. */
    public @Nullable Table find(String name) {
        return tables.get(name);
    }

    /** Returns the table that a data operation names. */
    public Table table(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        return table;
    }

    /** Returns the table that a table operation names; DynamoDB includes the name in the error. */
    public Table namedTable(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found: Table: " + name + " not found");
        }
        return table;
    }

    /** Returns the table to describe, which may still be in the process of being created. */
    public Table describedTable(String name) {
        Table table = filling.get(name);
        return table == null ? namedTable(name) : table;
    }

    /** Returns the table that is being restored under a name, or null. */
    public @Nullable Table findFilling(String name) {
        return filling.get(name);
    }

    /** Returns all available tables, by name. */
    public Collection<Table> tables() {
        return tables.values();
    }

    /** Returns the tables that are being restored, by name. */
    public Collection<Table> fillingTables() {
        return filling.values();
    }

    /** Returns whether a backup or table is the source of a table that is being created. */
    public boolean isSource(int id) {
        for (Table table : filling.values()) {
            TableFill fill = table.definition().settings().fill();
            if (fill != null && fill.sourceId() == id) {
                return true;
            }
        }
        return false;
    }

    /** Returns the names after {@code name}, in order; all of them if it is null. */
    public Collection<String> namesAfter(@Nullable String name) {
        NavigableSet<String> names = tables.navigableKeySet();
        if (!filling.isEmpty()) {
            names = new TreeSet<>(names);
            names.addAll(filling.keySet());
        }
        return name == null ? names : names.tailSet(name, false);
    }

    /** Runs work while no definition changes and no table is created. */
    public synchronized void exclusively(Runnable work) {
        work.run();
    }

    /** Commits something that needs one new id, and returns it. */
    public synchronized <T> T commitWithId(IntFunction<T> made, BiConsumer<T, Batch> stage) {
        int id = lastId + 1;
        T created = made.apply(id);
        Batch batch = new Batch();
        stage.accept(created, batch);
        saveLastId(id, batch);
        store.commit(batch);
        lastId = id;
        return created;
    }

    /**
     * Creates a table. The definition is built from the first of the requested number of new ids and committed together
     * with the contents of the batch.
     */
    public synchronized Table create(String name, int ids, IntFunction<TableMetadata> definition, Batch batch) {
        if (tables.containsKey(name)) {
            throw new EngineException(DynamoDbError.RESOURCE_IN_USE, "Table already exists: " + name);
        }
        if (filling.containsKey(name)) {
            throw new EngineException(DynamoDbError.RESOURCE_IN_USE, "Table is being used: " + name);
        }
        TableMetadata created = definition.apply(lastId + 1);
        save(created, lastId + ids, batch);
        store.commit(batch);
        lastId += ids;
        Table table = new Table(created);
        add(table);
        return table;
    }

    /** Makes a table available that has all its items now. */
    public synchronized void filled(Table table) {
        change(
                table,
                definition -> definition.withSettings(definition.settings().withFill(null)));
        tables.put(table.name(), table);
        filling.remove(table.name());
    }

    /** Changes a table's definition and returns when every write sees the change. */
    public synchronized TableMetadata change(Table table, UnaryOperator<TableMetadata> change) {
        return change(table, 0, id -> change.apply(table.definition()), new Batch());
    }

    /** Changes a definition that needs new ids, and commits it together with the contents of the batch. */
    public synchronized TableMetadata change(Table table, int ids, IntFunction<TableMetadata> change, Batch batch) {
        if (table.isDropped()) {
            namedTable(table.name());
        }
        TableMetadata changed = change.apply(lastId + 1);
        save(changed, lastId + ids, batch);
        store.commit(batch);
        lastId += ids;
        table.define(changed);
        locks.awaitWriters();
        return changed;
    }

    /**
     * Deletes a table from the catalog. {@code beforeDrop} receives the final definition and may add to the batch. The
     * table's entries are marked as dropped and deleted in the background.
     */
    public synchronized void drop(Table table, Consumer<TableMetadata> beforeDrop, Batch batch) {
        if (table.isDropped()) {
            namedTable(table.name());
        }
        beforeDrop.accept(table.definition());
        batch.delete(key(table.name())).put(droppedKey(table.id()), new byte[0]);
        for (SecondaryIndexDefinition index : table.definition().indexes()) {
            batch.put(droppedKey(index.id()), new byte[0]);
        }
        store.commit(batch);
        table.drop();
        tables.remove(table.name());
        locks.awaitWriters();
    }

    /**
     * Returns the markers of dropped tables and indexes that no write can reach any more. A drop is complete only when
     * every write that may still have seen the table or index has ended.
     */
    public synchronized List<byte[]> droppedMarkers() {
        List<byte[]> marks = new ArrayList<>();
        byte[] prefix = {Keyspace.DROPPED.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                marks.add(walk.key());
            }
        }
        return marks;
    }

    private void save(TableMetadata definition, int newLastId, Batch batch) {
        batch.put(key(definition.name()), TableCodec.encode(definition));
        if (newLastId != lastId) {
            saveLastId(newLastId, batch);
        }
    }

    private static void saveLastId(int id, Batch batch) {
        batch.put(LAST_ID_KEY, new KeyWriter(new byte[0], 4).int32(id).bytes());
    }

    /** Returns the store key of the marker of a table or index whose entries are to be deleted. */
    public static byte[] droppedKey(int id) {
        return new KeyWriter(Keyspace.DROPPED).int32(id).bytes();
    }

    private static byte[] key(String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        return new KeyWriter(Keyspace.TABLES).raw(utf8, 0, utf8.length).bytes();
    }

    private static int int32(byte[] bytes) {
        return bytes[0] << 24 | (bytes[1] & 0xff) << 16 | (bytes[2] & 0xff) << 8 | (bytes[3] & 0xff);
    }
}
