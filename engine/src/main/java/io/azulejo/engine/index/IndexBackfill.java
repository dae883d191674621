package io.azulejo.engine.index;

import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Backfill of a new global index with the existing items, while writes continue. Writes maintain the index from the
 * moment it is defined, so an entry that already exists is correct. Can be repeated after an interruption.
 */
public final class IndexBackfill {
    private final Store store;
    private final ItemLocks locks;
    private final Catalog catalog;

    public IndexBackfill(Store store, ItemLocks locks, Catalog catalog) {
        this.store = store;
        this.locks = locks;
        this.catalog = catalog;
    }

    /** Fills the index and makes it active, unless it is stopped before. */
    public void run(Table table, String indexName, BooleanSupplier stopped) {
        ItemPages pages = new ItemPages(store, table.itemPrefix());
        for (List<byte[]> keys = pages.next(); !keys.isEmpty(); keys = pages.next()) {
            SecondaryIndex index = table.state().index(indexName);
            if (stopped.getAsBoolean() || table.isDropped() || index == null) {
                return;
            }
            fill(index, keys);
        }
        if (!table.isDropped() && !stopped.getAsBoolean()) {
            catalog.change(
                    table,
                    definition -> definition.changing(
                            indexName, index -> index.withStatus(SecondaryIndexDefinition.Status.ACTIVE)));
        }
    }

    private void fill(SecondaryIndex index, List<byte[]> keys) {
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            Batch batch = new Batch();
            for (byte[] key : keys) {
                byte @Nullable [] stored = store.get(key);
                if (stored != null) {
                    fill(index, key, Item.stored(stored), batch);
                }
            }
            store.commit(batch);
        } finally {
            held.release();
        }
    }

    /** Adds the entry of one item. An item whose attributes cannot be this index's key is left out, as on DynamoDB. */
    private void fill(SecondaryIndex index, byte[] key, Item item, Batch batch) {
        byte @Nullable [] entryKey = index.entryKey(item, key);
        if (entryKey != null && store.get(entryKey) == null) {
            Item entry = index.project(item);
            batch.put(entryKey, entry.bytes()).add(index.itemsCounter(), 1).add(index.bytesCounter(), entry.size());
        }
    }
}
