package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.index.IndexMaintainer;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.ttl.TtlEntries;
import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Translation of item changes into store changes: item, counters, index entries and time to live. Thread-safe. */
public final class ItemStaging {
    private final IndexMaintainer indexes;

    public ItemStaging(Store store) {
        this.indexes = new IndexMaintainer(store);
    }

    /**
     * Adds a change with its counters, index entries and TTL entries to the batch; {@code unitFactor} is 2 in a
     * transaction.
     */
    public void stage(ItemChange change, Batch batch, @Nullable TableMeter meter, int unitFactor) {
        Item before = change.before();
        Item after = change.after();
        int oldSize = before == null ? 0 : before.size();
        int newSize = after == null ? 0 : after.size();
        if (meter != null) {
            meter.write(null, change.key(), Units.write(Math.max(oldSize, newSize)) * unitFactor);
        }
        if (before == null && after == null) {
            return;
        }
        if (after != null) {
            batch.put(change.key(), after.bytes());
        } else {
            batch.delete(change.key());
        }
        batch.add(change.table().itemsCounter(), (after == null ? 0 : 1) - (before == null ? 0 : 1));
        batch.add(change.table().bytesCounter(), newSize - oldSize);
        indexes.stage(change, batch, meter, unitFactor);
        TtlEntries.stage(change, batch);
    }
}
