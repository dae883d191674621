package io.azulejo.toolkit.query;

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
        write(out, sort.on("sort"));
        write(out, filter);
        return out.text(scope).toBytes();
    }

    private static void write(ByteWriter out, List<AttributeValue> shards) {
        out.int32(shards.size());
        for (AttributeValue partition : shards) {
            ItemBytes.writeValue(out, partition);
        }
    }

    private static void write(ByteWriter out, @Nullable Condition<?> condition) {
        if (condition == null) {
            out.text("");
            return;
        }
        // Names and values are in the order in which the text has them.
        ExpressionWriter writer = new ExpressionWriter();
        out.text(writer.condition(condition));
        writer.names().values().forEach(out::text);
        writer.values().values().forEach(value -> ItemBytes.writeValue(out, value));
    }
}
