package io.azulejo.toolkit.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reader of whole groups of items, each of which makes an aggregate. It reads on until a group is complete, and one item
 * further, which is the first of the next page. Not thread-safe; for one use.
 */
final class AggregateFiller {
    /** Estimate for the first request; the following ones are larger. */
    private static final int ITEMS_PER_GROUP = 10;

    private final ItemSource source;
    private final String sortKey;
    private final SortKeyGroups groups;
    private final boolean descending;
    private @Nullable QueryPosition end;

    AggregateFiller(ItemSource source, String sortKey, SortKeyGroups groups, boolean descending) {
        this.source = source;
        this.sortKey = sortKey;
        this.groups = groups;
        this.descending = descending;
    }

    /** Items of one aggregate, in the order read. */
    record Group(String key, List<Map<String, AttributeValue>> items) {}

    /** Returns where the next page starts; null if there is none. */
    @Nullable
    QueryPosition end() {
        return end;
    }

    /** Returns this number of groups, or fewer if enough items are evaluated. */
    List<Group> fill(int size, long bound) {
        Map<String, Group> filled = new LinkedHashMap<>();
        int limit = size > PageFiller.MAX_LIMIT / ITEMS_PER_GROUP ? 0 : (size + 1) * ITEMS_PER_GROUP;
        while (!source.exhausted()) {
            boolean full = filled.size() >= size || (source.evaluated() >= bound && !filled.isEmpty());
            QueryPosition before = full ? source.position() : null;
            long evaluated = source.evaluated();
            Map<String, AttributeValue> item = source.next(limit);
            if (source.evaluated() != evaluated) {
                limit = Math.min(limit * 2, PageFiller.MAX_LIMIT);
            }
            AttributeValue value = item == null ? null : item.get(sortKey);
            String text = value == null ? null : value.s();
            if (item == null || text == null) {
                continue;
            }
            String key = groups.of(text);
            if (before != null && !filled.containsKey(key) && allClosed(filled, text)) {
                end = before;
                break;
            }
            filled.computeIfAbsent(key, group -> new Group(group, new ArrayList<>()))
                    .items()
                    .add(item);
        }
        return List.copyOf(filled.values());
    }

    private boolean allClosed(Map<String, Group> filled, String text) {
        return filled.keySet().stream().allMatch(group -> groups.closed(group, text, descending));
    }
}
