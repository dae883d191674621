package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.TableNames;
import io.azulejo.engine.operation.check.TransactionShape;
import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.request.TransactWriteItemsOutput;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * TransactWriteItems: up to a hundred writes and checks on different items, all or none. It holds the locks of all its
 * items, so transactions wait for each other where DynamoDB would answer with a conflict.
 */
public final class TransactWriteItemsOperation {
    private static final int MOST_BYTES = 4 * 1024 * 1024;
    private static final int UNIT_FACTOR = 2;

    private final Catalog catalog;
    private final Expressions expressions;
    private final Store store;
    private final ItemLocks locks;
    private final ItemWrites writes;
    private final ItemCollections collections;
    private final TransactionTokens tokens;

    public TransactWriteItemsOperation(
            Catalog catalog,
            Expressions expressions,
            Store store,
            ItemLocks locks,
            ItemWrites writes,
            ItemCollections collections,
            TransactionTokens tokens) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.store = store;
        this.locks = locks;
        this.writes = writes;
        this.collections = collections;
        this.tokens = tokens;
    }

    public TransactWriteItemsOutput run(TransactWriteItemsInput input) {
        List<TransactAction> actions = TransactionShape.check(input);
        List<PreparedWrite> prepared = prepared(actions);
        Meters meters = new Meters(input.returnConsumedCapacity(), TableMeter.Kind.TRANSACTIONAL_WRITE);
        List<byte[]> keys = new ArrayList<>(prepared.size() + 1);
        for (PreparedWrite write : prepared) {
            keys.add(write.key());
        }
        String token = input.clientRequestToken();
        byte @Nullable [] tokenKey = token == null ? null : TransactionTokens.key(token);
        byte @Nullable [] digest = token == null ? null : TransactionDigest.of(actions);
        if (tokenKey != null) {
            keys.add(tokenKey);
        }
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            Batch batch = new Batch();
            if (tokenKey != null && digest != null) {
                if (tokens.isDone(tokenKey, digest)) {
                    return repeated(input, prepared);
                }
                tokens.remember(tokenKey, digest, batch);
            }
            List<ItemChange> changes = changes(prepared);
            for (ItemChange change : changes) {
                writes.stage(change, batch, meters.of(change.table()), UNIT_FACTOR);
            }
            meterChecks(prepared, meters);
            store.commit(batch);
            return new TransactWriteItemsOutput(
                    collections.metrics(input.returnItemCollectionMetrics(), changes), meters.report());
        } finally {
            held.release();
        }
    }

    /** The answer to a transaction that was carried out before: DynamoDB charges for reading the items. */
    private TransactWriteItemsOutput repeated(TransactWriteItemsInput input, List<PreparedWrite> prepared) {
        Meters meters = new Meters(input.returnConsumedCapacity(), TableMeter.Kind.TRANSACTIONAL_READ);
        for (PreparedWrite write : prepared) {
            TableMeter meter = meters.of(write.table());
            if (meter != null) {
                meter.table(UNIT_FACTOR * Units.read(size(write), true));
            }
        }
        return new TransactWriteItemsOutput(null, meters.report());
    }

    private int size(PreparedWrite write) {
        byte @Nullable [] stored = store.get(write.key());
        return stored == null ? 0 : Item.stored(stored).size();
    }

    /** What all writes would do, or why the transaction is cancelled; condition checks change nothing. */
    private List<ItemChange> changes(List<PreparedWrite> prepared) {
        List<ItemChange> changes = new ArrayList<>();
        CancellationReasons reasons = new CancellationReasons(prepared.size());
        for (int i = 0; i < prepared.size(); i++) {
            PreparedWrite write = prepared.get(i);
            try {
                ItemChange change = writes.change(write);
                if (!(write.effect() instanceof Effect.Check)) {
                    changes.add(change);
                }
            } catch (EngineException e) {
                reasons.set(i, reason(e));
            }
        }
        reasons.check();
        return changes;
    }

    private static CancellationReason reason(EngineException failure) {
        return switch (failure.error()) {
            case CONDITIONAL_CHECK_FAILED ->
                new CancellationReason("ConditionalCheckFailed", failure.text(), failure.item());
            case VALIDATION -> new CancellationReason("ValidationError", failure.text(), null);
            default -> throw failure;
        };
    }

    private void meterChecks(List<PreparedWrite> prepared, Meters meters) {
        for (PreparedWrite write : prepared) {
            TableMeter meter = write.effect() instanceof Effect.Check ? meters.of(write.table()) : null;
            if (meter != null) {
                meter.table(UNIT_FACTOR * Units.write(size(write)));
            }
        }
    }

    private List<PreparedWrite> prepared(List<TransactAction> actions) {
        List<WriteExpressions> parsed = new ArrayList<>();
        for (TransactAction action : actions) {
            String update = action instanceof TransactUpdate given ? given.updateExpression() : null;
            parsed.add(WriteExpressions.of(expressions, update, action.conditionExpression(), action.placeholders()));
        }
        List<Table> tables = new ArrayList<>();
        for (TransactAction action : actions) {
            tables.add(catalog.table(TableNames.resolve(Objects.requireNonNull(action.tableName()))));
        }
        List<PreparedWrite> prepared = new ArrayList<>();
        CancellationReasons reasons = new CancellationReasons(actions.size());
        DistinctKeys distinct = new DistinctKeys("Transaction request cannot include multiple operations on one item");
        long bytes = 0;
        for (int i = 0; i < actions.size(); i++) {
            PreparedWrite write = null;
            try {
                write = prepared(actions.get(i), tables.get(i), parsed.get(i));
            } catch (EngineException e) {
                reasons.set(i, reason(e));
            }
            if (write != null) {
                distinct.add(write.key());
                prepared.add(write);
                bytes += write.effect() instanceof Effect.Put put ? put.item().size() : 0;
            }
        }
        reasons.check();
        if (bytes > MOST_BYTES) {
            throw new EngineException(
                    DynamoDbError.VALIDATION,
                    "Transaction request size exceeded the limit of " + MOST_BYTES + " bytes");
        }
        return prepared;
    }

    private static PreparedWrite prepared(TransactAction action, Table table, WriteExpressions parsed) {
        boolean showItem = "ALL_OLD".equals(action.returnValuesOnConditionCheckFailure());
        UpdateItemOperation.checkPaths(table, parsed);
        return switch (action) {
            case TransactPut put -> {
                Item item = Objects.requireNonNull(put.item());
                yield new PreparedWrite(
                        table, KeyCheck.ofItem(table, item), parsed.condition(), showItem, new Effect.Put(item));
            }
            case TransactDelete delete ->
                new PreparedWrite(
                        table,
                        KeyCheck.ofKey(table, Objects.requireNonNull(delete.key())),
                        parsed.condition(),
                        showItem,
                        new Effect.Delete());
            case TransactUpdate update -> {
                Item key = Objects.requireNonNull(update.key());
                yield new PreparedWrite(
                        table,
                        KeyCheck.ofKey(table, key),
                        parsed.condition(),
                        showItem,
                        new Effect.Update(parsed.update(), key));
            }
            case TransactConditionCheck check ->
                new PreparedWrite(
                        table,
                        KeyCheck.ofKey(table, Objects.requireNonNull(check.key())),
                        parsed.condition(),
                        showItem,
                        new Effect.Check());
        };
    }
}
