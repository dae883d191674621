package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All pages of a query or scan, actual or expected. */
record Pages(List<Page> pages) {
    private static final int MAX_BYTES = 1024 * 1024;

    record Page(
            List<Map<String, AttributeValue>> items,
            int count,
            int scannedCount,
            Map<String, AttributeValue> lastKey,
            double units) {}

    /**
     * Returns the pages of items in this order. DynamoDB stops at the limit, or with the item that brings a page to 1
     * MB, without checking whether there is more: a full page always has a last key.
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
                full = bytes >= MAX_BYTES || (limit != null && to - from == limit);
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

    /** Returns the units of a single page. Each page is rounded up, so the sum of several depends on where they end. */
    private Optional<Double> units() {
        return pages.size() == 1 ? Optional.of(pages.getFirst().units()) : Optional.empty();
    }

    /** Returns everything page by page, for cases where the order of items is defined. */
    Map<String, Object> exactly() {
        return Map.of("pages", pages);
    }

    /** Returns everything but the page boundaries, for cases where items that compare equal may come in any order. */
    Map<String, Object> together(List<Map<String, AttributeValue>> arranged) {
        return Map.of("items", arranged, "count", count(), "scannedCount", scannedCount(), "units", units());
    }
}
