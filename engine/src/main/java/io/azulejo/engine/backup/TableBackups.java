package io.azulejo.engine.backup;

import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.ttl.Housekeeping;
import io.azulejo.engine.value.Item;
import java.time.Instant;
import java.util.Collection;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The backups of all tables, including deleted ones, by label. A backup holds the items of the moment at which it was
 * requested; they are copied in the background, while writes go on. Thread-safe.
 */
public final class TableBackups {
    /** Bounds of one store write: large enough that a sync for each costs little, small enough for memory. */
    private static final int BATCH_ITEMS = 1_000;

    private static final int BATCH_BYTES = 4 << 20;
    /** Where the item's key begins that an item's store key and the key of its copy have in common. */
    private static final int ITEM_KEY_AT = 1 + Integer.BYTES;

    private final Store store;
    private final Catalog catalog;
    private final Housekeeping housekeeping;
    private final NavigableMap<String, TableBackup> byLabel = new ConcurrentSkipListMap<>();

    public TableBackups(Store store, Catalog catalog, Housekeeping housekeeping) {
        this.store = store;
        this.catalog = catalog;
        this.housekeeping = housekeeping;
        byte[] prefix = {Keyspace.BACKUPS.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                TableBackup backup = TableBackupCodec.decode(walk.value());
                byLabel.put(backup.label(), backup);
            }
        }
        // Their moment is gone with the process that was copying it.
        byLabel.values().stream()
                .filter(backup -> backup.status() == TableBackup.Status.CREATING)
                .forEach(this::delete);
    }

    public @Nullable TableBackup find(String label) {
        return byLabel.get(label);
    }

    /** Returns the backups after a label, in the order of their creation; all of them if it is null. */
    public Collection<TableBackup> after(@Nullable String label) {
        return label == null ? byLabel.values() : byLabel.tailMap(label, false).values();
    }

    /** Begins a backup of a table as it is now. */
    public TableBackup create(Table table, String name, Instant now) {
        KeyWalk items = store.walk(table.itemPrefix(), KeyWriter.after(table.itemPrefix()), Direction.FORWARD);
        boolean queued = false;
        try {
            TableBackup backup = catalog.commitWithId(
                    id -> new TableBackup(
                            id,
                            String.format(Locale.ROOT, "%014d-%08x", now.toEpochMilli(), id),
                            name,
                            now,
                            TableBackup.Status.CREATING,
                            table.definition(),
                            store.counter(table.itemsCounter()),
                            store.counter(table.bytesCounter())),
                    (begun, batch) -> batch.put(key(begun.id()), TableBackupCodec.encode(begun)));
            byLabel.put(backup.label(), backup);
            housekeeping.add(new Copying(backup, items));
            queued = true;
            return backup;
        } finally {
            if (!queued) {
                items.close();
            }
        }
    }

    /** Deletes a backup; its items are deleted in the background. */
    public void delete(TableBackup backup) {
        store.commit(new Batch().delete(key(backup.id())).put(Catalog.droppedKey(backup.id()), new byte[0]));
        byLabel.remove(backup.label());
        housekeeping.clearDropped();
    }

    private static byte[] key(int id) {
        return new KeyWriter(Keyspace.BACKUPS).int32(id).bytes();
    }

    /** Returns the prefix of the store keys of a backup's items. */
    public static byte[] itemPrefix(int id) {
        return new KeyWriter(Keyspace.BACKUP_ITEMS).int32(id).bytes();
    }

    /** Copying of the items of one moment. */
    private final class Copying implements Housekeeping.Job {
        private final TableBackup backup;
        private final KeyWalk items;
        private long itemCount;
        private long byteCount;

        Copying(TableBackup backup, KeyWalk items) {
            this.backup = backup;
            this.items = items;
        }

        @Override
        public void run(BooleanSupplier stopped) {
            try (items) {
                while (copied()) {
                    if (stopped.getAsBoolean()) {
                        return;
                    }
                }
            }
            TableBackup available = backup.available(itemCount, byteCount);
            store.commit(new Batch().put(key(backup.id()), TableBackupCodec.encode(available)));
            byLabel.put(backup.label(), available);
        }

        /** Copies some items; returns false if there are no more. */
        private boolean copied() {
            byte[] prefix = itemPrefix(backup.id());
            Batch batch = new Batch();
            int bytes = 0;
            boolean more = true;
            while (batch.changes().size() < BATCH_ITEMS && bytes < BATCH_BYTES && more) {
                more = items.next();
                if (more) {
                    byte[] key = items.key();
                    byte[] value = items.value();
                    batch.put(
                            new KeyWriter(prefix, key.length)
                                    .raw(key, ITEM_KEY_AT, key.length)
                                    .bytes(),
                            value);
                    itemCount++;
                    byteCount += Item.stored(value).size();
                    bytes += value.length;
                }
            }
            store.commit(batch);
            return more;
        }

        @Override
        public void abandon() {
            items.close();
        }
    }
}
