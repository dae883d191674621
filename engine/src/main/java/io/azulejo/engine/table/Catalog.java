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
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The tables by name, kept in the store. Safe for any number of threads: lookups never wait, changes of definitions go
 * one after the other.
 */
public final class Catalog {
    private static final byte[] LAST_ID_KEY = {Keyspace.LAST_ID.number()};

    private final Store store;
    private final ItemLocks locks;
    private final NavigableMap<String, Table> tables = new ConcurrentSkipListMap<>();
    private int lastId;

    public Catalog(Store store, ItemLocks locks) {
        this.store = store;
        this.locks = locks;
        byte @Nullable [] storedId = store.get(LAST_ID_KEY);
        lastId = storedId == null ? 0 : int32(storedId);
        byte[] prefix = {Keyspace.TABLES.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                TableDefinition definition = TableCodec.decode(walk.value());
                tables.put(definition.name(), new Table(definition));
            }
        }
    }

    /** The table of a name, or null. */
    public @Nullable Table find(String name) {
        return tables.get(name);
    }

    /** The table a data operation names. */
    public Table table(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        return table;
    }

    /** The table a table operation names; DynamoDB says its name in the error. */
    public Table namedTable(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found: Table: " + name + " not found");
        }
        return table;
    }

    /** All tables, by name. */
    public Collection<Table> tables() {
        return tables.values();
    }

    /** The names after {@code name}, in order; all of them if it is null. */
    public Collection<String> namesAfter(@Nullable String name) {
        return name == null ? tables.keySet() : tables.tailMap(name, false).keySet();
    }

    /**
     * Creates a table; the definition is made from the first of as many fresh ids as it needs, and stored together with
     * whatever the batch holds then.
     */
    public synchronized Table create(String name, int ids, IntFunction<TableDefinition> definition, Batch batch) {
        if (tables.containsKey(name)) {
            throw new EngineException(DynamoDbError.RESOURCE_IN_USE, "Table already exists: " + name);
        }
        TableDefinition created = definition.apply(lastId + 1);
        save(created, lastId + ids, batch);
        store.commit(batch);
        lastId += ids;
        Table table = new Table(created);
        tables.put(name, table);
        return table;
    }

    /** Changes a table's definition and returns when every write sees the change. */
    public synchronized TableDefinition change(Table table, UnaryOperator<TableDefinition> change) {
        return change(table, 0, id -> change.apply(table.definition()), new Batch());
    }

    /** Changes a definition that needs fresh ids, together with whatever the batch holds already. */
    public synchronized TableDefinition change(Table table, int ids, IntFunction<TableDefinition> change, Batch batch) {
        if (table.isDropped()) {
            namedTable(table.name());
        }
        TableDefinition changed = change.apply(lastId + 1);
        save(changed, lastId + ids, batch);
        store.commit(batch);
        lastId += ids;
        table.define(changed);
        locks.awaitWriters();
        return changed;
    }

    /**
     * Deletes a table from the catalog, together with whatever the batch holds after the last look at its definition; its
     * entries are left to whoever finds them marked as dropped.
     */
    public synchronized void drop(Table table, Consumer<TableDefinition> lastLook, Batch batch) {
        if (table.isDropped()) {
            namedTable(table.name());
        }
        lastLook.accept(table.definition());
        batch.delete(key(table.name())).put(droppedKey(table.id()), new byte[0]);
        for (IndexDefinition index : table.definition().indexes()) {
            batch.put(droppedKey(index.id()), new byte[0]);
        }
        store.commit(batch);
        table.drop();
        tables.remove(table.name());
        locks.awaitWriters();
    }

    /**
     * The marks of dropped tables and indexes that no write can reach any more: a drop is only over when every write that
     * might still have seen the table or index has ended.
     */
    public synchronized List<byte[]> droppedMarks() {
        List<byte[]> marks = new ArrayList<>();
        byte[] prefix = {Keyspace.DROPPED.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                marks.add(walk.key());
            }
        }
        return marks;
    }

    private void save(TableDefinition definition, int newLastId, Batch batch) {
        batch.put(key(definition.name()), TableCodec.encode(definition));
        if (newLastId != lastId) {
            batch.put(
                    LAST_ID_KEY, new KeyWriter(new byte[0], 4).int32(newLastId).bytes());
        }
    }

    /** The mark of a table or index whose entries are to be deleted. */
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
