package io.azulejo.openapi;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** Writer of JSON text from maps, collections, strings, numbers and booleans. */
final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /** Returns the text of a value, indented so that differences between two builds are readable. */
    static String text(Object value) {
        Json json = new Json();
        json.write(value, "\n");
        return json.out.append('\n').toString();
    }

    private void write(Object value, String indent) {
        switch (value) {
            case Map<?, ?> object -> {
                out.append('{');
                Iterator<? extends Map.Entry<?, ?>> entries = object.entrySet().iterator();
                while (entries.hasNext()) {
                    Map.Entry<?, ?> entry = entries.next();
                    out.append(indent).append("  ");
                    string(String.valueOf(entry.getKey()));
                    out.append(": ");
                    write(entry.getValue(), indent + "  ");
                    out.append(entries.hasNext() ? "," : indent);
                }
                out.append('}');
            }
            case Collection<?> array -> {
                out.append('[');
                Iterator<?> items = array.iterator();
                while (items.hasNext()) {
                    write(items.next(), indent + "  ");
                    out.append(items.hasNext() ? ", " : "");
                }
                out.append(']');
            }
            case String text -> string(text);
            default -> out.append(value);
        }
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
