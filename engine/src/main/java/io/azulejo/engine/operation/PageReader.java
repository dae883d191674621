package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of one page of a query or scan. Thread-safe. */
public final class PageReader {
    /** A page ends with the item that brings it to this size, before filter and projection. */
    private static final int MAX_BYTES = 1024 * 1024;

    private static final int INITIAL_ITEMS = 32;

    private final ReadView view;
    private final Faults faults;

    public PageReader(ReadView view, Faults faults) {
        this.view = view;
        this.faults = faults;
    }

    PageOutput read(String operation, PageRead read) {
        Selection selection = read.selection();
        int limit = faults.strikes(FaultKind.SHORT_PAGE, operation) ? 1 : read.limit();
        List<Item> items = new ArrayList<>(Math.min(limit, INITIAL_ITEMS));
        int count = 0;
        int scanned = 0;
        long bytes = 0;
        Item last = null;
        KeyedReads keyed = new KeyedReads(read);
        try (KeyWalk walk = walk(read)) {
            while (scanned < limit && bytes < MAX_BYTES && walk.next()) {
                Item entry = Item.stored(walk.value());
                scanned++;
                bytes += entry.size();
                last = entry;
                keyed.add(walk, entry.size());
                Item item = selection.fetch() ? fetched(read, entry) : entry;
                if (item == null || (read.filter() != null && !read.filter().matches(item))) {
                    continue;
                }
                count++;
                if (!selection.countOnly()) {
                    items.add(
                            selection.projection() == null
                                    ? item
                                    : selection.projection().project(item));
                }
            }
        }
        boolean stopped = last != null && (scanned >= limit || bytes >= MAX_BYTES);
        keyed.close(bytes);
        return new PageOutput(
                selection.countOnly() ? null : items,
                count,
                scanned,
                stopped && last != null ? last.only(read.source().positionAttributes()) : null,
                TableMeter.report(read.meter()));
    }

    private KeyWalk walk(PageRead read) {
        SecondaryIndex index = read.source().index();
        return index != null && index.definition().isGlobal()
                ? view.walkGlobalIndex(read.from(), read.to(), read.direction())
                : view.walk(read.from(), read.to(), read.direction(), read.consistentRead());
    }

    /** Returns the whole item of an index entry, or null if it has been deleted meanwhile. */
    private @Nullable Item fetched(PageRead read, Item entry) {
        byte[] key = read.source().table().itemKey(entry);
        byte @Nullable [] stored = view.get(key, read.consistentRead());
        if (stored == null) {
            return null;
        }
        Item item = Item.stored(stored);
        if (read.meter() != null) {
            read.meter().read(null, key, Units.read(item.size(), read.consistentRead()));
        }
        return item;
    }

    /**
     * Meter of a page: its units are rounded up as a whole, and each partition is charged for what was read from it.
     */
    private static final class KeyedReads {
        private final PageRead read;
        private final @Nullable TableMeter meter;
        private final @Nullable SecondaryIndexDefinition index;
        private byte[] lastKey;
        private double metered;

        KeyedReads(PageRead read) {
            SecondaryIndex source = read.source().index();
            this.read = read;
            this.meter = read.meter();
            this.index = source == null ? null : source.definition();
            this.lastKey = read.from();
        }

        void add(KeyWalk walk, int bytes) {
            if (meter != null && meter.needsKeys()) {
                double units = Units.readShare(bytes, read.consistentRead());
                lastKey = walk.key();
                meter.read(index, lastKey, units);
                metered += units;
            }
        }

        void close(long bytes) {
            if (meter != null) {
                meter.read(index, lastKey, Units.read(bytes, read.consistentRead()) - metered);
            }
        }
    }
}
