package io.azulejo.toolkit.transaction;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.internal.Backoff;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.Found;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Reads several items as they were at one moment. Not thread-safe, used once. */
public final class TransactGet {
    private static final int MOST_ITEMS = 100;
    private final DesignContext context;
    private final String pattern;
    private final Set<EntityKey<?>> keys = new LinkedHashSet<>();

    public TransactGet(DesignContext context, String pattern) {
        this.context = context;
        this.pattern = pattern;
    }

    public TransactGet get(EntityKey<?> key) {
        keys.add(key);
        return this;
    }

    public Found run() {
        if (keys.size() > MOST_ITEMS) {
            throw new IllegalArgumentException(
                    "A transaction reads at most " + MOST_ITEMS + " items, this one was asked for " + keys.size());
        }
        if (keys.isEmpty()) {
            return new Found(Map.of(), context.now());
        }
        return context.call(pattern, "transactGet", requests -> new Found(read(requests), context.now()));
    }

    private Map<EntityKey<?>, Map<String, AttributeValue>> read(Requests requests) {
        List<TransactGetItem> items = keys.stream()
                .map(key -> TransactGetItem.builder()
                        .get(get -> get.tableName(context.tableName(key.schema().table()))
                                .key(key.item()))
                        .build())
                .toList();
        Backoff backoff = new Backoff(context.options().retries());
        TransactionCanceledException last;
        do {
            try {
                List<ItemResponse> responses = requests.send(
                                TransactGetItemsRequest.builder().transactItems(items))
                        .responses();
                Map<EntityKey<?>, Map<String, AttributeValue>> found = new LinkedHashMap<>();
                int i = 0;
                for (EntityKey<?> key : keys) {
                    ItemResponse response = responses.get(i++);
                    if (response.hasItem() && !response.item().isEmpty()) {
                        found.put(key, response.item());
                    }
                }
                return found;
            } catch (TransactionCanceledException e) {
                boolean conflict = e.cancellationReasons().stream()
                        .anyMatch(reason -> "TransactionConflict".equals(reason.code()));
                if (!conflict) {
                    throw e;
                }
                last = e;
            }
        } while (backoff.again());
        throw new ContentionException(pattern, backoff.attempts(), last);
    }
}
