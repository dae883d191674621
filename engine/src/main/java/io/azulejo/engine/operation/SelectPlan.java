package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.ValueOrder;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.partiql.BoundStatement;
import io.azulejo.engine.partiql.Column;
import io.azulejo.engine.partiql.KeyRead;
import io.azulejo.engine.partiql.KeyReads;
import io.azulejo.engine.partiql.Ordering;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plan of a SELECT: which ranges of a table or index are read, in which direction, and what is kept of the items. */
record SelectPlan(
        ReadSource source,
        List<KeyBounds> reads,
        Direction direction,
        @Nullable ConditionExpression filter,
        Selection selection) {
    static SelectPlan of(Table table, BoundStatement.Select select, boolean consistentRead) {
        ReadSource source = source(table, select.indexName(), consistentRead);
        checkPaths(source, select);
        KeySchema key = source.key();
        List<KeyRead> reads = new ArrayList<>(KeyReads.of(select.where(), key));
        KeyReads.checkTypes(reads, key);
        checkProjected(source, reads);
        checkOrderings(select.orderings(), reads, key);
        Selection selection = Selection.ofPaths(paths(select.columns()), source);
        if (reads.isEmpty()) {
            KeyBounds all = KeyBounds.segment(source.prefix(), 0, 1);
            return new SelectPlan(source, List.of(all), Direction.FORWARD, select.where(), selection);
        }
        Direction direction = direction(select.orderings(), key);
        List<KeyBounds> bounds = bounds(source, reads, select.orderings(), direction);
        checkApart(bounds);
        boolean filtered = reads.stream().anyMatch(read -> !read.filtered().isEmpty());
        return new SelectPlan(source, bounds, direction, filtered ? select.where() : null, selection);
    }

    /** Finds the index as a query does, but with DynamoDB's error messages for statements. */
    private static ReadSource source(Table table, @Nullable String indexName, boolean consistentRead) {
        SecondaryIndexDefinition index =
                indexName == null ? null : table.definition().index(indexName);
        if (indexName != null && index == null) {
            throw EngineException.validation("The table does not have the specified index");
        }
        if (consistentRead && index != null && index.isGlobal()) {
            throw EngineException.validation("Strongly consistent read is not supported on Global Secondary Indexes");
        }
        return ReadSource.of(table, indexName, consistentRead);
    }

    private static List<ItemPath> paths(List<Column> columns) {
        return columns.stream().map(Column::path).toList();
    }

    private static void checkPaths(ReadSource source, BoundStatement.Select select) {
        PathCheck.keysAreScalars(source.state().definition(), paths(select.columns()));
        if (select.where() != null) {
            PathCheck.keysAreScalars(source.state().definition(), select.where().paths());
        }
    }

    /**
     * Rejects reads by key that filter on attributes missing from the index. DynamoDB accepts the statement as soon as
     * one of its reads does not.
     */
    private static void checkProjected(ReadSource source, List<KeyRead> reads) {
        if (source.index() == null || !source.isPartial()) {
            return;
        }
        Set<String> missing = null;
        for (KeyRead read : reads) {
            // DynamoDB lists them in hash set order.
            Set<String> unprojected = new HashSet<>(read.filtered());
            unprojected.removeAll(source.index().definition().copied());
            if (unprojected.isEmpty()) {
                return;
            }
            missing = missing == null ? unprojected : missing;
        }
        if (missing != null) {
            throw EngineException.validation("One or more parameter values were invalid: Secondary index "
                    + source.index().definition().name() + " does not project one or more filter attributes: "
                    + missing);
        }
    }

    private static void checkOrderings(List<Ordering> orderings, List<KeyRead> reads, KeySchema key) {
        if (orderings.isEmpty()) {
            return;
        }
        for (Ordering ordering : orderings) {
            if (!key.has(ordering.attribute())) {
                throw EngineException.validation(
                        "Attribute " + ordering.attribute() + " in ORDER BY clause must be part of the primary key");
            }
        }
        if (reads.isEmpty()) {
            throw EngineException.validation("Must have at least one non-optional hash key condition in WHERE clause"
                    + " when using ORDER BY clause.");
        }
        long partitions =
                reads.stream().map(read -> read.range().partition()).distinct().count();
        if (partitions > 1 && ordering(orderings, key.partitionKey().name()) == null) {
            throw EngineException.validation("Must have hash key in ORDER BY clause when more than one hash key"
                    + " condition specified in WHERE clause.");
        }
    }

    private static @Nullable Ordering ordering(List<Ordering> orderings, String attribute) {
        for (Ordering ordering : orderings) {
            if (ordering.attribute().equals(attribute)) {
                return ordering;
            }
        }
        return null;
    }

    /** Returns the read direction. If ORDER BY omits the sort key, DynamoDB reads backward. */
    private static Direction direction(List<Ordering> orderings, KeySchema key) {
        if (orderings.isEmpty()) {
            return Direction.FORWARD;
        }
        Ordering sort =
                key.sortKey() == null ? null : ordering(orderings, key.sortKey().name());
        return sort == null || sort.descending() ? Direction.BACKWARD : Direction.FORWARD;
    }

    private static List<KeyBounds> bounds(
            ReadSource source, List<KeyRead> reads, List<Ordering> orderings, Direction direction) {
        Ordering partition = ordering(orderings, source.key().partitionKey().name());
        if (partition != null) {
            Comparator<KeyRead> byPartition =
                    Comparator.comparing(read -> read.range().partition(), ValueOrder::compare);
            reads.sort(partition.descending() ? byPartition.reversed() : byPartition);
        }
        List<KeyBounds> bounds = new ArrayList<>(reads.size());
        for (KeyRead read : reads) {
            bounds.add(KeyBounds.of(source.prefix(), read.range()));
        }
        if (!orderings.isEmpty() && partition == null) {
            Comparator<KeyBounds> byRange = (left, right) -> Arrays.compareUnsigned(left.from(), right.from());
            bounds.sort(direction == Direction.FORWARD ? byRange : byRange.reversed());
        }
        return bounds;
    }

    private static void checkApart(List<KeyBounds> bounds) {
        for (int second = 1; second < bounds.size(); second++) {
            for (int first = 0; first < second; first++) {
                if (bounds.get(first).overlaps(bounds.get(second))) {
                    throw EngineException.validation(
                            "Overlapping conditions with range keys are not supported in where clause");
                }
            }
        }
    }
}
