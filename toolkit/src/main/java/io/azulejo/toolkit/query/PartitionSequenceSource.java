package io.azulejo.toolkit.query;

import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.QueryPosition.ShardPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Ordered items of a query over a sequence of partition groups, such as months. The shards of each group are merged by
 * sort key. An ordinary query has one group with one shard. Not thread-safe.
 */
final class PartitionSequenceSource implements ItemSource {
    private final QueryCall call;
    private final PartitionSequence partitions;
    private final KeyValueComparator order = new KeyValueComparator();
    private int group;
    private List<ShardSource> shards;

    /** Creates a source that starts at a position, or at the beginning if it is null. */
    PartitionSequenceSource(QueryCall call, PartitionSequence partitions, @Nullable QueryPosition start) {
        this.call = call;
        this.partitions = partitions;
        this.group = start == null ? 0 : start.group();
        List<AttributeValue> keys = group < partitions.count() ? partitions.shards(group) : List.of();
        if (keys.isEmpty() || (start != null && start.shards().size() != keys.size())) {
            throw new InvalidCursorException("the query now has fewer partitions");
        }
        this.shards = open(keys, start == null ? starts(keys) : start.shards());
    }

    @Override
    public @Nullable Map<String, AttributeValue> next(int limit) {
        if (groupExhausted() && group < partitions.count() - 1) {
            group++;
            List<AttributeValue> keys = partitions.shards(group);
            shards = open(keys, starts(keys));
        }
        ShardSource first = null;
        for (ShardSource shard : shards) {
            shard.fill(limit);
            if (shard.peek() == null && !shard.exhausted()) {
                // The next item of this shard may sort first, but is not known yet.
                return null;
            }
            if (shard.peek() != null && (first == null || before(shard, first))) {
                first = shard;
            }
        }
        return first == null ? null : first.take();
    }

    @Override
    public boolean ready() {
        boolean left = false;
        for (ShardSource shard : shards) {
            if (shard.peek() != null) {
                left = true;
            } else if (!shard.exhausted()) {
                return false;
            }
        }
        return left;
    }

    @Override
    public boolean exhausted() {
        return group == partitions.count() - 1 && groupExhausted();
    }

    @Override
    public QueryPosition position() {
        List<ShardPosition> positions = new ArrayList<>(shards.size());
        for (ShardSource shard : shards) {
            positions.add(shard.position());
        }
        return new QueryPosition(group, positions);
    }

    @Override
    public long evaluated() {
        return call.evaluated();
    }

    private boolean groupExhausted() {
        for (ShardSource shard : shards) {
            if (!shard.exhausted()) {
                return false;
            }
        }
        return true;
    }

    private static List<ShardPosition> starts(List<AttributeValue> keys) {
        return Collections.nCopies(keys.size(), new ShardPosition.Start());
    }

    private List<ShardSource> open(List<AttributeValue> keys, List<ShardPosition> positions) {
        List<ShardSource> opened = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            opened.add(new ShardSource(call, keys.get(i), positions.get(i)));
        }
        return opened;
    }

    /**
     * Compares the next items. Equal sort keys keep the order of the shards, so that the order does not depend on the
     * page size.
     */
    private boolean before(ShardSource left, ShardSource right) {
        AttributeValue leftKey = sortKey(left);
        AttributeValue rightKey = sortKey(right);
        if (leftKey == null || rightKey == null) {
            return false;
        }
        int compared = order.compare(leftKey, rightKey);
        return call.descending() ? compared > 0 : compared < 0;
    }

    private @Nullable AttributeValue sortKey(ShardSource shard) {
        String name = call.sortKey();
        Map<String, AttributeValue> item = shard.peek();
        return name == null || item == null ? null : item.get(name);
    }
}
