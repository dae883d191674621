package io.azulejo.engine.operation;

import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.request.ItemCollectionMetrics;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Size of the item collection that a write touched: the items of one partition in the table and its local indexes. */
public final class ItemCollections {
    private static final double GIGABYTE = 1024.0 * 1024 * 1024;

    private final Store store;

    public ItemCollections(Store store) {
        this.store = store;
    }

    /** Returns the metrics if the caller asked for them and the table has local indexes, otherwise null. */
    @Nullable
    ItemCollectionMetrics metrics(@Nullable String returnItemCollectionMetrics, ItemChange change) {
        Item item = change.after() == null ? change.before() : change.after();
        if (!"SIZE".equals(returnItemCollectionMetrics)
                || item == null
                || !change.state().definition().hasLocalIndexes()) {
            return null;
        }
        String name = change.table().key().partitionKey().name();
        Value partitionKey = item.get(name);
        if (partitionKey == null) {
            throw new IllegalStateException("A stored item has no partition key " + name);
        }
        long bytes = size(change.table().itemPrefix(), partitionKey);
        for (SecondaryIndex index : change.state().indexes()) {
            bytes += index.definition().isGlobal() ? 0 : size(index.prefix(), partitionKey);
        }
        double lower = Math.floor(bytes / GIGABYTE);
        return new ItemCollectionMetrics(Item.of(Map.of(name, partitionKey)), List.of(lower, lower + 1));
    }

    /** Returns the metrics of several writes, by table; null if there are none. */
    @Nullable
    Map<String, List<ItemCollectionMetrics>> metrics(
            @Nullable String returnItemCollectionMetrics, List<ItemChange> changes) {
        Map<String, List<ItemCollectionMetrics>> metrics = new LinkedHashMap<>();
        for (ItemChange change : changes) {
            ItemCollectionMetrics collection = metrics(returnItemCollectionMetrics, change);
            if (collection != null) {
                metrics.computeIfAbsent(change.table().name(), name -> new ArrayList<>())
                        .add(collection);
            }
        }
        return metrics.isEmpty() ? null : metrics;
    }

    private long size(byte[] prefix, Value partitionKey) {
        byte[] partition = KeyBytes.of(partitionKey);
        byte[] from =
                new KeyWriter(prefix, 64).spread(partition).part(partition).bytes();
        long bytes = 0;
        try (KeyWalk walk = store.walk(from, KeyWriter.after(from), Direction.FORWARD)) {
            while (walk.next()) {
                bytes += Item.stored(walk.value()).size();
            }
        }
        return bytes;
    }
}
