package io.azulejo.engine.backup;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemDecoder;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** Writer of items as lines of DynamoDB JSON: {@code {"Item":{"id":{"S":"1"}}}}. Stateless. */
final class ItemLines {
    private static final char FIRST_PRINTABLE = 0x20;

    private ItemLines() {}

    static String line(Item item) {
        StringBuilder out = new StringBuilder(256).append("{\"Item\":");
        ItemDecoder reader = new ItemDecoder(item);
        attributes(reader, reader.count(), out);
        return out.append("}\n").toString();
    }

    private static void attributes(ItemDecoder reader, int count, StringBuilder out) {
        out.append('{');
        for (int i = 0; i < count; i++) {
            out.append(i == 0 ? "" : ",");
            string(reader.name(), out);
            out.append(':');
            value(reader, out);
        }
        out.append('}');
    }

    private static void value(ItemDecoder reader, StringBuilder out) {
        var type = reader.type();
        out.append("{\"").append(type.name()).append("\":");
        switch (type) {
            case S -> string(reader.text(), out);
            case N -> string(reader.numberText(), out);
            case B -> string(base64(reader), out);
            case BOOL -> out.append(reader.bool());
            case NULL -> out.append(true);
            case SS -> list(reader, out, () -> string(reader.text(), out));
            case NS -> list(reader, out, () -> string(reader.numberText(), out));
            case BS -> list(reader, out, () -> string(base64(reader), out));
            case L -> list(reader, out, () -> value(reader, out));
            case M -> attributes(reader, reader.elements(), out);
        }
        out.append('}');
    }

    private static String base64(ItemDecoder reader) {
        return Base64.getEncoder().encodeToString(reader.binary());
    }

    private static void list(ItemDecoder reader, StringBuilder out, Runnable element) {
        int count = reader.elements();
        out.append('[');
        for (int i = 0; i < count; i++) {
            out.append(i == 0 ? "" : ",");
            element.run();
        }
        out.append(']');
    }

    /** Appends a JSON string, or null. */
    static void string(@Nullable String text, StringBuilder out) {
        if (text == null) {
            out.append("null");
            return;
        }
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < FIRST_PRINTABLE) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
