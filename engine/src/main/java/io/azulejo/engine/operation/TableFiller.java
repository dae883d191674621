package io.azulejo.engine.operation;

import io.azulejo.engine.backup.ChangeHistory;
import io.azulejo.engine.backup.TableBackups;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableFill;
import io.azulejo.engine.ttl.Housekeeping;
import io.azulejo.engine.value.Item;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Filling of tables that are created from a backup or from what another table was at a moment. Nobody else reads or
 * writes such a table. Every step sets an item to a value that does not depend on the step before, so filling can be
 * repeated from the beginning after an interruption. Thread-safe.
 */
public final class TableFiller {
    /** Number of items in one store write. */
    private static final int BATCH_ITEMS = 500;

    private static final int ITEM_KEY_AT = 1 + Integer.BYTES;

    private final Store store;
    private final Catalog catalog;
    private final ItemStaging staging;
    private final ChangeHistory history;
    private final Housekeeping housekeeping;

    public TableFiller(
            Store store, Catalog catalog, ItemStaging staging, ChangeHistory history, Housekeeping housekeeping) {
        this.store = store;
        this.catalog = catalog;
        this.staging = staging;
        this.history = history;
        this.housekeeping = housekeeping;
        // Unfinished work of an earlier run.
        catalog.fillingTables().forEach(this::begin);
    }

    /** Begins to fill a table in the background. */
    public void begin(Table table) {
        housekeeping.add(stopped -> fill(table, stopped));
    }

    private void fill(Table table, BooleanSupplier stopped) {
        TableFill fill = table.definition().settings().fill();
        if (fill == null) {
            return;
        }
        boolean done = switch (fill.kind()) {
            case BACKUP -> copy(table, TableBackups.itemPrefix(fill.sourceId()), stopped);
            case POINT_IN_TIME -> copy(table, itemPrefix(fill.sourceId()), stopped) && undo(table, fill, stopped);
        };
        if (done) {
            catalog.filled(table);
        }
    }

    private static byte[] itemPrefix(int tableId) {
        return new KeyWriter(Keyspace.ITEMS).int32(tableId).bytes();
    }

    /** Copies items; returns false if it was stopped before the end. */
    private boolean copy(Table table, byte[] source, BooleanSupplier stopped) {
        try (KeyWalk walk = store.walk(source, KeyWriter.after(source), Direction.FORWARD)) {
            Page page = new Page(table);
            while (walk.next()) {
                byte[] key = walk.key();
                page.set(key, ITEM_KEY_AT, Item.stored(walk.value()));
                if (stopped.getAsBoolean()) {
                    return false;
                }
            }
            page.commit();
        }
        return true;
    }

    /** Undoes the changes of the source table after the moment, the latest first. */
    private boolean undo(Table table, TableFill fill, BooleanSupplier stopped) {
        try (KeyWalk walk = history.changesAfter(fill.sourceId(), fill.time())) {
            Page page = new Page(table);
            while (walk.next()) {
                ChangeHistory.Entry change = ChangeHistory.entry(walk.value());
                page.set(change.itemKey(), 0, change.before());
                if (stopped.getAsBoolean()) {
                    return false;
                }
            }
            page.commit();
        }
        return true;
    }

    /** Items of one store write, each with another key. */
    private final class Page {
        private final Table table;
        private final Set<ByteBuffer> keys = new HashSet<>();
        private Batch batch = new Batch();

        Page(Table table) {
            this.table = table;
        }

        /** Sets the item under a key, of which a part is given, or deletes it. */
        void set(byte[] key, int from, @Nullable Item after) {
            byte[] own = new KeyWriter(table.itemPrefix(), key.length)
                    .raw(key, from, key.length)
                    .bytes();
            if (!keys.add(ByteBuffer.wrap(own))) {
                commit();
                keys.add(ByteBuffer.wrap(own));
            }
            byte @Nullable [] stored = store.get(own);
            staging.stage(
                    new ItemChange(table, table.state(), own, stored == null ? null : Item.stored(stored), after),
                    batch,
                    null,
                    1);
            if (keys.size() == BATCH_ITEMS) {
                commit();
            }
        }

        void commit() {
            store.commit(batch);
            batch = new Batch();
            keys.clear();
        }
    }
}
