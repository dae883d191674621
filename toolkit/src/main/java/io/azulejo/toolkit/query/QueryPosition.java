package io.azulejo.toolkit.query;

import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.internal.ByteWriter;
import io.azulejo.toolkit.internal.ItemBytes;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Position of a query: the current partition group and a position in each of its shards. Content of a cursor.
 * Immutable.
 *
 * @param group number of the current partition group
 */
record QueryPosition(int group, List<ShardPosition> shards) {

    /** Position in one shard. */
    sealed interface ShardPosition {
        record Start() implements ShardPosition {}

        /** After the item with this key. */
        record After(Map<String, AttributeValue> key) implements ShardPosition {}

        record End() implements ShardPosition {}
    }

    private static final int START = 0;
    private static final int AFTER = 1;
    private static final int END = 2;

    QueryPosition {
        shards = List.copyOf(shards);
    }

    /** Returns the position with every shard's key between the two sort keys. */
    QueryPosition inside(String sortKey, AttributeValue low, AttributeValue high, boolean descending) {
        KeyValueComparator order = new KeyValueComparator();
        List<ShardPosition> moved = new ArrayList<>(shards.size());
        for (ShardPosition shard : shards) {
            AttributeValue key =
                    shard instanceof ShardPosition.After after ? after.key().get(sortKey) : null;
            boolean below = key != null && order.compare(key, low) < 0;
            boolean above = key != null && order.compare(key, high) > 0;
            moved.add(
                    below || above ? below == descending ? new ShardPosition.End() : new ShardPosition.Start() : shard);
        }
        return new QueryPosition(group, moved);
    }

    byte[] toBytes() {
        ByteWriter out = new ByteWriter().int16(group).int16(shards.size());
        for (ShardPosition shard : shards) {
            switch (shard) {
                case ShardPosition.Start start -> out.int8(START);
                case ShardPosition.End end -> out.int8(END);
                case ShardPosition.After after -> ItemBytes.writeKey(out.int8(AFTER), after.key());
            }
        }
        return out.toBytes();
    }

    static QueryPosition fromBytes(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int leg = in.readUnsignedShort();
            int count = in.readUnsignedShort();
            List<ShardPosition> shards = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                shards.add(shard(in));
            }
            return new QueryPosition(leg, shards);
        } catch (IOException e) {
            throw new InvalidCursorException("its position has an unknown format", e);
        }
    }

    private static ShardPosition shard(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        return switch (kind) {
            case START -> new ShardPosition.Start();
            case AFTER -> new ShardPosition.After(ItemBytes.readKey(in));
            case END -> new ShardPosition.End();
            default -> throw new IOException("Unknown kind of position: " + kind);
        };
    }
}
