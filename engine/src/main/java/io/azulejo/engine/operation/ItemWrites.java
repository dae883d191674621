package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.operation.check.IndexKeyValueCheck;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.stream.ChangeLog;
import io.azulejo.engine.stream.StreamRecord;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The single write path for items: reads the old item, checks the condition, computes the new item and commits it with
 * all dependent entries in one batch. Thread-safe.
 */
public final class ItemWrites {
    private final Store store;
    private final ItemLocks locks;
    private final ItemStaging staging;
    private final ChangeLog log;

    public ItemWrites(Store store, ItemLocks locks, ItemStaging staging, ChangeLog log) {
        this.store = store;
        this.locks = locks;
        this.staging = staging;
        this.log = log;
    }

    /** Executes one write under its item's lock. */
    ItemChange apply(PreparedWrite write, @Nullable TableMeter meter) {
        ReentrantLock lock = locks.lock(write.key());
        try {
            ItemChange change = change(write);
            Batch batch = new Batch();
            staging.stage(change, batch, meter, 1);
            log.commit(List.of(change), StreamRecord.Cause.REQUEST, batch);
            return change;
        } finally {
            lock.unlock();
        }
    }

    /** Executes writes to different items in one batch, under all their locks. */
    List<ItemChange> applyAll(List<PreparedWrite> prepared, Meters meters) {
        List<byte[]> keys = new ArrayList<>(prepared.size());
        for (PreparedWrite write : prepared) {
            keys.add(write.key());
        }
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            List<ItemChange> changes = new ArrayList<>(prepared.size());
            Batch batch = new Batch();
            for (PreparedWrite write : prepared) {
                ItemChange change = change(write);
                staging.stage(change, batch, meters.of(write.table()), 1);
                changes.add(change);
            }
            log.commit(changes, StreamRecord.Cause.REQUEST, batch);
            return changes;
        } finally {
            held.release();
        }
    }

    /** Returns the change that a write would make to the current item. The caller holds the item's lock. */
    ItemChange change(PreparedWrite write) {
        Table table = write.table();
        TableState state = table.state();
        if (table.isDropped()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        if (write.effect() instanceof Effect.Put put) {
            IndexKeyValueCheck.put(state, put.item());
        } else if (write.effect() instanceof Effect.Insert insert) {
            IndexKeyValueCheck.put(state, insert.item());
        } else if (write.effect() instanceof Effect.Update update && update.expression() != null) {
            IndexKeyValueCheck.updateTypes(state, update.expression().knownTypes());
        }
        byte @Nullable [] stored = store.get(write.key());
        Item before = stored == null ? null : Item.stored(stored);
        if (write.condition() != null && !write.condition().matches(before == null ? Item.EMPTY : before)) {
            throw EngineException.conditionFailed(write.showItemOnFailure() ? before : null);
        }
        Item after = write.effect().after(before);
        if (after != null && write.effect() instanceof Effect.Update) {
            IndexKeyValueCheck.updated(state, after);
        }
        return new ItemChange(table, state, write.key(), before, after);
    }
}
