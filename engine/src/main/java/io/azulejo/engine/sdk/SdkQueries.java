package io.azulejo.engine.sdk;

import io.azulejo.direct.QueryEnd;
import io.azulejo.direct.QueryFilter;
import io.azulejo.direct.QueryRead;
import io.azulejo.direct.QueryShape;
import io.azulejo.direct.SortTest;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.KeyTest;
import io.azulejo.engine.operation.PartitionRead;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Queries that pass beside the SDK's requests. */
final class SdkQueries {
    private SdkQueries() {}

    static PartitionRead input(QueryRead read) {
        QueryShape shape = read.shape();
        return new PartitionRead(
                shape.table(),
                shape.index(),
                keyTests(read),
                read.limit() == 0 ? null : read.limit(),
                shape.consistent(),
                shape.descending() ? Direction.BACKWARD : Direction.FORWARD,
                read.after() == null ? null : SdkItems.item(read.after()),
                read.metered() ? ReturnConsumedCapacity.TOTAL.toString() : null);
    }

    static Placeholders placeholders(@Nullable QueryFilter filter) {
        return filter == null
                ? Placeholders.NONE
                : SdkPlaceholders.of(
                        !filter.names().isEmpty(),
                        filter.names(),
                        !filter.values().isEmpty(),
                        filter.values());
    }

    private static Map<String, KeyTest> keyTests(QueryRead read) {
        QueryShape shape = read.shape();
        KeyTest partition = compared(Comparison.EQUAL, read.partition());
        KeyTest sort = switch (read.sort()) {
            case SortTest.Everything everything -> null;
            case SortTest.EqualTo equal -> compared(Comparison.EQUAL, equal.value());
            case SortTest.BeginsWith begins -> new KeyTest.BeginsWith(new StringValue(begins.prefix()));
            case SortTest.From from ->
                compared(from.included() ? Comparison.GREATER_OR_EQUAL : Comparison.GREATER, from.low());
            case SortTest.To to -> compared(to.included() ? Comparison.LESS_OR_EQUAL : Comparison.LESS, to.high());
            case SortTest.Between between -> new KeyTest.Between(value(between.low()), value(between.high()));
        };
        return sort == null || shape.sortKey() == null
                ? Map.of(shape.partitionKey(), partition)
                : Map.of(shape.partitionKey(), partition, shape.sortKey(), sort);
    }

    private static KeyTest compared(Comparison comparison, AttributeValue value) {
        return new KeyTest.Compared(comparison, value(value));
    }

    private static Value value(AttributeValue value) {
        try {
            return SdkItems.value(value);
        } catch (InvalidValueException e) {
            throw EngineException.validation("A key condition contains an invalid value: " + e.problem());
        }
    }

    static QueryEnd end(PageOutput output) {
        ConsumedCapacity consumed = output.consumedCapacity();
        Item last = output.lastEvaluatedKey();
        return new QueryEnd(
                last == null ? null : SdkItems.attributes(last),
                output.scannedCount(),
                consumed == null ? 0 : consumed.capacityUnits());
    }
}
