package io.azulejo.engine.index;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.value.Item;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Maintainer of the entries of all indexes: given an item before and after a change, it adds the index changes to the
 * batch. Thread-safe.
 */
public final class IndexMaintainer {
    private final Store store;

    public IndexMaintainer(Store store) {
        this.store = store;
    }

    /** Stages the index changes of one item; {@code unitFactor} is 2 in a transaction. */
    public void stage(ItemChange change, Batch batch, @Nullable TableMeter meter, int unitFactor) {
        for (SecondaryIndex index : change.state().indexes()) {
            stage(index, change, batch, meter, unitFactor);
        }
    }

    private void stage(
            SecondaryIndex index, ItemChange change, Batch batch, @Nullable TableMeter meter, int unitFactor) {
        Item before = change.before();
        Item after = change.after();
        byte @Nullable [] oldKey = before == null ? null : existingEntryKey(index, before, change.key());
        byte @Nullable [] newKey = after == null ? null : index.entryKey(after, change.key());
        Item oldEntry = before == null || oldKey == null ? null : index.project(before);
        Item newEntry = after == null || newKey == null ? null : index.project(after);
        if (oldKey != null && newKey != null && oldEntry != null && newEntry != null && Arrays.equals(oldKey, newKey)) {
            int units = replace(index, newKey, oldEntry, newEntry, batch);
            meter(meter, index, newKey, units * unitFactor);
            return;
        }
        if (oldKey != null && oldEntry != null) {
            batch.delete(oldKey);
            count(index, -1, -oldEntry.size(), batch);
            meter(meter, index, oldKey, Units.write(oldEntry.size()) * unitFactor);
        }
        if (newKey != null && newEntry != null) {
            batch.put(newKey, newEntry.bytes());
            count(index, 1, newEntry.size(), batch);
            meter(meter, index, newKey, Units.write(newEntry.size()) * unitFactor);
        }
    }

    private static void meter(@Nullable TableMeter meter, SecondaryIndex index, byte[] key, int units) {
        if (meter != null && units > 0) {
            meter.write(index.definition(), key, units);
        }
    }

    /**
     * Returns the key of the item's existing entry. While an index is being filled, the item may not have an entry yet.
     */
    private byte @Nullable [] existingEntryKey(SecondaryIndex index, Item item, byte[] itemKey) {
        byte @Nullable [] key = index.entryKey(item, itemKey);
        boolean maybeMissing = index.definition().status() == SecondaryIndexDefinition.Status.CREATING;
        if (key == null) {
            // Earlier builds filled new indexes with values that no key may have.
            key = index.oversizeEntryKey(item, itemKey);
            maybeMissing = true;
        }
        return key != null && maybeMissing && store.get(key) == null ? null : key;
    }

    /** Stages a change under the same key and returns the write units it costs. */
    private static int replace(SecondaryIndex index, byte[] key, Item oldEntry, Item newEntry, Batch batch) {
        if (oldEntry.same(newEntry)) {
            return 0;
        }
        batch.put(key, newEntry.bytes());
        count(index, 0, newEntry.size() - oldEntry.size(), batch);
        return Units.write(Math.max(oldEntry.size(), newEntry.size()));
    }

    private static void count(SecondaryIndex index, int items, int bytes, Batch batch) {
        batch.add(index.itemsCounter(), items).add(index.bytesCounter(), bytes);
    }
}
