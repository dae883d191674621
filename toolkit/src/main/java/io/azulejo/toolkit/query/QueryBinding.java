package io.azulejo.toolkit.query;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.ItemBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All that a cursor is bound to, as bytes: pattern, arguments and scope. Another query has other bytes. */
final class QueryBinding {
    private static final int USUAL_BYTES = 256;

    private QueryBinding() {}

    static byte[] of(
            QueryPattern<?> pattern, Legs legs, SortCondition sort, @Nullable Condition<?> filter, String scope) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_BYTES);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            ItemBytes.writeText(out, pattern.name());
            ItemBytes.writeText(out, pattern.table().declaredName());
            ItemBytes.writeText(
                    out, pattern.index() == null ? "" : pattern.index().name());
            out.writeBoolean(pattern.has(QueryPattern.Trait.DESCENDING));
            out.writeInt(legs.count());
            if (legs.count() > 0) { // the ends and their distance say which legs are between
                write(out, legs.shards(0));
                write(out, legs.shards(legs.count() - 1));
            }
            write(out, sort.on("sort"));
            write(out, filter);
            ItemBytes.writeText(out, scope);
        } catch (IOException e) {
            throw new UncheckedIOException("An array in memory cannot be written", e);
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, List<AttributeValue> shards) throws IOException {
        out.writeInt(shards.size());
        for (AttributeValue partition : shards) {
            ItemBytes.writeValue(out, partition);
        }
    }

    private static void write(DataOutputStream out, @Nullable Condition<?> condition) throws IOException {
        if (condition == null) {
            ItemBytes.writeText(out, "");
            return;
        }
        ExpressionWriter writer = new ExpressionWriter();
        ItemBytes.writeText(out, writer.condition(condition));
        for (Map.Entry<String, String> name : new TreeMap<>(writer.names()).entrySet()) {
            ItemBytes.writeText(out, name.getValue());
        }
        for (Map.Entry<String, AttributeValue> value : new TreeMap<>(writer.values()).entrySet()) {
            ItemBytes.writeValue(out, value.getValue());
        }
    }
}
