package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Strings in JSON. The library looks at each character before it writes it; a long text without anything to escape is
 * recognised eight characters at a time, and copied.
 */
final class LongTexts implements JsonAdapter<String> {
    private static final int LONG = 64;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    @Override
    public void toJson(JsonWriter writer, String value) {
        if (value.length() >= LONG && plain(value.getBytes(StandardCharsets.UTF_8))) {
            writer.rawValue('"' + value + '"');
        } else {
            writer.value(value);
        }
    }

    @Override
    public String fromJson(JsonReader reader) {
        return reader.readString();
    }

    /** Whether all is ASCII from the space on, without quotes and backslashes. */
    private static boolean plain(byte[] text) {
        int at = 0;
        for (; at <= text.length - Long.BYTES; at += Long.BYTES) {
            long eight = (long) EIGHT.get(text, at);
            if ((special(eight) & HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; at < text.length; at++) {
            if (text[at] < ' ' || text[at] == '"' || text[at] == '\\') {
                return false;
            }
        }
        return true;
    }

    /** Sets the high bit of a byte that is beyond ASCII, below the space, a quote or a backslash. */
    private static long special(long eight) {
        return eight | below(eight, ' ') | below(eight ^ '"' * ONES, 1) | below(eight ^ '\\' * ONES, 1);
    }

    /** Sets the high bit of the lowest byte below a bound, and perhaps of others: enough to know whether there is one. */
    private static long below(long eight, int bound) {
        return (eight - bound * ONES) & ~eight;
    }
}
