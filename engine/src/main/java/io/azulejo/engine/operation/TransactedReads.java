package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of several items as of one moment. Thread-safe. */
public final class TransactedReads {
    private static final int UNIT_FACTOR = 2;
    private static final int MAX_BYTES = 4 * 1024 * 1024;

    private final Store store;
    private final ItemLocks locks;

    public TransactedReads(Store store, ItemLocks locks) {
        this.store = store;
        this.locks = locks;
    }

    /**
     * Returns the items with these keys, null if an item does not exist; {@code tables} holds the table of each key.
     * The request is rejected if the items are too large together, regardless of projections.
     */
    List<@Nullable Item> read(List<byte[]> keys, List<Table> tables, Meters meters) {
        List<@Nullable Item> items = new ArrayList<>(keys.size());
        long bytes = 0;
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            for (byte[] key : keys) {
                byte @Nullable [] stored = store.get(key);
                Item item = stored == null ? null : Item.stored(stored);
                items.add(item);
                bytes += item == null ? 0 : item.size();
            }
        } finally {
            held.release();
        }
        if (bytes > MAX_BYTES) {
            throw new EngineException(
                    DynamoDbError.VALIDATION, "The aggregate size of the items in the transaction exceeded 4 MB");
        }
        for (int i = 0; i < items.size(); i++) {
            TableMeter meter = meters.of(tables.get(i));
            if (meter != null) {
                Item item = items.get(i);
                meter.read(null, keys.get(i), UNIT_FACTOR * Units.read(item == null ? 0 : item.size(), true));
            }
        }
        return items;
    }
}
