package io.azulejo.engine.index;

import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Index;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Fills a new global index with the items that were there before it, while writes go on: those keep the index in step
 * from the moment it is defined, so an entry that exists already is right. Can be repeated after it was interrupted.
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

    /** Fills the index and makes it active, unless told to stop before. */
    public void run(Table table, String indexName, BooleanSupplier stopped) {
        ItemPages pages = new ItemPages(store, table.itemPrefix());
        for (List<byte[]> keys = pages.next(); !keys.isEmpty(); keys = pages.next()) {
            Index index = table.state().index(indexName);
            if (stopped.getAsBoolean() || table.isDropped() || index == null) {
                return;
            }
            fill(index, keys);
        }
        if (!table.isDropped() && !stopped.getAsBoolean()) {
            catalog.change(
                    table,
                    definition ->
                            definition.changing(indexName, index -> index.withStatus(IndexDefinition.Status.ACTIVE)));
        }
    }

    private void fill(Index index, List<byte[]> keys) {
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

    /** An item whose attributes cannot be this index's key stays out of it, as on DynamoDB. */
    private void fill(Index index, byte[] key, Item item, Batch batch) {
        byte @Nullable [] entryKey = index.entryKey(item, key);
        if (entryKey != null && store.get(entryKey) == null) {
            Item entry = index.project(item);
            batch.put(entryKey, entry.bytes()).add(index.itemsCounter(), 1).add(index.bytesCounter(), entry.size());
        }
    }
}
