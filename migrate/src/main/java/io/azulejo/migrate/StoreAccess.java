package io.azulejo.migrate;

import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.expression.UpdateAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Raw reads and conditional writes of one page, which count the capacity they consume. Not thread-safe. */
final class StoreAccess {
    private static final int BATCH = 100;
    private static final int MOST_BATCHES = 50;
    private final DynamoDbClient client;
    private double readUnits;
    private double writeUnits;

    StoreAccess(DynamoDbClient client) {
        this.client = client;
    }

    /** Place of one item. */
    record ItemId(TargetTable table, Map<String, AttributeValue> key) {}

    long readUnits() {
        return (long) Math.ceil(readUnits);
    }

    long writeUnits() {
        return (long) Math.ceil(writeUnits);
    }

    /** Reads a page consistently, so that everything written before the migration is seen. */
    ScanResponse scan(TargetTable table, int segment, int segments, int limit, Map<String, AttributeValue> after) {
        ScanRequest.Builder request = ScanRequest.builder()
                .tableName(table.name())
                .consistentRead(true)
                .limit(limit)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL);
        if (segments > 1) {
            request.segment(segment).totalSegments(segments);
        }
        if (!after.isEmpty()) {
            request.exclusiveStartKey(after);
        }
        ScanResponse response = client.scan(request.build());
        readUnits += units(response.consumedCapacity());
        return response;
    }

    /** Returns the item; empty if there is none. */
    Map<String, AttributeValue> get(ItemId id) {
        var response = client.getItem(request -> request.tableName(id.table().name())
                .key(id.key())
                .consistentRead(true)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        readUnits += units(response.consumedCapacity());
        return response.hasItem() ? response.item() : Map.of();
    }

    /** Returns the items that exist. */
    Map<ItemId, Map<String, AttributeValue>> getAll(Set<ItemId> wanted) {
        Map<ItemId, Map<String, AttributeValue>> found = new HashMap<>();
        List<ItemId> all = List.copyOf(wanted);
        for (int start = 0; start < all.size(); start += BATCH) {
            batch(all.subList(start, Math.min(all.size(), start + BATCH)), found);
        }
        return found;
    }

    private void batch(List<ItemId> ids, Map<ItemId, Map<String, AttributeValue>> found) {
        Map<String, TargetTable> tables = new HashMap<>();
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        for (ItemId id : ids) {
            tables.put(id.table().name(), id.table());
            keys.computeIfAbsent(id.table().name(), name -> new ArrayList<>()).add(id.key());
        }
        Map<String, KeysAndAttributes> left = new HashMap<>();
        keys.forEach((table, list) -> left.put(
                table,
                KeysAndAttributes.builder().keys(list).consistentRead(true).build()));
        Map<String, KeysAndAttributes> request = left;
        for (int i = 0; !request.isEmpty(); i++) {
            if (i == MOST_BATCHES) {
                throw new MigrationFailedException("DynamoDB leaves reads unprocessed: the table is too busy");
            }
            Map<String, KeysAndAttributes> now = request;
            BatchGetItemResponse response = client.batchGetItem(
                    get -> get.requestItems(now).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
            response.consumedCapacity().forEach(consumed -> readUnits += units(consumed));
            response.responses().forEach((name, items) -> {
                TargetTable table = tables.get(name);
                if (table != null) {
                    items.forEach(
                            item -> found.put(new ItemId(table, table.ref().keyOf(item)), item));
                }
            });
            request = response.unprocessedKeys();
        }
    }

    /**
     * Returns the items as they are at one moment; empty maps for those that do not exist. Returns null if a writer is
     * at work on one of them.
     */
    @Nullable
    List<Map<String, AttributeValue>> atOnce(List<ItemId> ids) {
        try {
            var response = client.transactGetItems(request -> request.transactItems(ids.stream()
                            .map(id -> TransactGetItem.builder()
                                    .get(get -> get.tableName(id.table().name()).key(id.key()))
                                    .build())
                            .toList())
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
            response.consumedCapacity().forEach(consumed -> readUnits += units(consumed));
            List<Map<String, AttributeValue>> items = new ArrayList<>();
            response.responses().forEach(item -> items.add(item.hasItem() ? item.item() : Map.of()));
            return items;
        } catch (TransactionCanceledException busy) {
            return null;
        }
    }

    /** Does all writes or none. Returns false if one of the items is not as it was read. */
    boolean write(List<RawWrite> writes) {
        try {
            if (writes.size() == 1 && !(writes.getFirst() instanceof RawWrite.Check)) {
                single(writes.getFirst());
            } else {
                transact(writes);
            }
            return true;
        } catch (ConditionalCheckFailedException | TransactionConflictException changed) {
            return false;
        } catch (TransactionCanceledException cancelled) {
            for (CancellationReason reason : cancelled.cancellationReasons()) {
                switch (reason.code() == null ? "None" : reason.code()) {
                    case "None",
                            "ConditionalCheckFailed",
                            "TransactionConflict",
                            "ThrottlingError",
                            "ProvisionedThroughputExceeded" -> {}
                    default -> throw cancelled;
                }
            }
            return false;
        }
    }

    private void single(RawWrite write) {
        ExpressionWriter expressions = new ExpressionWriter();
        String table = write.table().name();
        ConsumedCapacity consumed = switch (write) {
            case RawWrite.Rewrite rewrite -> {
                String update = expressions.update(difference(rewrite));
                String condition = expressions.condition(Unchanged.of(write.table(), write.read()));
                yield client.updateItem(request -> request.tableName(table)
                                .key(write.key())
                                .updateExpression(update)
                                .conditionExpression(condition)
                                .expressionAttributeNames(expressions.names())
                                .expressionAttributeValues(values(expressions))
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity();
            }
            case RawWrite.Put put -> {
                String condition = expressions.condition(Unchanged.of(write.table(), write.read()));
                yield client.putItem(request -> request.tableName(table)
                                .item(put.item())
                                .conditionExpression(condition)
                                .expressionAttributeNames(expressions.names())
                                .expressionAttributeValues(values(expressions))
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity();
            }
            case RawWrite.Delete delete -> {
                String condition = expressions.condition(Unchanged.of(write.table(), write.read()));
                yield client.deleteItem(request -> request.tableName(table)
                                .key(write.key())
                                .conditionExpression(condition)
                                .expressionAttributeNames(expressions.names())
                                .expressionAttributeValues(values(expressions))
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity();
            }
            case RawWrite.Check check -> throw new IllegalArgumentException("A check needs a transaction");
        };
        writeUnits += units(consumed);
    }

    private void transact(List<RawWrite> writes) {
        List<TransactWriteItem> items = writes.stream().map(StoreAccess::item).toList();
        var response = client.transactWriteItems(request -> request.transactItems(items)
                .clientRequestToken(UUID.randomUUID().toString())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        response.consumedCapacity().forEach(consumed -> writeUnits += units(consumed));
    }

    private static TransactWriteItem item(RawWrite write) {
        ExpressionWriter expressions = new ExpressionWriter();
        String table = write.table().name();
        TransactWriteItem.Builder item = TransactWriteItem.builder();
        String update = write instanceof RawWrite.Rewrite rewrite ? expressions.update(difference(rewrite)) : "";
        String condition = expressions.condition(Unchanged.of(write.table(), write.read()));
        switch (write) {
            case RawWrite.Rewrite rewrite ->
                item.update(action -> action.tableName(table)
                        .key(write.key())
                        .updateExpression(update)
                        .conditionExpression(condition)
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(values(expressions)));
            case RawWrite.Put put ->
                item.put(action -> action.tableName(table)
                        .item(put.item())
                        .conditionExpression(condition)
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(values(expressions)));
            case RawWrite.Delete delete ->
                item.delete(action -> action.tableName(table)
                        .key(write.key())
                        .conditionExpression(condition)
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(values(expressions)));
            case RawWrite.Check check ->
                item.conditionCheck(action -> action.tableName(table)
                        .key(write.key())
                        .conditionExpression(condition)
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(values(expressions)));
        }
        return item.build();
    }

    private static List<UpdateAction> difference(RawWrite.Rewrite rewrite) {
        List<UpdateAction> actions = new ArrayList<>();
        rewrite.target().forEach((name, value) -> {
            if (!SameValues.same(rewrite.read().get(name), value)) {
                actions.add(new UpdateAction.Set(DocumentPath.of(name), value));
            }
        });
        rewrite.read().keySet().stream()
                .filter(name -> !rewrite.target().containsKey(name))
                .forEach(name -> actions.add(new UpdateAction.Remove(DocumentPath.of(name))));
        return actions;
    }

    // DynamoDB rejects empty maps here, so null is sent.
    private static @Nullable Map<String, AttributeValue> values(ExpressionWriter expressions) {
        return expressions.values().isEmpty() ? null : expressions.values();
    }

    private static double units(@Nullable ConsumedCapacity consumed) {
        return consumed == null || consumed.capacityUnits() == null ? 0 : consumed.capacityUnits();
    }
}
