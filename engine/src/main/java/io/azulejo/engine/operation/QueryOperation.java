package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.KeyConditionExpression;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.expression.KeyTest;
import io.azulejo.engine.expression.PlaceholderUse;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.legacy.LegacyConditions;
import io.azulejo.engine.legacy.LegacyProjection;
import io.azulejo.engine.operation.check.Choice;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNames;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.QueryInput;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Query: reads one partition of a table or index in the order of its sort key. */
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
            Map<String, KeyTest> keyTests,
            @Nullable ConditionExpression filter,
            @Nullable ProjectionExpression projection) {}

    public PageOutput run(QueryInput input) {
        checkShape(input);
        Parsed parsed = parse(input);
        Table table = catalog.table(TableNames.resolve(Objects.requireNonNull(input.tableName())));
        boolean consistentRead = Boolean.TRUE.equals(input.consistentRead());
        ReadSource source = ReadSource.of(table, input.indexName(), consistentRead);
        KeyRange range = KeyConditionExpression.range(parsed.keyTests(), source.key());
        KeyBounds bounds = KeyBounds.of(source.prefix(), range);
        Direction direction = Boolean.FALSE.equals(input.scanIndexForward()) ? Direction.BACKWARD : Direction.FORWARD;
        if (input.exclusiveStartKey() != null) {
            byte[] start = StartKey.resolve(source, input.exclusiveStartKey());
            bounds.checkStart(start, range);
            bounds = bounds.after(start, direction);
        }
        checkPaths(source, parsed, input.filterExpression() == null);
        return pages.read(
                "Query",
                new PageRead(
                        source,
                        bounds.from(),
                        bounds.to(),
                        direction,
                        input.limit() == null ? Integer.MAX_VALUE : input.limit(),
                        consistentRead,
                        parsed.filter(),
                        Selection.of(input.select(), parsed.projection(), source),
                        metering.wanted(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN)));
    }

    private Parsed parse(QueryInput input) {
        String keyCondition = input.keyConditionExpression();
        LegacyParameters legacy = input.legacy();
        if (keyCondition == null && legacy.keyConditions() != null) {
            return new Parsed(
                    LegacyConditions.keyTests(legacy.keyConditions()),
                    LegacyConditions.filter(legacy),
                    LegacyProjection.of(legacy));
        }
        if (keyCondition == null) {
            throw EngineException.validation(
                    "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        }
        PlaceholderUse use = PlaceholderUse.of(input.placeholders());
        KeyConditionExpression key = expressions.keyCondition(keyCondition, use);
        ConditionExpression filter =
                input.filterExpression() == null ? null : expressions.filter(input.filterExpression(), use);
        ProjectionExpression projection =
                input.projectionExpression() == null ? null : expressions.projection(input.projectionExpression(), use);
        use.checkAllUsed();
        return new Parsed(key.tests(), filter, projection);
    }

    private static void checkShape(QueryInput input) {
        TableNames.check(input.tableName());
        Constraints constraints = new Constraints()
                .notNull("tableName", input.tableName())
                .indexName("indexName", input.indexName())
                .choice(Choice.SELECT, input.select())
                .legacy(input.legacy())
                .choice(Choice.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity());
        constraints.check();
        if (input.limit() != null && input.limit() < 1) {
            // Unlike everywhere else, DynamoDB writes this parameter's name as it is and leaves out the value.
            throw EngineException.validation("1 validation error detected: Value at 'Limit' failed to satisfy"
                    + " constraint: Member must have value greater than or equal to 1");
        }
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ProjectionExpression", input.projectionExpression())
                .expression("FilterExpression", input.filterExpression())
                .expression("KeyConditionExpression", input.keyConditionExpression())
                .check();
        Selection.checkShape(
                input.select(), input.projectionExpression(), input.legacy().attributesToGet(), input.indexName());
        StartKey.checkValues(input.exclusiveStartKey());
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
