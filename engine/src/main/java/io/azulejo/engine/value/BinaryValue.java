package io.azulejo.engine.value;

import java.util.Arrays;
import java.util.HexFormat;

/** Binary data, ordered by unsigned bytes. The array is not copied: the caller must not change it afterwards. */
public final class BinaryValue implements Value, Comparable<BinaryValue> {
    private final byte[] bytes;

    public BinaryValue(byte[] bytes) {
        this.bytes = bytes;
    }

    public byte[] bytes() {
        return bytes;
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.B;
    }

    @Override
    public int size() {
        return bytes.length;
    }

    @Override
    public int compareTo(BinaryValue other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BinaryValue binary && Arrays.equals(bytes, binary.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "BinaryValue[" + HexFormat.of().formatHex(bytes) + "]";
    }
}
