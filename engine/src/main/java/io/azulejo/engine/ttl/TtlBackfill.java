package io.azulejo.engine.ttl;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import io.azulejo.engine.value.Item;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Completion of a table's expiry entries after its time to live is enabled, and their removal after it is disabled. */
public final class TtlBackfill {
    private final Store store;
    private final ItemLocks locks;
    private final Catalog catalog;

    public TtlBackfill(Store store, ItemLocks locks, Catalog catalog) {
        this.store = store;
        this.locks = locks;
        this.catalog = catalog;
    }

    /** Does the pending work of the table's time to live, unless it is stopped before. */
    public void run(Table table, BooleanSupplier stopped) {
        TimeToLive timeToLive = table.definition().settings().timeToLive();
        if (timeToLive == null || timeToLive.status() == TimeToLive.Status.ENABLED || table.isDropped()) {
            return;
        }
        boolean enabling = timeToLive.status() == TimeToLive.Status.ENABLING;
        ItemPages pages = new ItemPages(store, enabling ? table.itemPrefix() : TtlEntries.prefix(table));
        for (List<byte[]> keys = pages.next(); !keys.isEmpty(); keys = pages.next()) {
            if (stopped.getAsBoolean() || table.isDropped()) {
                return;
            }
            if (enabling) {
                list(table, keys);
            } else {
                Batch batch = new Batch();
                keys.forEach(batch::delete);
                store.commit(batch);
            }
        }
        TimeToLive done = enabling ? new TimeToLive(timeToLive.attribute(), TimeToLive.Status.ENABLED) : null;
        if (!table.isDropped()) {
            catalog.change(
                    table,
                    definition -> definition.withSettings(definition.settings().withTimeToLive(done)));
        }
    }

    private void list(Table table, List<byte[]> keys) {
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            Batch batch = new Batch();
            for (byte[] key : keys) {
                byte @Nullable [] stored = store.get(key);
                if (stored != null) {
                    TtlEntries.stage(new ItemChange(table, table.state(), key, null, Item.stored(stored)), batch);
                }
            }
            store.commit(batch);
        } finally {
            held.release();
        }
    }
}
