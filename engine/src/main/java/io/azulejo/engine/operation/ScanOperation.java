package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.PlaceholderUse;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.legacy.LegacyConditions;
import io.azulejo.engine.legacy.LegacyProjection;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.ScanInput;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The Scan operation: reads a whole table or index, or one segment of it, in the order of the partition keys' hashes.
 */
public final class ScanOperation {
    private static final int MAX_SEGMENTS = 1_000_000;

    private final Catalog catalog;
    private final Expressions expressions;
    private final PageReader pages;
    private final Metering metering;

    public ScanOperation(Catalog catalog, Expressions expressions, PageReader pages, Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.pages = pages;
        this.metering = metering;
    }

    public PageOutput run(ScanInput input) {
        checkShape(input);
        PlaceholderUse use = PlaceholderUse.of(input.placeholders());
        ConditionExpression filter = input.filterExpression() == null
                ? LegacyConditions.filter(input.legacy())
                : expressions.filter(input.filterExpression(), use);
        ProjectionExpression projection = input.projectionExpression() == null
                ? LegacyProjection.of(input.legacy())
                : expressions.projection(input.projectionExpression(), use);
        use.checkAllUsed();
        Table table = catalog.table(TableNameCheck.resolve(Objects.requireNonNull(input.tableName())));
        boolean consistentRead = Boolean.TRUE.equals(input.consistentRead());
        ReadSource source = ReadSource.of(table, input.indexName(), consistentRead);
        checkPaths(source, filter, projection);
        KeyBounds bounds = bounds(input, source);
        return pages.read(
                "Scan",
                new PageRead(
                        source,
                        bounds.from(),
                        bounds.to(),
                        Direction.FORWARD,
                        input.limit() == null ? Integer.MAX_VALUE : input.limit(),
                        consistentRead,
                        filter,
                        Selection.of(input.select(), projection, source),
                        metering.meterIfRequested(input.returnConsumedCapacity(), table, TableMeter.Kind.PLAIN)));
    }

    private static KeyBounds bounds(ScanInput input, ReadSource source) {
        int segment = input.segment() == null ? 0 : input.segment();
        int totalSegments = input.totalSegments() == null ? 1 : input.totalSegments();
        KeyBounds bounds = KeyBounds.segment(source.prefix(), segment, totalSegments);
        if (input.exclusiveStartKey() == null) {
            return bounds;
        }
        byte[] start = StartKey.resolve(source, input.exclusiveStartKey());
        if (!bounds.contains(start)) {
            throw EngineException.validation("The provided starting key is invalid: Invalid ExclusiveStartKey. Please"
                    + " use ExclusiveStartKey with correct Segment. TotalSegments: " + totalSegments + " Segment: "
                    + segment);
        }
        return bounds.after(start, Direction.FORWARD);
    }

    private static void checkShape(ScanInput input) {
        TableNameCheck.check(input.tableName());
        new Constraints()
                .notNull("tableName", input.tableName())
                .indexName("indexName", input.indexName())
                .choice(EnumParameter.SELECT, input.select())
                .atLeast("totalSegments", asLong(input.totalSegments()), 1)
                .atMost("totalSegments", asLong(input.totalSegments()), MAX_SEGMENTS)
                .atLeast("segment", asLong(input.segment()), 0)
                .atMost("segment", asLong(input.segment()), MAX_SEGMENTS - 1)
                .atLeast("limit", asLong(input.limit()), 1)
                .legacy(input.legacy())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .check();
        new ExpressionParameters(input.placeholders(), input.legacy())
                .expression("ProjectionExpression", input.projectionExpression())
                .expression("FilterExpression", input.filterExpression())
                .check();
        Selection.checkShape(
                input.select(), input.projectionExpression(), input.legacy().attributesToGet(), input.indexName());
        StartKey.checkValues(input.exclusiveStartKey());
        checkSegments(input.segment(), input.totalSegments());
    }

    private static void checkSegments(@Nullable Integer segment, @Nullable Integer totalSegments) {
        if (segment != null && totalSegments == null) {
            throw EngineException.validation("The TotalSegments parameter is required but was not present in the"
                    + " request when Segment parameter is present");
        }
        if (segment == null && totalSegments != null) {
            throw EngineException.validation("The Segment parameter is required but was not present in the request"
                    + " when parameter TotalSegments is present");
        }
        if (segment != null && totalSegments != null && segment >= totalSegments) {
            throw EngineException.validation("The Segment parameter is zero-based and must be less than parameter"
                    + " TotalSegments: Segment: " + segment + " is not less than TotalSegments: " + totalSegments);
        }
    }

    private static void checkPaths(
            ReadSource source, @Nullable ConditionExpression filter, @Nullable ProjectionExpression projection) {
        if (projection != null) {
            PathCheck.keysAreScalars(source.state().definition(), projection.paths());
        }
        if (filter != null) {
            PathCheck.keysAreScalars(source.state().definition(), filter.paths());
        }
    }

    private static @Nullable Long asLong(@Nullable Integer number) {
        return number == null ? null : number.longValue();
    }
}
