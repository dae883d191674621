package io.azulejo.toolkit.query;

import io.azulejo.spi.SortKeyCondition;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.ByteWriter;
import io.azulejo.toolkit.internal.ItemBytes;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Encoding of everything that a cursor is bound to: pattern, arguments and scope. Different queries give different
 * bytes.
 */
final class CursorBinding {
    private CursorBinding() {}

    static byte[] of(
            QueryPattern<?> pattern,
            PartitionSequence partitions,
            SortKeySelection sort,
            @Nullable Condition<?> filter,
            FurtherKeys further,
            String scope) {
        ByteWriter out = new ByteWriter();
        out.text(pattern.name());
        out.text(pattern.table().declaredName());
        out.text(pattern.index() == null ? "" : pattern.index().name());
        out.int8(pattern.has(QueryPattern.Trait.DESCENDING) ? 1 : 0);
        out.int32(partitions.count());
        if (partitions.count() > 0) { // the first, the last and the count determine the partitions between
            write(out, partitions.shards(0));
            write(out, partitions.shards(partitions.count() - 1));
        }
        write(out, sort);
        write(out, filter);
        out.text(scope);
        // Nothing for an ordinary key, so that cursors of earlier builds stay valid.
        further.equal().forEach((attribute, value) -> ItemBytes.writeValue(out.text(attribute), value));
        if (further.sortOn() != null) {
            out.text(further.sortOn());
        }
        return out.toBytes();
    }

    private static void write(ByteWriter out, List<AttributeValue> values) {
        out.int32(values.size());
        for (AttributeValue value : values) {
            ItemBytes.writeValue(out, value);
        }
    }

    private static void write(ByteWriter out, SortKeySelection sort) {
        switch (sort.condition()) {
            case null -> out.int8(0);
            case SortKeyCondition.Everything everything -> out.int8(1);
            case SortKeyCondition.EqualTo equal -> ItemBytes.writeValue(out.int8(2), equal.value());
            case SortKeyCondition.BeginsWith begins -> out.int8(3).text(begins.prefix());
            case SortKeyCondition.From from -> ItemBytes.writeValue(out.int8(from.included() ? 4 : 5), from.low());
            case SortKeyCondition.To to -> ItemBytes.writeValue(out.int8(to.included() ? 6 : 7), to.high());
            case SortKeyCondition.Between between -> write(out.int8(8), List.of(between.low(), between.high()));
        }
        write(out, sort.excluded());
    }

    private static void write(ByteWriter out, @Nullable Condition<?> filter) {
        if (filter == null) {
            out.text("");
            return;
        }
        // Names and values are in the order of their placeholders in the expression.
        ExpressionWriter writer = new ExpressionWriter();
        out.text(writer.condition(filter));
        writer.names().values().forEach(out::text);
        writer.values().values().forEach(value -> ItemBytes.writeValue(out, value));
    }
}
