package io.azulejo.http.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * JSON adapter for strings. The library examines each character of a string; this adapter scans the UTF-8 bytes of a
 * long string once, escapes what it must and copies the rest.
 */
final class StringAdapter implements JsonAdapter<String> {
    private static final int LONG = 64;
    private static final int LONGEST_ESCAPE = "\\u0000".length();
    private static final int ROOM_FOR_ESCAPES = 64;
    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);

    @Override
    public void toJson(JsonWriter writer, String value) {
        if (value.length() < LONG) {
            writer.value(value);
            return;
        }
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        int special = nextSpecial(text, 0);
        // One ISO 8859-1 character per UTF-8 byte: the writer copies the low byte of each character.
        RawJson.write(
                writer,
                special == text.length
                        ? '"' + new String(text, StandardCharsets.ISO_8859_1) + '"'
                        : escaped(text, special));
    }

    @Override
    public String fromJson(JsonReader reader) {
        return reader.readString();
    }

    /** Returns the position of the next byte that must be escaped, or the length of the text. */
    private static int nextSpecial(byte[] text, int from) {
        int at = from;
        while (at < text.length && !isSpecial(text[at])) {
            at++;
        }
        return at;
    }

    private static boolean isSpecial(byte one) {
        return (one >= 0 && one < ' ') || one == '"' || one == '\\';
    }

    private static String escaped(byte[] text, int firstSpecial) {
        byte[] out = new byte[text.length + ROOM_FOR_ESCAPES];
        out[0] = '"';
        int length = 1;
        int from = 0;
        for (int at = firstSpecial; at < text.length; at = nextSpecial(text, from)) {
            int least = length + (text.length - from) + LONGEST_ESCAPE + 1;
            if (least > out.length) {
                out = Arrays.copyOf(out, least + least / 2);
            }
            System.arraycopy(text, from, out, length, at - from);
            length = escape(text[at], out, length + at - from);
            from = at + 1;
        }
        System.arraycopy(text, from, out, length, text.length - from);
        length += text.length - from;
        out[length] = '"';
        return new String(out, 0, length + 1, StandardCharsets.ISO_8859_1);
    }

    private static int escape(byte special, byte[] out, int at) {
        int length = at;
        out[length++] = '\\';
        byte letter = letter(special);
        out[length++] = letter;
        if (letter == 'u') {
            out[length++] = '0';
            out[length++] = '0';
            out[length++] = HEX[special >> 4];
            out[length++] = HEX[special & 15];
        }
        return length;
    }

    private static byte letter(byte special) {
        return switch (special) {
            case '"', '\\' -> special;
            case '\b' -> 'b';
            case '\f' -> 'f';
            case '\n' -> 'n';
            case '\r' -> 'r';
            case '\t' -> 't';
            default -> 'u';
        };
    }
}
