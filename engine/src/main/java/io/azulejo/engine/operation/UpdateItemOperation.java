package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.UpdateItemInput;
import io.azulejo.engine.request.UpdateItemOutput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The UpdateItem operation: changes attributes in place, or creates the item, if its condition holds. */
public final class UpdateItemOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final ItemWrites writes;
    private final ItemCollections collections;
    private final Metering metering;

    public UpdateItemOperation(
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

    public UpdateItemOutput run(UpdateItemInput input) {
        checkShape(input);
        Item key = Objects.requireNonNull(input.key());
        WriteExpressions parsed = WriteExpressions.of(
                expressions,
                input.updateExpression(),
                input.conditionExpression(),
                input.placeholders(),
                input.legacy());
        Table table = catalog.table(TableNameCheck.resolve(Objects.requireNonNull(input.tableName())));
        byte[] itemKey = KeyCheck.ofKey(table, key);
        checkPaths(table, parsed);
        PreparedWrite write = new PreparedWrite(
                table,
                itemKey,
                parsed.condition(),
                "ALL_OLD".equals(input.returnValuesOnConditionCheckFailure()),
                new Effect.Update(parsed.update(), key));
        TableMeter meter = metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN);
        ItemChange change = writes.apply(write, meter);
        return new UpdateItemOutput(
                returned(input.returnValues(), change, parsed.update()),
                TableMeter.report(meter),
                collections.metrics(input.returnItemCollectionMetrics(), change));
    }

    /** Checks an update's paths against the table's keys. */
    static void checkPaths(Table table, WriteExpressions parsed) {
        if (parsed.update() != null) {
            PathCheck.keysAreNotUpdated(table.key(), parsed.update().targets());
            PathCheck.keysAreScalars(table.definition(), parsed.update().paths());
        }
        if (parsed.condition() != null) {
            PathCheck.keysAreScalars(table.definition(), parsed.condition().paths());
        }
    }

    private static @Nullable Item returned(
            @Nullable String returnValues, ItemChange change, @Nullable UpdateExpression update) {
        return switch (returnValues == null ? "NONE" : returnValues) {
            case "ALL_OLD" -> change.before();
            case "ALL_NEW" -> change.after();
            case "UPDATED_OLD" -> changed(change.before(), update);
            case "UPDATED_NEW" -> changed(change.after(), update);
            default -> null;
        };
    }

    private static @Nullable Item changed(@Nullable Item item, @Nullable UpdateExpression update) {
        if (item == null || update == null) {
            return null;
        }
        Item changed = update.changed().project(item);
        return changed.isEmpty() ? null : changed;
    }

    private static void checkShape(UpdateItemInput input) {
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
                .expression("UpdateExpression", input.updateExpression())
                .expression("ConditionExpression", input.conditionExpression())
                .check();
        ItemCheck.values(Objects.requireNonNull(input.key()));
    }
}
