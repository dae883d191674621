package io.azulejo.engine.backup;

import io.azulejo.engine.error.FailureLog;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.ttl.Housekeeping;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The exports of tables, by label. Files are written in the background; an export that a restart interrupts is written
 * again. Thread-safe.
 */
public final class TableExports {
    private static final int ITEM_KEY_AT = 1 + Integer.BYTES;

    private final Store store;
    private final Catalog catalog;
    private final ChangeHistory history;
    private final Housekeeping housekeeping;
    private final ResourceNames names;
    private final InstantSource clock;
    private final @Nullable Path buckets;
    private final FailureLog failures = new FailureLog(TableExports.class);
    private final NavigableMap<String, TableExport> byLabel = new ConcurrentSkipListMap<>();

    public TableExports(
            Store store,
            Catalog catalog,
            ChangeHistory history,
            Housekeeping housekeeping,
            ResourceNames names,
            InstantSource clock,
            @Nullable Path buckets) {
        this.store = store;
        this.catalog = catalog;
        this.history = history;
        this.housekeeping = housekeeping;
        this.names = names;
        this.clock = clock;
        this.buckets = buckets;
        byte[] prefix = {Keyspace.EXPORTS.number()};
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                TableExport export = TableExportCodec.decode(walk.value());
                byLabel.put(export.label(), export);
            }
        }
        byLabel.values().stream()
                .filter(export -> export.status() == TableExport.Status.IN_PROGRESS)
                .forEach(export -> housekeeping.add(stopped -> write(export, stopped)));
    }

    /** Returns whether there is a folder to export to. */
    public boolean hasBuckets() {
        return buckets != null;
    }

    public @Nullable TableExport find(String label) {
        return byLabel.get(label);
    }

    public Collection<TableExport> after(@Nullable String label) {
        return label == null ? byLabel.values() : byLabel.tailMap(label, false).values();
    }

    public String arn(TableExport export) {
        return names.export(export.tableName(), export.label());
    }

    /** Begins an export; {@code made} gets its id and label. */
    public TableExport begin(Instant now, BiFunction<Integer, String, TableExport> made) {
        TableExport export = catalog.commitWithId(
                id -> made.apply(id, String.format(Locale.ROOT, "%014d-%08x", now.toEpochMilli(), id)),
                (begun, batch) -> batch.put(key(begun.id()), TableExportCodec.encode(begun)));
        byLabel.put(export.label(), export);
        housekeeping.add(stopped -> write(export, stopped));
        return export;
    }

    private static byte[] key(int id) {
        return new KeyWriter(Keyspace.EXPORTS).int32(id).bytes();
    }

    private void write(TableExport export, BooleanSupplier stopped) {
        TableExport ended;
        try {
            ended = written(export, stopped);
        } catch (StoppedException e) {
            return;
        } catch (IOException e) {
            failures.log("An export failed", new UncheckedIOException(e));
            ended = export.failed(now(), "UNKNOWN", "The files cannot be written: " + e);
        }
        store.commit(new Batch().put(key(ended.id()), TableExportCodec.encode(ended)));
        byLabel.put(ended.label(), ended);
    }

    /** Signal that the engine is being closed. */
    private static final class StoppedException extends IOException {
        private static final long serialVersionUID = 1L;
    }

    private TableExport written(TableExport export, BooleanSupplier stopped) throws IOException {
        Path bucket = Objects.requireNonNull(buckets)
                .resolve(Objects.requireNonNull(export.request().s3Bucket()));
        Table table = catalog.find(export.tableName());
        if (!Files.isDirectory(bucket)) {
            return export.failed(now(), "S3NoSuchBucket", "The specified bucket does not exist");
        }
        if (table == null || table.id() != export.tableId()) {
            return export.failed(now(), "UNKNOWN", "The table was deleted before the export had begun");
        }
        ExportFiles files = new ExportFiles(export, arn(export), bucket);
        files.write(sink -> items(table, export.exportTime(), stopped, sink));
        Instant ended = now();
        files.complete(ended);
        return export.completed(ended, files.items(), files.bytes());
    }

    /** Passes on the items of a table as they were at a moment. */
    private void items(Table table, Instant moment, BooleanSupplier stopped, ExportFiles.Sink sink) throws IOException {
        // The items first: a change between the two walks is then undone in what the first one saw.
        try (KeyWalk walk = store.walk(table.itemPrefix(), KeyWriter.after(table.itemPrefix()), Direction.FORWARD)) {
            Map<ByteBuffer, Optional<Item>> changed = changedSince(table, moment);
            while (walk.next()) {
                if (stopped.getAsBoolean()) {
                    throw new StoppedException();
                }
                byte[] key = walk.key();
                Optional<Item> before = changed.remove(ByteBuffer.wrap(key, ITEM_KEY_AT, key.length - ITEM_KEY_AT));
                Item item = before == null ? Item.stored(walk.value()) : before.orElse(null);
                if (item != null) {
                    sink.accept(item);
                }
            }
            for (Optional<Item> deleted : changed.values()) {
                if (deleted.isPresent()) {
                    sink.accept(deleted.get());
                }
            }
        }
    }

    /** Returns the items as they were before the first change after a moment, by key; empty if there was none. */
    private Map<ByteBuffer, Optional<Item>> changedSince(Table table, Instant moment) {
        Map<ByteBuffer, Optional<Item>> changed = new HashMap<>();
        try (KeyWalk walk = history.changesAfter(table.id(), moment)) {
            while (walk.next()) {
                ChangeHistory.Entry change = ChangeHistory.entry(walk.value());
                changed.put(ByteBuffer.wrap(change.itemKey()), Optional.ofNullable(change.before()));
            }
        }
        return changed;
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
