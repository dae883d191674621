package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.partiql.Column;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reader of one page of a SELECT: executes one read after the other until a limit is reached. Thread-safe. */
public final class StatementReads {
    private static final int MAX_BYTES = 1024 * 1024;

    private final PageReader pages;

    public StatementReads(PageReader pages) {
        this.pages = pages;
    }

    /** Items and the position to continue from, or no token if there are no more. */
    record Page(List<Item> items, @Nullable StatementToken next) {}

    Page read(
            SelectPlan plan,
            int limit,
            boolean consistentRead,
            @Nullable StatementToken start,
            @Nullable TableMeter meter) {
        List<Item> items = new ArrayList<>();
        int left = limit;
        long bytes = 0;
        int first = start == null ? 0 : start.read();
        if (first < 0 || first >= plan.reads().size()) {
            throw StatementToken.invalid();
        }
        for (int i = first; i < plan.reads().size(); i++) {
            KeyBounds bounds = plan.reads().get(i);
            if (start != null && start.key() != null && i == first) {
                bounds = after(plan, bounds, start.key());
            }
            PageOutput page = pages.read(
                    "ExecuteStatement",
                    new PageRead(
                            plan.source(),
                            bounds.from(),
                            bounds.to(),
                            plan.direction(),
                            left,
                            consistentRead,
                            plan.filter(),
                            plan.selection(),
                            meter));
            for (Item item : page.items() == null ? List.<Item>of() : page.items()) {
                items.add(item);
                bytes += item.size();
            }
            if (page.lastEvaluatedKey() != null) {
                return new Page(items, new StatementToken(i, page.lastEvaluatedKey()));
            }
            left -= page.scannedCount();
            if (bytes >= MAX_BYTES && i + 1 < plan.reads().size()) {
                return new Page(items, new StatementToken(i + 1, null));
            }
        }
        return new Page(items, null);
    }

    private static KeyBounds after(SelectPlan plan, KeyBounds bounds, Item key) {
        byte[] start = StartKey.resolve(plan.source(), key);
        if (!bounds.contains(start)) {
            throw StatementToken.invalid();
        }
        return bounds.after(start, plan.direction());
    }

    /** Returns the item reduced to the columns; no columns mean the whole item. */
    static Item projected(List<Column> columns, Item item) {
        if (columns.isEmpty()) {
            return item;
        }
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (Column column : columns) {
            Value value = column.path().valueIn(item);
            if (value != null) {
                attributes.put(column.name(), value);
            }
        }
        return Item.of(attributes);
    }
}
