package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.PutItemInput;
import io.azulejo.engine.request.PutItemOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.Objects;

/** The PutItem operation: replaces a whole item if its condition holds. */
public final class PutItemOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final ItemWrites writes;
    private final ItemCollections collections;
    private final Metering metering;

    public PutItemOperation(
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

    public PutItemOutput run(PutItemInput input) {
        checkShape(input);
        Item item = Objects.requireNonNull(input.item());
        WriteExpressions parsed = WriteExpressions.of(
                expressions, null, input.conditionExpression(), input.placeholders(), input.legacy());
        Table table = catalog.table(TableNameCheck.resolve(Objects.requireNonNull(input.tableName())));
        PreparedWrite write = new PreparedWrite(
                table,
                KeyCheck.ofItem(table, item),
                parsed.condition(),
                "ALL_OLD".equals(input.returnValuesOnConditionCheckFailure()),
                new Effect.Put(item));
        TableMeter meter = metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN);
        ItemChange change = writes.apply(write, meter);
        return new PutItemOutput(
                "ALL_OLD".equals(input.returnValues()) ? change.before() : null,
                TableMeter.report(meter),
                collections.metrics(input.returnItemCollectionMetrics(), change));
    }

    private static void checkShape(PutItemInput input) {
        TableNameCheck.check(input.tableName());
        new Constraints()
                .notNull("tableName", input.tableName())
                .notNull("item", input.item())
                .choice(EnumParameter.RETURN_VALUES, input.returnValues())
                .legacy(input.legacy())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .choice(EnumParameter.RETURN_ITEM_COLLECTION_METRICS, input.returnItemCollectionMetrics())
                .choice(EnumParameter.RETURN_VALUES_ON_FAILURE, input.returnValuesOnConditionCheckFailure())
                .check();
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ConditionExpression", input.conditionExpression())
                .check();
        Item item = Objects.requireNonNull(input.item());
        ItemCheck.values(item);
        checkReturnValues(input.returnValues() == null ? "NONE" : input.returnValues());
        ItemCheck.size(item);
    }

    static void checkReturnValues(String returnValues) {
        if (!returnValues.equals("ALL_OLD") && !returnValues.equals("NONE")) {
            throw EngineException.validation("ReturnValues can only be ALL_OLD or NONE");
        }
    }
}
