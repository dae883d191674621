package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.TransactGetItemsInput;
import io.azulejo.engine.request.TransactGetItemsOutput;
import io.azulejo.engine.request.TransactionRead;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The TransactGetItems operation: reads up to a hundred items as of one moment. */
public final class TransactGetItemsOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final TransactedReads reads;
    private final Metering metering;

    public TransactGetItemsOperation(
            Catalog catalog, Expressions expressions, TransactedReads reads, Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.reads = reads;
        this.metering = metering;
    }

    public TransactGetItemsOutput run(TransactGetItemsInput input) {
        List<TransactionRead> gets = checkShape(input);
        List<@Nullable ProjectionExpression> projections = new ArrayList<>();
        for (TransactionRead get : gets) {
            projections.add(GetItemOperation.projection(
                    expressions, get.projectionExpression(), get.placeholders(), LegacyParameters.NONE));
        }
        List<Table> tables = new ArrayList<>();
        for (TransactionRead get : gets) {
            tables.add(catalog.table(TableNameCheck.resolve(Objects.requireNonNull(get.tableName()))));
        }
        List<byte[]> keys = keys(gets, tables, projections);
        Meters meters = new Meters(metering, input.returnConsumedCapacity(), TableMeter.Kind.TRANSACTIONAL_READ);
        List<@Nullable Item> items = reads.read(keys, tables, meters);
        List<@Nullable Item> responses = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            ProjectionExpression projection = projections.get(i);
            responses.add(item == null || projection == null ? item : projection.project(item));
        }
        return new TransactGetItemsOutput(responses, meters.report());
    }

    /** Returns the items' keys. A get that DynamoDB would reject on its own cancels the transaction. */
    private static List<byte[]> keys(
            List<TransactionRead> gets, List<Table> tables, List<@Nullable ProjectionExpression> projections) {
        List<byte[]> keys = new ArrayList<>();
        CancellationReasons reasons = new CancellationReasons(gets.size());
        DistinctKeys distinct = new DistinctKeys("Transaction request cannot include multiple operations on one item");
        for (int i = 0; i < gets.size(); i++) {
            Table table = tables.get(i);
            byte @Nullable [] key = null;
            try {
                key = KeyCheck.ofKey(table, Objects.requireNonNull(gets.get(i).key()));
                ProjectionExpression projection = projections.get(i);
                if (projection != null) {
                    PathCheck.keysAreScalars(table.definition(), projection.paths());
                }
            } catch (EngineException e) {
                reasons.set(i, new CancellationReason("ValidationError", e.text(), null));
            }
            if (key != null) {
                keys.add(distinct.add(key));
            }
        }
        reasons.check();
        return keys;
    }

    private static List<TransactionRead> checkShape(TransactGetItemsInput input) {
        Constraints constraints = new Constraints()
                .notNull("transactItems", input.transactItems())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity());
        List<TransactionRead> gets = new ArrayList<>();
        if (input.transactItems() != null) {
            int size = input.transactItems().size();
            constraints.length("transactItems", size, 1, 100, size == 0 ? "[]" : "[" + size + " gets]");
            for (int i = 0; i < size; i++) {
                TransactionRead get = input.transactItems().get(i);
                String at = "transactItems." + (i + 1) + ".member.get";
                constraints.notNull(at, get);
                if (get != null) {
                    TableNameCheck.check(get.tableName());
                    constraints.notNull(at + ".tableName", get.tableName()).notNull(at + ".key", get.key());
                    gets.add(get);
                }
            }
        }
        constraints.check();
        ExpressionParameters.reject(input.unsupported());
        for (TransactionRead get : gets) {
            new ExpressionParameters(get.placeholders(), LegacyParameters.NONE)
                    .expression("ProjectionExpression", get.projectionExpression())
                    .check();
            ItemCheck.values(Objects.requireNonNull(get.key()));
        }
        return gets;
    }
}
