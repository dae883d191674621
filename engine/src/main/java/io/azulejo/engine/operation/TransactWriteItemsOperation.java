package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.operation.check.TransactionShape;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.request.TransactWriteItemsOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The TransactWriteItems operation: up to a hundred writes and checks on different items, all or nothing. */
public final class TransactWriteItemsOperation {
    private static final int MAX_BYTES = 4 * 1024 * 1024;

    private final Catalog catalog;
    private final Expressions expressions;
    private final TransactedWrites writes;
    private final ItemCollections collections;

    public TransactWriteItemsOperation(
            Catalog catalog, Expressions expressions, TransactedWrites writes, ItemCollections collections) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.writes = writes;
        this.collections = collections;
    }

    public TransactWriteItemsOutput run(TransactWriteItemsInput input) {
        List<TransactAction> actions = TransactionShape.check(input);
        List<PreparedWrite> prepared = prepared(actions);
        String token = input.clientRequestToken();
        TransactedWrites.Outcome outcome = writes.commit(
                prepared,
                token == null ? null : new TransactedWrites.Token(token, RequestDigest.of(actions)),
                input.returnConsumedCapacity());
        return new TransactWriteItemsOutput(
                collections.metrics(input.returnItemCollectionMetrics(), outcome.changes()),
                outcome.consumedCapacity());
    }

    private List<PreparedWrite> prepared(List<TransactAction> actions) {
        List<WriteExpressions> parsed = new ArrayList<>();
        for (TransactAction action : actions) {
            String update = action instanceof TransactUpdate given ? given.updateExpression() : null;
            parsed.add(WriteExpressions.of(
                    expressions, update, action.conditionExpression(), action.placeholders(), LegacyParameters.NONE));
        }
        List<Table> tables = new ArrayList<>();
        for (TransactAction action : actions) {
            tables.add(catalog.table(TableNameCheck.resolve(Objects.requireNonNull(action.tableName()))));
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
                reasons.set(i, e);
            }
            if (write != null) {
                distinct.add(write.key());
                prepared.add(write);
                bytes += write.effect() instanceof Effect.Put put ? put.item().size() : 0;
            }
        }
        reasons.check();
        if (bytes > MAX_BYTES) {
            throw new EngineException(
                    DynamoDbError.VALIDATION, "Transaction request size exceeded the limit of " + MAX_BYTES + " bytes");
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
