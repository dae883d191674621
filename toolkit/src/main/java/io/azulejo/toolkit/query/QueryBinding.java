package io.azulejo.toolkit.query;

import io.azulejo.direct.SortTest;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.ByteWriter;
import io.azulejo.toolkit.internal.ItemBytes;
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
        switch (sort.test()) {
            case null -> out.int8(0);
            case SortTest.Everything everything -> out.int8(1);
            case SortTest.EqualTo equal -> ItemBytes.writeValue(out.int8(2), equal.value());
            case SortTest.BeginsWith begins -> out.int8(3).text(begins.prefix());
            case SortTest.From from -> ItemBytes.writeValue(out.int8(from.included() ? 4 : 5), from.low());
            case SortTest.To to -> ItemBytes.writeValue(out.int8(to.included() ? 6 : 7), to.high());
            case SortTest.Between between -> write(out.int8(8), List.of(between.low(), between.high()));
        }
        write(out, sort.dropped());
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
