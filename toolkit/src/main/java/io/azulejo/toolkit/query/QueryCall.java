package io.azulejo.toolkit.query;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.Requests;
import io.azulejo.toolkit.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The Query requests of one call, which differ in partition and position only. Not thread-safe. */
final class QueryCall {
    private final QueryPattern<?> pattern;
    private final DesignContext context;
    private final Requests requests;
    private final SortCondition sort;
    private final @Nullable Condition<?> filter;
    private long evaluated;

    QueryCall(
            QueryPattern<?> pattern,
            DesignContext context,
            Requests requests,
            SortCondition sort,
            @Nullable Condition<?> filter) {
        this.pattern = pattern;
        this.context = context;
        this.requests = requests;
        this.sort = sort;
        this.filter = filter;
    }

    record Fetched(
            List<Map<String, AttributeValue>> items,
            @Nullable Map<String, AttributeValue> last) {}

    long evaluated() {
        return evaluated;
    }

    boolean descending() {
        return pattern.has(QueryPattern.Trait.DESCENDING);
    }

    @Nullable
    String sortKey() {
        IndexRef index = pattern.index();
        return index == null ? pattern.table().sortKey() : index.sortKey();
    }

    /** Reads on in a partition; a limit of 0 is none. */
    Fetched fetch(AttributeValue partition, @Nullable Map<String, AttributeValue> after, int limit) {
        if (sort instanceof SortCondition.Nothing) {
            return new Fetched(List.of(), null);
        }
        IndexRef index = pattern.index();
        String partitionKey = index == null ? pattern.table().partitionKey() : index.partitionKey();
        ExpressionWriter writer = new ExpressionWriter();
        String keyCondition = writer.condition(
                new Condition.Compare<>(DocumentPath.of(partitionKey), Condition.Operator.EQUAL, partition));
        String sortKey = sortKey();
        Condition<?> sortCondition = sortKey == null ? null : sort.on(sortKey);
        if (sortCondition != null) {
            keyCondition += " AND " + writer.condition(sortCondition);
        }
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        QueryResponse response = requests.send(
                QueryRequest.builder()
                        .tableName(context.tableName(pattern.table()))
                        .indexName(index == null ? null : index.name())
                        .keyConditionExpression(keyCondition)
                        .filterExpression(filter == null ? null : writer.condition(filter))
                        .expressionAttributeNames(writer.names())
                        .expressionAttributeValues(writer.values())
                        .scanIndexForward(!descending())
                        .consistentRead(pattern.has(QueryPattern.Trait.CONSISTENT) ? true : null)
                        .limit(limit == 0 ? null : limit)
                        .exclusiveStartKey(after),
                items::add);
        evaluated += Math.max(1, response.scannedCount() == null ? items.size() : response.scannedCount());
        if (sortKey != null && sort.excludes()) {
            items.removeIf(item -> !sort.keeps(item.get(sortKey)));
        }
        return new Fetched(items, response.lastEvaluatedKey().isEmpty() ? null : response.lastEvaluatedKey());
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
