package io.azulejo.engine.ttl;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TimeToLive;
import io.azulejo.engine.value.Item;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Deletion of expired items, and then of other expired data. */
public final class Sweeper {
    /** DynamoDB does not delete items whose expiry is more than five years in the past. */
    private static final long MAX_SECONDS_AGO = Duration.ofDays(5 * 365).toSeconds();

    /** Deletion of an item with all its dependent entries, recorded in the streams. */
    @FunctionalInterface
    public interface Deletion {
        void commit(ItemChange change);
    }

    private final Store store;
    private final ItemLocks locks;
    private final Catalog catalog;
    private final InstantSource clock;
    private final Deletion deletion;
    private final Consumer<BooleanSupplier> otherSweeps;

    public Sweeper(
            Store store,
            ItemLocks locks,
            Catalog catalog,
            InstantSource clock,
            Deletion deletion,
            Consumer<BooleanSupplier> otherSweeps) {
        this.store = store;
        this.locks = locks;
        this.catalog = catalog;
        this.clock = clock;
        this.deletion = deletion;
        this.otherSweeps = otherSweeps;
    }

    /** Sweeps all tables once, unless it is stopped before. */
    public void sweep(BooleanSupplier stopped) {
        for (Table table : catalog.tables()) {
            TimeToLive timeToLive = table.definition().settings().timeToLive();
            if (timeToLive != null && timeToLive.status() == TimeToLive.Status.ENABLED) {
                sweep(table, timeToLive.attribute(), stopped);
            }
        }
        otherSweeps.accept(stopped);
    }

    private void sweep(Table table, String attribute, BooleanSupplier stopped) {
        long now = clock.instant().getEpochSecond();
        byte[] prefix = new KeyWriter(Keyspace.TTL_ENTRIES).int32(table.id()).bytes();
        ItemPages pages = new ItemPages(
                store,
                new KeyWriter(prefix, 8)
                        .int64(Math.max(0, now - MAX_SECONDS_AGO))
                        .bytes(),
                new KeyWriter(prefix, 8).int64(Math.max(0, now)).bytes());
        for (List<byte[]> entries = pages.next();
                !entries.isEmpty() && !stopped.getAsBoolean();
                entries = pages.next()) {
            for (byte[] entry : entries) {
                expire(table, attribute, now, TtlEntries.itemKey(table, entry));
            }
        }
    }

    private void expire(Table table, String attribute, long now, byte[] itemKey) {
        ReentrantLock lock = locks.lock(itemKey);
        try {
            byte @Nullable [] stored = store.get(itemKey);
            if (stored == null || table.isDropped()) {
                return;
            }
            Item item = Item.stored(stored);
            OptionalLong expiry = TtlEntries.expiry(item, attribute);
            // The item's expiry may have been extended since its entry was read.
            if (expiry.isPresent() && expiry.getAsLong() < now) {
                deletion.commit(new ItemChange(table, table.state(), itemKey, item, null));
            }
        } finally {
            lock.unlock();
        }
    }
}
