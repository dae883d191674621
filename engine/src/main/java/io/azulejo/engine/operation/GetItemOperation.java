package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.PlaceholderUse;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.legacy.LegacyProjection;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.GetItemInput;
import io.azulejo.engine.request.GetItemOutput;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The GetItem operation: reads one item by its key. It reads the newest version, unless fault injection makes reads
 * stale that do not ask for consistency; otherwise ConsistentRead only changes the consumed capacity.
 */
public final class GetItemOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final ReadView view;
    private final Metering metering;

    public GetItemOperation(Catalog catalog, Expressions expressions, ReadView view, Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.view = view;
        this.metering = metering;
    }

    public GetItemOutput run(GetItemInput input) {
        checkShape(input);
        ProjectionExpression projection =
                projection(expressions, input.projectionExpression(), input.placeholders(), input.legacy());
        Table table = catalog.table(TableNameCheck.resolve(Objects.requireNonNull(input.tableName())));
        byte[] key = KeyCheck.ofKey(table, Objects.requireNonNull(input.key()));
        if (projection != null) {
            PathCheck.keysAreScalars(table.definition(), projection.paths());
        }
        boolean consistent = Boolean.TRUE.equals(input.consistentRead());
        byte @Nullable [] stored = view.get(key, consistent);
        Item item = stored == null ? null : Item.stored(stored);
        TableMeter meter = metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN);
        if (meter != null) {
            meter.read(null, key, Units.read(item == null ? 0 : item.size(), consistent));
        }
        return new GetItemOutput(
                item == null || projection == null ? item : projection.project(item), TableMeter.report(meter));
    }

    /** Parses and binds a projection that is the request's only expression. */
    static @Nullable ProjectionExpression projection(
            Expressions expressions, @Nullable String text, Placeholders placeholders, LegacyParameters legacy) {
        if (text == null) {
            return LegacyProjection.of(legacy);
        }
        PlaceholderUse use = PlaceholderUse.of(placeholders);
        ProjectionExpression projection = expressions.projection(text, use);
        use.checkAllUsed();
        return projection;
    }

    private static void checkShape(GetItemInput input) {
        TableNameCheck.check(input.tableName());
        new Constraints()
                .notNull("tableName", input.tableName())
                .notNull("key", input.key())
                .legacy(input.legacy())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .check();
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ProjectionExpression", input.projectionExpression())
                .check();
        ItemCheck.values(Objects.requireNonNull(input.key()));
    }
}
