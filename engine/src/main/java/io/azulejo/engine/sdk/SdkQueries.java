package io.azulejo.engine.sdk;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.operation.PartitionRead;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import io.azulejo.spi.QueryFilter;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import io.azulejo.spi.QueryTarget;
import io.azulejo.spi.SortKeyCondition;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** In-process queries that bypass the SDK's request objects. */
final class SdkQueries {
    private SdkQueries() {}

    static PartitionRead input(QueryRead read) {
        QueryTarget shape = read.target();
        return new PartitionRead(
                shape.table(),
                shape.index(),
                keyTests(read),
                read.limit() == 0 ? null : read.limit(),
                shape.consistent(),
                shape.descending() ? Direction.BACKWARD : Direction.FORWARD,
                read.exclusiveStartKey() == null ? null : SdkItems.item(read.exclusiveStartKey()),
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

    private static Map<String, KeyAttributeCondition> keyTests(QueryRead read) {
        QueryTarget shape = read.target();
        KeyAttributeCondition partition = compared(Comparison.EQUAL, read.partition());
        KeyAttributeCondition sort = switch (read.sort()) {
            case SortKeyCondition.Everything everything -> null;
            case SortKeyCondition.EqualTo equal -> compared(Comparison.EQUAL, equal.value());
            case SortKeyCondition.BeginsWith begins ->
                new KeyAttributeCondition.BeginsWith(new StringValue(begins.prefix()));
            case SortKeyCondition.From from ->
                compared(from.included() ? Comparison.GREATER_OR_EQUAL : Comparison.GREATER, from.low());
            case SortKeyCondition.To to ->
                compared(to.included() ? Comparison.LESS_OR_EQUAL : Comparison.LESS, to.high());
            case SortKeyCondition.Between between ->
                new KeyAttributeCondition.Between(value(between.low()), value(between.high()));
        };
        return sort == null || shape.sortKey() == null
                ? Map.of(shape.partitionKey(), partition)
                : Map.of(shape.partitionKey(), partition, shape.sortKey(), sort);
    }

    private static KeyAttributeCondition compared(Comparison comparison, AttributeValue value) {
        return new KeyAttributeCondition.Compared(comparison, value(value));
    }

    private static Value value(AttributeValue value) {
        try {
            return SdkItems.value(value);
        } catch (InvalidValueException e) {
            throw EngineException.validation("A key condition contains an invalid value: " + e.problem());
        }
    }

    static QueryResult end(PageOutput output) {
        ConsumedCapacity consumed = output.consumedCapacity();
        Item last = output.lastEvaluatedKey();
        return new QueryResult(
                last == null ? null : SdkItems.attributes(last),
                output.scannedCount(),
                consumed == null ? 0 : consumed.capacityUnits());
    }
}
