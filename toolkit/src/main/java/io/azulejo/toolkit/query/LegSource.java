package io.azulejo.toolkit.query;

import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Position.ShardPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of a query in order: leg after leg, such as months, and in each leg the shards merged by sort key. An
 * ordinary query is one leg of one shard. Not thread-safe.
 */
final class LegSource implements ItemSource {
    private final QueryCall call;
    private final List<List<AttributeValue>> legs;
    private final KeyOrder order = new KeyOrder();
    private int leg;
    private List<ShardSource> shards;

    /** A source over the partition keys of the shards of each leg, from a position or, if null, from the start. */
    LegSource(QueryCall call, List<List<AttributeValue>> legs, @Nullable Position start) {
        this.call = call;
        this.legs = legs;
        this.leg = start == null ? 0 : start.leg();
        if (leg >= legs.size()
                || (start != null && start.shards().size() != legs.get(leg).size())) {
            throw new InvalidCursorException("the query has fewer partitions now");
        }
        this.shards = open(
                start == null ? Collections.nCopies(legs.get(leg).size(), new ShardPosition.Start()) : start.shards());
    }

    @Override
    public @Nullable Map<String, AttributeValue> next(int limit) {
        if (legExhausted() && leg < legs.size() - 1) {
            leg++;
            shards = open(Collections.nCopies(legs.get(leg).size(), new ShardPosition.Start()));
        }
        ShardSource first = null;
        for (ShardSource shard : shards) {
            shard.fill(limit);
            if (shard.peek() == null && !shard.exhausted()) {
                // Its next item, which may be the first of all, is not known yet.
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
        return !legExhausted() && shards.stream().allMatch(shard -> shard.peek() != null || shard.exhausted());
    }

    @Override
    public boolean exhausted() {
        return leg == legs.size() - 1 && legExhausted();
    }

    @Override
    public Position position() {
        return new Position(leg, shards.stream().map(ShardSource::position).toList());
    }

    @Override
    public long evaluated() {
        return call.evaluated();
    }

    private boolean legExhausted() {
        return shards.stream().allMatch(ShardSource::exhausted);
    }

    private List<ShardSource> open(List<ShardPosition> positions) {
        List<ShardSource> opened = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            opened.add(new ShardSource(call, legs.get(leg).get(i), positions.get(i)));
        }
        return opened;
    }

    /** Equal sort keys keep the order of the shards, so that every page size gives the same order. */
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
