package io.azulejo.engine.store;

import java.util.Arrays;

/** Builder of store keys. Not thread-safe; {@link #bytes()} returns copies, so the builder can be reused after it. */
public final class KeyWriter {
    private byte[] buffer;
    private int position;

    public KeyWriter(Keyspace keyspace) {
        this(new byte[] {keyspace.number()}, 64);
    }

    /** Creates a builder that continues a prefix. */
    public KeyWriter(byte[] prefix, int more) {
        buffer = Arrays.copyOf(prefix, prefix.length + more);
        position = prefix.length;
    }

    public KeyWriter int32(int number) {
        ensure(4);
        for (int shift = 24; shift >= 0; shift -= 8) {
            buffer[position++] = (byte) (number >>> shift);
        }
        return this;
    }

    public KeyWriter int64(long number) {
        ensure(8);
        for (int shift = 56; shift >= 0; shift -= 8) {
            buffer[position++] = (byte) (number >>> shift);
        }
        return this;
    }

    public KeyWriter spread(byte[] partitionKey) {
        return spread(partitionKey, 0, partitionKey.length);
    }

    /** Appends a two-byte hash that distributes partition keys evenly, so that a scan can be divided into segments. */
    public KeyWriter spread(byte[] bytes, int from, int length) {
        int hash = hash(bytes, from, length) * 0x9e3779b1;
        hash ^= hash >>> 15;
        ensure(2);
        buffer[position++] = (byte) (hash >>> 8);
        buffer[position++] = (byte) hash;
        return this;
    }

    /** Returns the hash of {@link Arrays#hashCode(byte[])} for a part of an array. */
    private static int hash(byte[] bytes, int from, int length) {
        int hash = 1;
        for (int at = from; at < from + length; at++) {
            hash = 31 * hash + bytes[at];
        }
        return hash;
    }

    public KeyWriter part(byte[] bytes) {
        return part(bytes, 0, bytes.length);
    }

    /** Appends a whole key part: escaped and terminated. */
    public KeyWriter part(byte[] bytes, int from, int length) {
        open(bytes, from, length);
        buffer[position++] = 0;
        buffer[position++] = 0;
        return this;
    }

    /** Appends an unterminated key part: the prefix of every part that begins with these bytes. */
    public KeyWriter open(byte[] bytes) {
        return open(bytes, 0, bytes.length);
    }

    private KeyWriter open(byte[] bytes, int from, int length) {
        if (!hasZero(bytes, from, length)) {
            ensure(length + 2);
            System.arraycopy(bytes, from, buffer, position, length);
            position += length;
            return this;
        }
        ensure(2 * length + 2);
        for (int at = from; at < from + length; at++) {
            buffer[position++] = bytes[at];
            if (bytes[at] == 0) {
                buffer[position++] = (byte) 0xff;
            }
        }
        return this;
    }

    private static boolean hasZero(byte[] bytes, int from, int length) {
        for (int at = from; at < from + length; at++) {
            if (bytes[at] == 0) {
                return true;
            }
        }
        return false;
    }

    public KeyWriter raw(byte[] bytes, int from, int to) {
        ensure(to - from);
        System.arraycopy(bytes, from, buffer, position, to - from);
        position += to - from;
        return this;
    }

    public byte[] bytes() {
        return Arrays.copyOf(buffer, position);
    }

    /** Returns the key without a copy if the capacity was exact. The builder must not be used afterwards. */
    public byte[] finished() {
        return position == buffer.length ? buffer : bytes();
    }

    /** Returns the smallest key after every key that begins with {@code prefix}. */
    public static byte[] after(byte[] prefix) {
        byte[] next = prefix.clone();
        int last = next.length - 1;
        while (next[last] == (byte) 0xff) {
            last--;
        }
        next[last]++;
        return Arrays.copyOf(next, last + 1);
    }

    private void ensure(int more) {
        if (position + more > buffer.length) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, position + more));
        }
    }
}
