package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All pages of a query or scan, as they were read or as they should be. */
record Pages(List<Page> pages) {
    private static final int MOST_BYTES = 1024 * 1024;

    record Page(
            List<Map<String, AttributeValue>> items,
            int count,
            int scannedCount,
            Map<String, AttributeValue> lastKey,
            double units) {}

    /**
     * The pages of items that lie in this order. DynamoDB stops at the limit, or with the item that makes a page 1 MB
     * large, without looking whether there is more: a full page always has a last key.
     */
    static Pages of(
            List<Map<String, AttributeValue>> examined,
            @Nullable Integer limit,
            Predicate<Map<String, AttributeValue>> filter,
            List<String> keyNames,
            boolean consistent) {
        List<Page> pages = new ArrayList<>();
        int from = 0;
        Map<String, AttributeValue> lastKey;
        do {
            int bytes = 0;
            int to = from;
            boolean full = false;
            while (to < examined.size() && !full) {
                bytes += Sizes.size(examined.get(to));
                to++;
                full = bytes >= MOST_BYTES || (limit != null && to - from == limit);
            }
            List<Map<String, AttributeValue>> page = examined.subList(from, to);
            List<Map<String, AttributeValue>> kept =
                    page.stream().filter(filter).toList();
            lastKey = new TreeMap<>();
            if (full) {
                lastKey.putAll(page.getLast());
                lastKey.keySet().retainAll(keyNames);
            }
            pages.add(new Page(kept, kept.size(), page.size(), lastKey, Sizes.read(bytes, consistent)));
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

    /** What the only page consumed: each is rounded up, so what several do depends on where they end. */
    private Optional<Double> units() {
        return pages.size() == 1 ? Optional.of(pages.getFirst().units()) : Optional.empty();
    }

    /** Everything, page by page: where the order of items is promised. */
    Map<String, Object> exactly() {
        return Map.of("pages", pages);
    }

    /** Everything but where pages end: where items that compare equal may come in any order. */
    Map<String, Object> together(List<Map<String, AttributeValue>> arranged) {
        return Map.of("items", arranged, "count", count(), "scannedCount", scannedCount(), "units", units());
    }
}
