package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.expression.KeyConditionExpression;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.expression.PlaceholderUse;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.legacy.LegacyConditions;
import io.azulejo.engine.legacy.LegacyProjection;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.request.QueryInput;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The Query operation: reads one partition of a table or index in sort key order. */
public final class QueryOperation {
    private final Catalog catalog;
    private final Expressions expressions;
    private final PageReader pages;
    private final Metering metering;

    public QueryOperation(Catalog catalog, Expressions expressions, PageReader pages, Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.pages = pages;
        this.metering = metering;
    }

    /** The request's expressions, parsed and bound. */
    private record Parsed(
            Map<String, KeyAttributeCondition> keyTests,
            @Nullable ConditionExpression filter,
            @Nullable ProjectionExpression projection) {}

    public PageOutput run(QueryInput input) {
        checkShape(input);
        Parsed parsed = parse(input);
        PartitionRead read = new PartitionRead(
                Objects.requireNonNull(input.tableName()),
                input.indexName(),
                parsed.keyTests(),
                input.limit(),
                Boolean.TRUE.equals(input.consistentRead()),
                Boolean.FALSE.equals(input.scanIndexForward()) ? Direction.BACKWARD : Direction.FORWARD,
                input.exclusiveStartKey(),
                input.returnConsumedCapacity());
        return run(read, parsed, input.select(), input.filterExpression() == null);
    }

    public PageOutput run(PartitionRead read, @Nullable String filterExpression, Placeholders placeholders) {
        TableNameCheck.check(read.tableName());
        checkLimit(read.limit());
        StartKey.checkValues(read.exclusiveStartKey());
        PlaceholderUse use = PlaceholderUse.of(placeholders);
        KeyConditionExpression.check(read.keyTests());
        ConditionExpression filter = filterExpression == null ? null : expressions.filter(filterExpression, use);
        use.checkAllUsed();
        return run(read, new Parsed(read.keyTests(), filter, null), null, false);
    }

    private PageOutput run(PartitionRead read, Parsed parsed, @Nullable String select, boolean legacy) {
        Table table = catalog.table(TableNameCheck.resolve(read.tableName()));
        ReadSource source = ReadSource.of(table, read.indexName(), read.consistentRead());
        KeyRange range = KeyConditionExpression.range(read.keyTests(), source.key());
        KeyBounds bounds = KeyBounds.of(source.prefix(), range);
        if (read.exclusiveStartKey() != null) {
            byte[] start = StartKey.resolve(source, read.exclusiveStartKey());
            bounds.checkStart(start, range);
            bounds = bounds.after(start, read.direction());
        }
        checkPaths(source, parsed, legacy);
        return pages.read(
                "Query",
                new PageRead(
                        source,
                        bounds.from(),
                        bounds.to(),
                        read.direction(),
                        read.limit() == null ? Integer.MAX_VALUE : read.limit(),
                        read.consistentRead(),
                        parsed.filter(),
                        Selection.of(select, parsed.projection(), source),
                        metering.meterIfRequested(read.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN)));
    }

    private Parsed parse(QueryInput input) {
        String keyCondition = input.keyConditionExpression();
        LegacyParameters legacy = input.legacy();
        if (keyCondition == null && legacy.keyConditions() == null) {
            throw EngineException.validation(
                    "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        }
        PlaceholderUse use = PlaceholderUse.of(input.placeholders());
        Map<String, KeyAttributeCondition> keyTests = keyCondition == null
                ? LegacyConditions.keyTests(Objects.requireNonNull(legacy.keyConditions()))
                : expressions.keyCondition(keyCondition, use).tests();
        ConditionExpression filter = input.filterExpression() == null
                ? LegacyConditions.filter(legacy)
                : expressions.filter(input.filterExpression(), use);
        ProjectionExpression projection = input.projectionExpression() == null
                ? LegacyProjection.of(legacy)
                : expressions.projection(input.projectionExpression(), use);
        use.checkAllUsed();
        return new Parsed(keyTests, filter, projection);
    }

    private static void checkShape(QueryInput input) {
        TableNameCheck.check(input.tableName());
        Constraints constraints = new Constraints()
                .notNull("tableName", input.tableName())
                .indexName("indexName", input.indexName())
                .choice(EnumParameter.SELECT, input.select())
                .legacy(input.legacy())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity());
        constraints.check();
        checkLimit(input.limit());
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ProjectionExpression", input.projectionExpression())
                .expression("FilterExpression", input.filterExpression())
                .expression("KeyConditionExpression", input.keyConditionExpression())
                .check();
        Selection.checkShape(
                input.select(), input.projectionExpression(), input.legacy().attributesToGet(), input.indexName());
        StartKey.checkValues(input.exclusiveStartKey());
    }

    private static void checkLimit(@Nullable Integer limit) {
        if (limit != null && limit < 1) {
            // Unlike everywhere else, DynamoDB writes this parameter's name as it is and omits the value.
            throw EngineException.validation("1 validation error detected: Value at 'Limit' failed to satisfy"
                    + " constraint: Member must have value greater than or equal to 1");
        }
    }

    private static void checkPaths(ReadSource source, Parsed parsed, boolean legacy) {
        if (parsed.projection() != null) {
            PathCheck.keysAreScalars(
                    source.state().definition(), parsed.projection().paths());
        }
        if (parsed.filter() != null) {
            PathCheck.filterLeavesKeys(
                    legacy ? "QueryFilter" : "Filter Expression",
                    source.key(),
                    parsed.filter().paths());
            PathCheck.keysAreScalars(
                    source.state().definition(), parsed.filter().paths());
        }
    }
}
