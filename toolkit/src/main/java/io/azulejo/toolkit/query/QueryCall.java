package io.azulejo.toolkit.query;

import io.azulejo.direct.QueryEnd;
import io.azulejo.direct.QueryFilter;
import io.azulejo.direct.QueryRead;
import io.azulejo.direct.QueryShape;
import io.azulejo.direct.SortTest;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The Query requests of one call, which differ in partition and position only. Not thread-safe. */
final class QueryCall {
    private static final int LARGEST_GUESS = 32;

    private final QueryPattern<?> pattern;
    private final QueryShape shape;
    private final Requests requests;
    private final SortCondition sort;
    private final @Nullable QueryFilter filter;
    private long evaluated;

    QueryCall(
            QueryPattern<?> pattern,
            DesignContext context,
            Requests requests,
            SortCondition sort,
            @Nullable Condition<?> filter) {
        this.pattern = pattern;
        this.shape = pattern.shape(context.tableName(pattern.table()));
        this.requests = requests;
        this.sort = sort;
        this.filter = filter == null ? null : filter(filter);
    }

    private static QueryFilter filter(Condition<?> filter) {
        ExpressionWriter writer = new ExpressionWriter();
        return new QueryFilter(writer.condition(filter), writer.names(), writer.values());
    }

    record Fetched(
            List<Map<String, AttributeValue>> items,
            @Nullable Map<String, AttributeValue> last) {}

    long evaluated() {
        return evaluated;
    }

    boolean descending() {
        return shape.descending();
    }

    @Nullable
    String sortKey() {
        return shape.sortKey();
    }

    /** Reads on in a partition; a limit of 0 is none. */
    Fetched fetch(AttributeValue partition, @Nullable Map<String, AttributeValue> after, int limit) {
        SortTest test = sort.test();
        if (test == null) {
            return new Fetched(List.of(), null);
        }
        List<Map<String, AttributeValue>> items = new ArrayList<>(Math.min(limit, LARGEST_GUESS));
        QueryEnd end = requests.send(
                new QueryRead(shape, partition, test, filter, limit, after, requests.metered()), items::add);
        evaluated += Math.max(1, end.evaluated());
        String sortKey = shape.sortKey();
        if (sortKey != null && !sort.dropped().isEmpty()) {
            items.removeIf(item -> !sort.keeps(item.get(sortKey)));
        }
        return new Fetched(items, end.last());
    }

    /** The position of an item, as an exclusive start key has it: table key and index key. */
    Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = pattern.table().keyOf(item);
        IndexRef index = pattern.index();
        if (index != null) {
            key.put(index.partitionKey(), item.get(index.partitionKey()));
            if (index.sortKey() != null) {
                key.put(index.sortKey(), item.get(index.sortKey()));
            }
        }
        return key;
    }
}
