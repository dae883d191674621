package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All pages of a query or scan, as they were read or as they should be. */
record Pages(List<Page> pages) {
    record Page(
            List<Map<String, AttributeValue>> items,
            int count,
            int scannedCount,
            Map<String, AttributeValue> lastKey) {}

    /**
     * The pages of items that lie in this order. DynamoDB stops at the limit without looking whether there is more: a
     * full page always has a last key.
     */
    static Pages of(
            List<Map<String, AttributeValue>> examined,
            @Nullable Integer limit,
            Predicate<Map<String, AttributeValue>> filter,
            List<String> keyNames) {
        List<Page> pages = new ArrayList<>();
        int from = 0;
        Map<String, AttributeValue> lastKey;
        do {
            int to = limit == null ? examined.size() : Math.min(from + limit, examined.size());
            List<Map<String, AttributeValue>> page = examined.subList(from, to);
            List<Map<String, AttributeValue>> kept =
                    page.stream().filter(filter).toList();
            lastKey = new TreeMap<>();
            if (limit != null && page.size() == limit) {
                lastKey.putAll(page.getLast());
                lastKey.keySet().retainAll(keyNames);
            }
            pages.add(new Page(kept, kept.size(), page.size(), lastKey));
            from = to;
        } while (!lastKey.isEmpty());
        return new Pages(pages);
    }

    List<Map<String, AttributeValue>> items() {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        pages.forEach(page -> items.addAll(page.items()));
        return items;
    }

    int count() {
        return pages.stream().mapToInt(Page::count).sum();
    }

    int scannedCount() {
        return pages.stream().mapToInt(Page::scannedCount).sum();
    }

    /** Everything, page by page: where the order of items is promised. */
    Map<String, Object> exactly() {
        return Map.of("pages", pages);
    }

    /** Everything but where pages end: where items that compare equal may come in any order. */
    Map<String, Object> together(List<Map<String, AttributeValue>> arranged) {
        return Map.of("items", arranged, "count", count(), "scannedCount", scannedCount());
    }
}
