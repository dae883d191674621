package io.azulejo.engine.backup;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.PointInTimeRecovery;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The items before each change of tables with point-in-time recovery, in the order of the changes of each item. Undoing
 * the changes after a moment, the latest first, makes of a table what it was at that moment. Thread-safe.
 */
public final class ChangeHistory {
    /** Entries repeat the item's key without its keyspace and table id. */
    private static final int ITEM_KEY_AT = 1 + Integer.BYTES;

    private final Store store;
    private final InstantSource clock;
    private final AtomicLong lastStamp = new AtomicLong();

    public ChangeHistory(Store store, Catalog catalog, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        for (Table table : catalog.tables()) {
            if (table.definition().settings().recovery() != null) {
                lastStamp.accumulateAndGet(lastStored(prefix(table.id())), Math::max);
            }
        }
    }

    private long lastStored(byte[] prefix) {
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.BACKWARD)) {
            return walk.next() ? ByteBuffer.wrap(walk.key()).getLong(1 + Integer.BYTES) : 0;
        }
    }

    /** A change: the item's key after its table id, and the item before, null if there was none. */
    @SuppressWarnings("ArrayRecordComponent") // read, never compared
    public record Entry(byte[] itemKey, @Nullable Item before) {}

    /** Stages the record of a change, if the item's table has point-in-time recovery. The caller holds its lock. */
    public void stage(ItemChange change, Batch batch) {
        if (change.state().definition().settings().recovery() == null || change.isUnchanged()) {
            return;
        }
        Item before = change.before();
        int keyLength = change.key().length - ITEM_KEY_AT;
        ByteBuffer entry =
                ByteBuffer.allocate(Integer.BYTES + keyLength + (before == null ? 0 : before.bytes().length));
        entry.putInt(keyLength).put(change.key(), ITEM_KEY_AT, keyLength);
        if (before != null) {
            entry.put(before.bytes());
        }
        batch.put(key(change.table().id(), nextStamp()), entry.array());
    }

    /** Returns a time stamp that no other change has, later than those of all changes before. */
    private long nextStamp() {
        long now = micros(clock.instant());
        return lastStamp.updateAndGet(last -> Math.max(last + 1, now));
    }

    private static long micros(Instant instant) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, instant);
    }

    /** Returns the latest moment to which tables can be restored: now, with every change that is recorded. */
    public Instant latest() {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Instant last = Instant.EPOCH.plus(lastStamp.get(), ChronoUnit.MICROS).truncatedTo(ChronoUnit.MILLIS);
        return last.isAfter(now) ? last : now;
    }

    /**
     * Returns a walk over the changes of a table after a moment, the latest first. A moment is a whole millisecond:
     * what was written within it counts as written. The caller closes the walk.
     */
    public KeyWalk changesAfter(int tableId, Instant moment) {
        long next = micros(moment.truncatedTo(ChronoUnit.MILLIS).plusMillis(1));
        return store.walk(key(tableId, next), KeyWriter.after(prefix(tableId)), Direction.BACKWARD);
    }

    public static Entry entry(byte[] value) {
        ByteBuffer entry = ByteBuffer.wrap(value);
        byte[] itemKey = new byte[entry.getInt()];
        entry.get(itemKey);
        byte[] before = new byte[entry.remaining()];
        entry.get(before);
        return new Entry(itemKey, before.length == 0 ? null : Item.stored(before));
    }

    /** Deletes what is older than the recovery period of its table, and all of a table without recovery. */
    public void trim(Catalog catalog, BooleanSupplier stopped) {
        Instant now = clock.instant();
        for (Table table : catalog.tables()) {
            if (catalog.isSource(table.id())) {
                continue;
            }
            PointInTimeRecovery recovery = table.definition().settings().recovery();
            byte[] prefix = prefix(table.id());
            byte[] end = recovery == null ? KeyWriter.after(prefix) : key(table.id(), micros(recovery.earliest(now)));
            ItemPages pages = new ItemPages(store, prefix, end);
            for (List<byte[]> keys = pages.next(); !keys.isEmpty(); keys = pages.next()) {
                if (stopped.getAsBoolean()) {
                    return;
                }
                Batch batch = new Batch();
                keys.forEach(batch::delete);
                store.commit(batch);
            }
        }
    }

    private static byte[] prefix(int tableId) {
        return new KeyWriter(Keyspace.CHANGE_HISTORY).int32(tableId).bytes();
    }

    private static byte[] key(int tableId, long stamp) {
        return new KeyWriter(prefix(tableId), Long.BYTES).int64(stamp).bytes();
    }
}
