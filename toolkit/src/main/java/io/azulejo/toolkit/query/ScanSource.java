package io.azulejo.toolkit.query;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.query.QueryPosition.ShardPosition;
import io.azulejo.toolkit.schema.TableRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Source of the items of a table or of one segment. Not thread-safe. */
final class ScanSource implements ItemSource {
    private final DesignContext context;
    private final RequestSender requests;
    private final TableRef table;
    private final FullScan permission;
    private final @Nullable Condition<?> filter;
    private final Deque<Map<String, AttributeValue>> buffer = new ArrayDeque<>();
    private ShardPosition taken;
    private ShardPosition fetched;
    private long evaluated;

    ScanSource(
            DesignContext context,
            RequestSender requests,
            TableRef table,
            FullScan permission,
            @Nullable Condition<?> filter,
            @Nullable QueryPosition start) {
        this.context = context;
        this.requests = requests;
        this.table = table;
        this.permission = permission;
        this.filter = filter;
        this.taken = start == null ? new ShardPosition.Start() : start.shards().getFirst();
        this.fetched = taken;
    }

    @Override
    public @Nullable Map<String, AttributeValue> next(int limit) {
        if (buffer.isEmpty() && !exhausted()) {
            fetch(limit);
        }
        Map<String, AttributeValue> item = buffer.poll();
        taken = item == null || buffer.isEmpty() ? fetched : new ShardPosition.After(table.keyOf(item));
        return item;
    }

    @Override
    public boolean ready() {
        return !buffer.isEmpty();
    }

    @Override
    public boolean exhausted() {
        return buffer.isEmpty() && fetched instanceof ShardPosition.End;
    }

    @Override
    public QueryPosition position() {
        return new QueryPosition(0, List.of(taken));
    }

    @Override
    public long evaluated() {
        return evaluated;
    }

    private void fetch(int limit) {
        ExpressionWriter writer = new ExpressionWriter();
        ScanRequest.Builder request = ScanRequest.builder().tableName(context.tableName(table));
        if (filter != null) {
            request.filterExpression(writer.condition(filter)).expressionAttributeNames(writer.names());
            if (!writer.values().isEmpty()) {
                request.expressionAttributeValues(writer.values());
            }
        }
        if (permission.segments() > 1) {
            request.segment(permission.segment()).totalSegments(permission.segments());
        }
        if (fetched instanceof ShardPosition.After after) {
            request.exclusiveStartKey(after.key());
        }
        ScanResponse response = requests.send(request.limit(limit == 0 ? null : limit));
        int scanned = response.scannedCount() == null ? response.items().size() : response.scannedCount();
        evaluated += Math.max(1, scanned);
        buffer.addAll(response.items());
        fetched = response.lastEvaluatedKey().isEmpty()
                ? new ShardPosition.End()
                : new ShardPosition.After(response.lastEvaluatedKey());
    }
}
