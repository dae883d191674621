package io.azulejo.toolkit.query;

import io.azulejo.toolkit.query.Position.ShardPosition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of one partition in order, fetched as they are needed. Not thread-safe. */
final class ShardSource {
    private final QueryCall call;
    private final AttributeValue partition;
    private final Deque<Map<String, AttributeValue>> buffer = new ArrayDeque<>();
    private ShardPosition taken;
    private ShardPosition fetched;
    /** The item taken last, while it is what says where this stands. */
    private @Nullable Map<String, AttributeValue> last;

    ShardSource(QueryCall call, AttributeValue partition, ShardPosition start) {
        this.call = call;
        this.partition = partition;
        this.taken = start;
        this.fetched = start;
    }

    /** Asks for more if there is none at hand and there may be. */
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

    /** Whether it is known that nothing more comes. */
    boolean exhausted() {
        return buffer.isEmpty() && fetched instanceof ShardPosition.End;
    }

    ShardPosition position() {
        return last == null ? taken : new ShardPosition.After(call.keyOf(last));
    }
}
