package io.azulejo.engine.ttl;

import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Counters;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Deletion of the store entries of dropped tables, indexes and backups. */
public final class DroppedEntries {
    private static final List<Keyspace> REGIONS = List.of(
            Keyspace.ITEMS,
            Keyspace.INDEX_ENTRIES,
            Keyspace.TTL_ENTRIES,
            Keyspace.BACKUP_ITEMS,
            Keyspace.CHANGE_HISTORY);

    private final Store store;
    private final Catalog catalog;

    public DroppedEntries(Store store, Catalog catalog) {
        this.store = store;
        this.catalog = catalog;
    }

    /** Deletes everything marked as dropped, unless it is stopped before. */
    public void clear(BooleanSupplier stopped) {
        for (byte[] mark : catalog.droppedMarkers()) {
            int id = (mark[1] & 0xff) << 24 | (mark[2] & 0xff) << 16 | (mark[3] & 0xff) << 8 | (mark[4] & 0xff);
            for (Keyspace region : REGIONS) {
                clear(new KeyWriter(region).int32(id).bytes(), stopped);
            }
            if (stopped.getAsBoolean()) {
                return;
            }
            store.commit(new Batch()
                    .delete(Counters.items(id))
                    .delete(Counters.bytes(id))
                    .delete(mark));
        }
    }

    private void clear(byte[] prefix, BooleanSupplier stopped) {
        ItemPages pages = new ItemPages(store, prefix);
        for (List<byte[]> keys = pages.next(); !keys.isEmpty() && !stopped.getAsBoolean(); keys = pages.next()) {
            Batch batch = new Batch();
            keys.forEach(batch::delete);
            store.commit(batch);
        }
    }
}
