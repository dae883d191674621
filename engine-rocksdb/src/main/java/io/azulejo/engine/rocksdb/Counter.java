package io.azulejo.engine.rocksdb;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Number format of RocksDB's uint64add: eight bytes, little-endian. Negative numbers wrap around as in a Java long. */
final class Counter {
    private Counter() {}

    static byte[] encode(long number) {
        return ByteBuffer.allocate(Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(number)
                .array();
    }

    static long decode(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }
}
