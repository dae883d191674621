package io.azulejo.toolkit.batch;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.UnprocessedItemsException;
import io.azulejo.toolkit.internal.Backoff;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.GeneratedValues;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Batch of independent puts and deletes. It sends up to 25 per request and retries unprocessed items after a pause. If
 * an item occurs more than once, the last action wins. DynamoDB batches have no conditions, so entities that need one
 * (versions, unique values, references) are rejected. Not thread-safe; for one use.
 */
public final class BatchWrite {
    private static final int CHUNK = 25;
    private final DesignContext context;
    private final String pattern;
    private final GeneratedValues stamp;
    private final Map<EntityKey<?>, WriteRequest> writes = new LinkedHashMap<>();

    public BatchWrite(DesignContext context, String pattern) {
        this.context = context;
        this.pattern = pattern;
        this.stamp = context.stamp();
    }

    public <E> BatchWrite put(E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        refuseConstrained(schema);
        E stamped = schema.stamped(entity, stamp);
        Map<String, AttributeValue> item = schema.toItem(stamped);
        return add(
                schema.key(stamped),
                WriteRequest.builder().putRequest(put -> put.item(item)).build());
    }

    public BatchWrite putAll(Collection<?> entities) {
        entities.forEach(this::put);
        return this;
    }

    public BatchWrite delete(EntityKey<?> key) {
        if (!key.schema().uniques().isEmpty()) {
            throw new IllegalArgumentException(
                    key.schema().name() + " has unique components: a batch cannot release them, use a transaction");
        }
        if (key.schema().sharedKey() != null) {
            throw new IllegalArgumentException(key.schema().name()
                    + " shares its key with other entities: a batch cannot tell them apart, use delete");
        }
        return add(
                key,
                WriteRequest.builder()
                        .deleteRequest(delete -> delete.key(key.item()))
                        .build());
    }

    public BatchWrite deleteAll(Collection<? extends EntityKey<?>> keys) {
        keys.forEach(this::delete);
        return this;
    }

    public void run() {
        context.call(pattern, "batchWrite", requests -> {
            List<Map.Entry<EntityKey<?>, WriteRequest>> all = List.copyOf(writes.entrySet());
            for (int from = 0; from < all.size(); from += CHUNK) {
                writeChunk(requests, all.subList(from, Math.min(all.size(), from + CHUNK)));
            }
            return all.size();
        });
    }

    private BatchWrite add(EntityKey<?> key, WriteRequest write) {
        writes.remove(key);
        writes.put(key, write);
        return this;
    }

    private void writeChunk(RequestSender requests, List<Map.Entry<EntityKey<?>, WriteRequest>> chunk) {
        Map<String, List<WriteRequest>> left = new LinkedHashMap<>();
        for (Map.Entry<EntityKey<?>, WriteRequest> write : chunk) {
            left.computeIfAbsent(context.tableName(write.getKey().schema().table()), table -> new ArrayList<>())
                    .add(write.getValue());
        }
        Backoff backoff = new Backoff(context.options().retries());
        do {
            left = requests.send(BatchWriteItemRequest.builder().requestItems(left))
                    .unprocessedItems();
            if (left.isEmpty()) {
                return;
            }
        } while (backoff.awaitNextAttempt());
        int unprocessed = left.values().stream().mapToInt(List::size).sum();
        throw new UnprocessedItemsException(pattern, unprocessed, backoff.attempts());
    }

    private static void refuseConstrained(EntitySchema<?> schema) {
        String constraint = schema.version() != null
                ? "a version"
                : !schema.uniques().isEmpty()
                        ? "unique components"
                        : !schema.references().isEmpty()
                                ? "references"
                                : schema.sharedKey() != null ? "a key that other entities share" : "";
        if (!constraint.isEmpty()) {
            throw new IllegalArgumentException(schema.name() + " has " + constraint
                    + ": a batch cannot keep them right, use put or a transaction");
        }
    }
}
