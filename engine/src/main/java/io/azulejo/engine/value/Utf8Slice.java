package io.azulejo.engine.value;

/** UTF-8 bytes of a text within a larger array. */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Utf8Slice(byte[] bytes, int from, int length) {

    public static Utf8Slice of(byte[] bytes) {
        return new Utf8Slice(bytes, 0, bytes.length);
    }
}
