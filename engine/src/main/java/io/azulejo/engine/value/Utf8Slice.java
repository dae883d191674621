package io.azulejo.engine.value;

/** The bytes of a text where they lie, among others. */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record Utf8Slice(byte[] bytes, int from, int length) {

    public static Utf8Slice of(byte[] bytes) {
        return new Utf8Slice(bytes, 0, bytes.length);
    }
}
