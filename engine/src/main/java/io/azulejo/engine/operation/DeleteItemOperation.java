package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.DeleteItemInput;
import io.azulejo.engine.request.DeleteItemOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.Objects;

/** The DeleteItem operation: deletes an item if its condition holds. Deleting a missing item succeeds. */
public final class DeleteItemOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final ItemWrites writes;
    private final ItemCollections collections;
    private final Metering metering;

    public DeleteItemOperation(
            Catalog catalog,
            Expressions expressions,
            ItemWrites writes,
            ItemCollections collections,
            Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.writes = writes;
        this.collections = collections;
        this.metering = metering;
    }

    public DeleteItemOutput run(DeleteItemInput input) {
        checkShape(input);
        Item key = Objects.requireNonNull(input.key());
        WriteExpressions parsed = WriteExpressions.of(
                expressions, null, input.conditionExpression(), input.placeholders(), input.legacy());
        Table table = catalog.table(TableNameCheck.resolve(Objects.requireNonNull(input.tableName())));
        PreparedWrite write = new PreparedWrite(
                table,
                KeyCheck.ofKey(table, key),
                parsed.condition(),
                "ALL_OLD".equals(input.returnValuesOnConditionCheckFailure()),
                new Effect.Delete());
        TableMeter meter = metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN);
        ItemChange change = writes.apply(write, meter);
        return new DeleteItemOutput(
                "ALL_OLD".equals(input.returnValues()) ? change.before() : null,
                TableMeter.report(meter),
                collections.metrics(input.returnItemCollectionMetrics(), change));
    }

    private static void checkShape(DeleteItemInput input) {
        TableNameCheck.check(input.tableName());
        new Constraints()
                .notNull("tableName", input.tableName())
                .notNull("key", input.key())
                .choice(EnumParameter.RETURN_VALUES, input.returnValues())
                .legacy(input.legacy())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .choice(EnumParameter.RETURN_ITEM_COLLECTION_METRICS, input.returnItemCollectionMetrics())
                .choice(EnumParameter.RETURN_VALUES_ON_FAILURE, input.returnValuesOnConditionCheckFailure())
                .check();
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ConditionExpression", input.conditionExpression())
                .check();
        ItemCheck.values(Objects.requireNonNull(input.key()));
        PutItemOperation.checkReturnValues(input.returnValues() == null ? "NONE" : input.returnValues());
    }
}
