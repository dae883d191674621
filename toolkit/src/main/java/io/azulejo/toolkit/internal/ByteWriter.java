package io.azulejo.toolkit.internal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Growing byte buffer with the methods of the JDK's data streams, without their locks. Not thread-safe. */
public final class ByteWriter {
    private static final int INITIAL_BYTES = 256;

    private byte[] bytes = new byte[INITIAL_BYTES];
    private int length;

    public ByteWriter int8(int number) {
        ensure(1);
        bytes[length++] = (byte) number;
        return this;
    }

    public ByteWriter int16(int number) {
        return int8(number >>> 8).int8(number);
    }

    public ByteWriter int32(int number) {
        return int16(number >>> 16).int16(number);
    }

    public ByteWriter text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the length and the bytes. */
    public ByteWriter bytes(byte[] more) {
        int32(more.length);
        ensure(more.length);
        System.arraycopy(more, 0, bytes, length, more.length);
        length += more.length;
        return this;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    private void ensure(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
