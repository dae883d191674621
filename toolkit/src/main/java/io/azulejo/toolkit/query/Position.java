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
 * Where a query stands: in which of its legs, and there in each shard. What a cursor holds. Immutable.
 *
 * @param leg the number of the partition or month being read
 */
record Position(int leg, List<ShardPosition> shards) {

    /** Where one shard stands. */
    sealed interface ShardPosition {
        record Start() implements ShardPosition {}

        /** After the item with this key. */
        record After(Map<String, AttributeValue> key) implements ShardPosition {}

        record End() implements ShardPosition {}
    }

    private static final int START = 0;
    private static final int AFTER = 1;
    private static final int END = 2;

    Position {
        shards = List.copyOf(shards);
    }

    byte[] toBytes() {
        ByteWriter out = new ByteWriter().int16(leg).int16(shards.size());
        for (ShardPosition shard : shards) {
            switch (shard) {
                case ShardPosition.Start start -> out.int8(START);
                case ShardPosition.End end -> out.int8(END);
                case ShardPosition.After after -> ItemBytes.writeKey(out.int8(AFTER), after.key());
            }
        }
        return out.toBytes();
    }

    static Position fromBytes(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int leg = in.readUnsignedShort();
            int count = in.readUnsignedShort();
            List<ShardPosition> shards = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                shards.add(shard(in));
            }
            return new Position(leg, shards);
        } catch (IOException e) {
            throw new InvalidCursorException("it holds no position of this version", e);
        }
    }

    private static ShardPosition shard(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        return switch (kind) {
            case START -> new ShardPosition.Start();
            case AFTER -> new ShardPosition.After(ItemBytes.readKey(in));
            case END -> new ShardPosition.End();
            default -> throw new IOException("No position is of kind " + kind);
        };
    }
}
