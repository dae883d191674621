package io.azulejo.toolkit.query;

import io.azulejo.toolkit.query.QueryPosition.ShardPosition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Source of the items of one partition in order, fetched on demand. Not thread-safe. */
final class ShardSource {
    private final QueryCall call;
    private final AttributeValue partition;
    private final Deque<Map<String, AttributeValue>> buffer = new ArrayDeque<>();
    private ShardPosition taken;
    private ShardPosition fetched;
    /** Last item taken, if it determines the position; null if {@code taken} does. */
    private @Nullable Map<String, AttributeValue> last;

    ShardSource(QueryCall call, AttributeValue partition, ShardPosition start) {
        this.call = call;
        this.partition = partition;
        this.taken = start;
        this.fetched = start;
    }

    /** Fetches the next page if the buffer is empty and the partition may have more items. */
    void fill(int limit) {
        if (!buffer.isEmpty() || fetched instanceof ShardPosition.End) {
            return;
        }
        Map<String, AttributeValue> after = fetched instanceof ShardPosition.After position ? position.key() : null;
        QueryCall.Fetched response = call.fetch(partition, after, limit);
        buffer.addAll(response.items());
        fetched = response.last() == null ? new ShardPosition.End() : new ShardPosition.After(response.last());
        if (buffer.isEmpty()) {
            taken = fetched;
        }
    }

    @Nullable
    Map<String, AttributeValue> peek() {
        return buffer.peek();
    }

    Map<String, AttributeValue> take() {
        Map<String, AttributeValue> item = buffer.remove();
        taken = fetched;
        last = buffer.isEmpty() ? null : item;
        return item;
    }

    /** Returns whether the partition is known to have no further item. */
    boolean exhausted() {
        return buffer.isEmpty() && fetched instanceof ShardPosition.End;
    }

    ShardPosition position() {
        return last == null ? taken : new ShardPosition.After(call.keyOf(last));
    }
}
