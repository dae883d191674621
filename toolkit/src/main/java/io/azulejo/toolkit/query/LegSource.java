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
    private final Legs legs;
    private final KeyOrder order = new KeyOrder();
    private int leg;
    private List<ShardSource> shards;

    /** A source over the partition keys of the shards of each leg, from a position or, if null, from the start. */
    LegSource(QueryCall call, Legs legs, @Nullable Position start) {
        this.call = call;
        this.legs = legs;
        this.leg = start == null ? 0 : start.leg();
        List<AttributeValue> keys = leg < legs.count() ? legs.shards(leg) : List.of();
        if (keys.isEmpty() || (start != null && start.shards().size() != keys.size())) {
            throw new InvalidCursorException("the query has fewer partitions now");
        }
        this.shards = open(keys, start == null ? starts(keys) : start.shards());
    }

    @Override
    public @Nullable Map<String, AttributeValue> next(int limit) {
        if (legExhausted() && leg < legs.count() - 1) {
            leg++;
            List<AttributeValue> keys = legs.shards(leg);
            shards = open(keys, starts(keys));
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
        return leg == legs.count() - 1 && legExhausted();
    }

    @Override
    public Position position() {
        List<ShardPosition> positions = new ArrayList<>(shards.size());
        for (ShardSource shard : shards) {
            positions.add(shard.position());
        }
        return new Position(leg, positions);
    }

    @Override
    public long evaluated() {
        return call.evaluated();
    }

    private boolean legExhausted() {
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
