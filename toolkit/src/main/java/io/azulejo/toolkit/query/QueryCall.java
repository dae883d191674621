package io.azulejo.toolkit.query;

import io.azulejo.spi.QueryFilter;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import io.azulejo.spi.QueryTarget;
import io.azulejo.spi.SortKeyCondition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Query requests of one call, which differ only in partition and position. Not thread-safe. */
final class QueryCall {
    private static final int MAX_INITIAL_CAPACITY = 32;

    private final QueryPattern<?> pattern;
    private final QueryTarget shape;
    private final RequestSender requests;
    private final SortKeySelection sort;
    private final @Nullable QueryFilter filter;
    private final Map<String, AttributeValue> also;
    private long evaluated;

    QueryCall(
            QueryPattern<?> pattern,
            DesignContext context,
            RequestSender requests,
            SortKeySelection sort,
            @Nullable Condition<?> filter,
            FurtherKeys further) {
        this.pattern = pattern;
        this.shape = further.target(pattern.target(context.tableName(pattern.table())));
        this.also = further.equal();
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

    /** Reads the next page of a partition; a limit of 0 means none. */
    Fetched fetch(AttributeValue partition, @Nullable Map<String, AttributeValue> after, int limit) {
        SortKeyCondition test = sort.condition();
        if (test == null) {
            return new Fetched(List.of(), null);
        }
        List<Map<String, AttributeValue>> items = new ArrayList<>(Math.min(limit, MAX_INITIAL_CAPACITY));
        QueryResult result = requests.send(
                new QueryRead(shape, partition, test, filter, limit, after, requests.metered(), also), items::add);
        evaluated += Math.max(1, result.evaluated());
        String sortKey = shape.sortKey();
        if (sortKey != null && !sort.excluded().isEmpty()) {
            items.removeIf(item -> !sort.keeps(item.get(sortKey)));
        }
        return new Fetched(items, result.lastEvaluatedKey());
    }

    /** Returns the exclusive start key of an item: table key and index key. */
    Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = pattern.table().keyOf(item);
        IndexRef index = pattern.index();
        if (index != null) {
            key.put(index.partitionKey(), item.get(index.partitionKey()));
            if (index.sortKey() != null) {
                key.put(index.sortKey(), item.get(index.sortKey()));
            }
            index.more().forEach(attribute -> key.put(attribute, item.get(attribute)));
        }
        return key;
    }
}
