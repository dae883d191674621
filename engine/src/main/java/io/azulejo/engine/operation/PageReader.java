package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one page of a query or scan. Safe for any number of threads. */
public final class PageReader {
    /** A page ends with the item that makes it this large, before anything is filtered or projected. */
    private static final int MOST_BYTES = 1024 * 1024;

    private final Store store;

    public PageReader(Store store) {
        this.store = store;
    }

    PageOutput read(PageRead read) {
        Selection selection = read.selection();
        List<Item> items = new ArrayList<>();
        int count = 0;
        int scanned = 0;
        long bytes = 0;
        Item last = null;
        try (KeyWalk walk = store.walk(read.from(), read.to(), read.direction())) {
            while (scanned < read.limit() && bytes < MOST_BYTES && walk.next()) {
                Item entry = Item.stored(walk.value());
                scanned++;
                bytes += entry.size();
                last = entry;
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
        boolean stopped = last != null && (scanned >= read.limit() || bytes >= MOST_BYTES);
        meter(read, bytes);
        return new PageOutput(
                selection.countOnly() ? null : items,
                count,
                scanned,
                stopped && last != null ? last.only(read.source().positionAttributes()) : null,
                TableMeter.report(read.meter()));
    }

    /** The whole item of an index entry; it may be gone by now. */
    private @Nullable Item fetched(PageRead read, Item entry) {
        byte @Nullable [] stored = store.get(read.source().table().itemKey(entry));
        if (stored == null) {
            return null;
        }
        Item item = Item.stored(stored);
        if (read.meter() != null) {
            read.meter().table(Units.read(item.size(), read.consistentRead()));
        }
        return item;
    }

    private static void meter(PageRead read, long bytes) {
        if (read.meter() == null) {
            return;
        }
        double units = Units.read(bytes, read.consistentRead());
        if (read.source().index() == null) {
            read.meter().table(units);
        } else {
            read.meter().index(read.source().index().definition(), units);
        }
    }
}
