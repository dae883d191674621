package io.azulejo.engine.rocksdb;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Number format of RocksDB's uint64add: eight bytes, little-endian. Negative numbers wrap around as in a Java long. */
final class Counter {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Counter() {}

    static byte[] encode(long number) {
        byte[] bytes = new byte[Long.BYTES];
        LONG.set(bytes, 0, number);
        return bytes;
    }

    static long decode(byte[] bytes) {
        return (long) LONG.get(bytes, 0);
    }
}
