package io.azulejo.engine.stream;

import io.azulejo.engine.stream.StreamRecord.Cause;
import io.azulejo.engine.value.Item;
import java.nio.ByteBuffer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Binary format of a stream record: time, event and cause in ten bytes, then keys, old and new image, each preceded by
 * its length, which is -1 for an absent image.
 */
final class RecordCodec {
    private static final int ABSENT = -1;
    private static final int HEAD = Long.BYTES + 2;

    private RecordCodec() {}

    static byte[] encode(StreamRecord record) {
        ByteBuffer buffer = ByteBuffer.allocate(
                HEAD + 3 * Integer.BYTES + length(record.keys()) + length(record.before()) + length(record.after()));
        buffer.putLong(record.created().toEpochMilli());
        buffer.put(record.event().number()).put((byte) (record.cause() == Cause.EXPIRY ? 1 : 0));
        put(record.keys(), buffer);
        put(record.before(), buffer);
        put(record.after(), buffer);
        return buffer.array();
    }

    static StreamRecord decode(long sequence, byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        Instant created = Instant.ofEpochMilli(buffer.getLong());
        StreamRecord.Event event = StreamRecord.Event.of(buffer.get());
        Cause cause = buffer.get() == 1 ? Cause.EXPIRY : Cause.REQUEST;
        Item keys = item(buffer);
        if (keys == null) {
            throw new IllegalStateException("A stored stream record has no keys");
        }
        return new StreamRecord(sequence, event, cause, created, keys, item(buffer), item(buffer));
    }

    static long epochMilli(byte[] bytes) {
        return ByteBuffer.wrap(bytes).getLong();
    }

    private static int length(@Nullable Item item) {
        return item == null ? 0 : item.bytes().length;
    }

    private static void put(@Nullable Item item, ByteBuffer buffer) {
        if (item == null) {
            buffer.putInt(ABSENT);
        } else {
            buffer.putInt(item.bytes().length).put(item.bytes());
        }
    }

    private static @Nullable Item item(ByteBuffer buffer) {
        int length = buffer.getInt();
        if (length == ABSENT) {
            return null;
        }
        byte[] bytes = new byte[length];
        buffer.get(bytes);
        return Item.stored(bytes);
    }
}
