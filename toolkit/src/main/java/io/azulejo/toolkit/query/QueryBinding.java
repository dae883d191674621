package io.azulejo.toolkit.query;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.ByteWriter;
import io.azulejo.toolkit.internal.ItemBytes;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All that a cursor is bound to, as bytes: pattern, arguments and scope. Another query has other bytes. */
final class QueryBinding {
    private QueryBinding() {}

    static byte[] of(
            QueryPattern<?> pattern, Legs legs, SortCondition sort, @Nullable Condition<?> filter, String scope) {
        ByteWriter out = new ByteWriter();
        out.text(pattern.name());
        out.text(pattern.table().declaredName());
        out.text(pattern.index() == null ? "" : pattern.index().name());
        out.int8(pattern.has(QueryPattern.Trait.DESCENDING) ? 1 : 0);
        out.int32(legs.count());
        if (legs.count() > 0) { // the ends and their distance say which legs are between
            write(out, legs.shards(0));
            write(out, legs.shards(legs.count() - 1));
        }
        write(out, sort);
        write(out, filter);
        return out.text(scope).toBytes();
    }

    private static void write(ByteWriter out, List<AttributeValue> values) {
        out.int32(values.size());
        for (AttributeValue value : values) {
            ItemBytes.writeValue(out, value);
        }
    }

    private static void write(ByteWriter out, SortCondition sort) {
        switch (sort) {
            case SortCondition.Everything everything -> out.int8(0);
            case SortCondition.Nothing nothing -> out.int8(1);
            case SortCondition.Equal equal -> ItemBytes.writeValue(out.int8(2), equal.value());
            case SortCondition.BeginsWith begins -> out.int8(3).text(begins.prefix());
            case SortCondition.From from -> write(out.int8(4), from.low());
            case SortCondition.To to -> write(out.int8(5), to.high());
            case SortCondition.Between between -> {
                write(out.int8(6), between.low());
                write(out, between.high());
            }
        }
    }

    private static void write(ByteWriter out, Bound<AttributeValue> bound) {
        ItemBytes.writeValue(out.int8(bound.edge() == Edge.INCLUDED ? 1 : 0), bound.value());
    }

    private static void write(ByteWriter out, @Nullable Condition<?> filter) {
        if (filter == null) {
            out.text("");
            return;
        }
        // Names and values are in the order in which the text has them.
        ExpressionWriter writer = new ExpressionWriter();
        out.text(writer.condition(filter));
        writer.names().values().forEach(out::text);
        writer.values().values().forEach(value -> ItemBytes.writeValue(out, value));
    }
}
