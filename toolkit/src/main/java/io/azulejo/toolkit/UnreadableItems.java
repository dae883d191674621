package io.azulejo.toolkit;

import io.azulejo.toolkit.observe.UnreadableItem;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Choice of what a read of several items does with one that it cannot decode: fail, or skip and report it. A read of a
 * single item by key always fails, because an empty result would say that the key is free. Thread-safe.
 */
public final class UnreadableItems {
    private final @Nullable Consumer<? super UnreadableItem> report;
    private final Map<String, UnreadableItems> tables;
    private final LongAdder skipped;

    private UnreadableItems(
            @Nullable Consumer<? super UnreadableItem> report, Map<String, UnreadableItems> tables, LongAdder skipped) {
        this.report = report;
        this.tables = Map.copyOf(tables);
        this.skipped = skipped;
    }

    /** Returns the default: a read fails if it meets an unreadable item. */
    public static UnreadableItems fail() {
        return new UnreadableItems(null, Map.of(), new LongAdder());
    }

    /**
     * Returns the choice to leave unreadable items out of the result.
     *
     * @param report called for each of them on the reading thread; if it throws, the read fails
     */
    public static UnreadableItems skip(Consumer<? super UnreadableItem> report) {
        return new UnreadableItems(report, Map.of(), new LongAdder());
    }

    /** Returns the same choice with another one for the table of this name. */
    public UnreadableItems table(String name, UnreadableItems choice) {
        Map<String, UnreadableItems> all = new HashMap<>(tables);
        all.put(name, choice);
        return new UnreadableItems(report, all, skipped);
    }

    /** Returns how many items have been skipped so far, with those of the tables that have their own choice. */
    public long skipped() {
        return skipped.sum()
                + tables.values().stream().mapToLong(UnreadableItems::skipped).sum();
    }

    /**
     * Reports the item, or throws its exception if the choice is to fail.
     *
     * @throws io.azulejo.toolkit.error.UnreadableItemException if the choice for the item's table is to fail
     */
    public void handle(UnreadableItem item) {
        UnreadableItems own = tables.get(item.table());
        if (own != null) {
            own.handle(item);
            return;
        }
        if (report == null) {
            throw item.cause();
        }
        skipped.increment();
        report.accept(item);
    }
}
