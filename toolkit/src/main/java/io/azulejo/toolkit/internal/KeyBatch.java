package io.azulejo.toolkit.internal;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.UnprocessedItemsException;
import io.azulejo.toolkit.schema.ItemKey;
import io.azulejo.toolkit.schema.TableRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads items by key with BatchGetItem, in chunks, until none is left over. Not thread-safe. */
public final class KeyBatch {
    private static final int CHUNK = 100;
    private final DesignContext context;
    private final String pattern;
    private final Requests requests;
    private final boolean consistent;

    public KeyBatch(DesignContext context, String pattern, Requests requests, boolean consistent) {
        this.context = context;
        this.pattern = pattern;
        this.requests = requests;
        this.consistent = consistent;
    }

    /** The items that are there. */
    public Map<ItemKey, Map<String, AttributeValue>> read(Collection<ItemKey> keys) {
        Map<ItemKey, Map<String, AttributeValue>> found = new HashMap<>();
        List<ItemKey> distinct = List.copyOf(new LinkedHashSet<>(keys));
        for (int from = 0; from < distinct.size(); from += CHUNK) {
            readChunk(distinct.subList(from, Math.min(distinct.size(), from + CHUNK)), found);
        }
        return found;
    }

    private void readChunk(List<ItemKey> chunk, Map<ItemKey, Map<String, AttributeValue>> found) {
        Map<String, TableRef> tables = new HashMap<>();
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        for (ItemKey key : chunk) {
            String name = context.tableName(key.table());
            tables.put(name, key.table());
            keys.computeIfAbsent(name, table -> new ArrayList<>()).add(key.item());
        }
        Map<String, KeysAndAttributes> pending = new LinkedHashMap<>();
        keys.forEach((table, tableKeys) -> pending.put(
                table,
                KeysAndAttributes.builder()
                        .keys(tableKeys)
                        .consistentRead(consistent)
                        .build()));

        Backoff backoff = new Backoff(context.options().retries());
        Map<String, KeysAndAttributes> left = pending;
        do {
            BatchGetItemResponse response =
                    requests.send(BatchGetItemRequest.builder().requestItems(left), (table, item) -> {
                        TableRef ref = tables.get(table);
                        if (ref != null) {
                            found.put(ItemKey.of(ref, item), item);
                        }
                    });
            left = response.unprocessedKeys();
            if (left.isEmpty()) {
                return;
            }
        } while (backoff.again());
        int unprocessed =
                left.values().stream().mapToInt(each -> each.keys().size()).sum();
        throw new UnprocessedItemsException(pattern, unprocessed, backoff.attempts());
    }
}
