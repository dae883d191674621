package io.azulejo.toolkit.transaction;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.internal.Backoff;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
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

/** Transactional read of several items as of one point in time. Not thread-safe; for one use. */
public final class TransactGet {
    private static final int MAX_ITEMS = 100;
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

    public ItemsByKey run() {
        if (keys.size() > MAX_ITEMS) {
            throw new IllegalArgumentException(
                    "A transaction reads at most " + MAX_ITEMS + " items, not " + keys.size());
        }
        if (keys.isEmpty()) {
            return new ItemsByKey(Map.of(), RecordDecoder.of(context));
        }
        return context.call(
                pattern, "transactGet", requests -> new ItemsByKey(read(requests), RecordDecoder.of(context)));
    }

    private Map<EntityKey<?>, Map<String, AttributeValue>> read(RequestSender requests) {
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
        } while (backoff.awaitNextAttempt());
        throw new ContentionException(pattern, backoff.attempts(), last);
    }
}
