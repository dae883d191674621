package io.azulejo.designtools.template;

import java.util.ArrayList;
import java.util.List;

/** Writer of HCL in the format of {@code terraform fmt}: the equals signs of adjacent attributes are aligned. */
final class HclWriter {
    private record Attribute(String name, String value) {}

    private final StringBuilder text = new StringBuilder();
    private final List<Attribute> pending = new ArrayList<>();
    private int depth;
    private boolean first = true;

    void open(String head) {
        flush();
        if (!first) {
            text.append('\n');
        }
        indent().append(head).append(" {\n");
        depth++;
        first = true;
    }

    void attribute(String name, String value) {
        pending.add(new Attribute(name, value));
    }

    void close() {
        flush();
        depth--;
        indent().append("}\n");
        first = false;
    }

    String text() {
        return text.toString();
    }

    private void flush() {
        int width = pending.stream()
                .mapToInt(attribute -> attribute.name.length())
                .max()
                .orElse(0);
        for (Attribute attribute : pending) {
            indent().append(attribute.name)
                    .append(" ".repeat(width - attribute.name.length()))
                    .append(" = ")
                    .append(attribute.value)
                    .append('\n');
            first = false;
        }
        pending.clear();
    }

    private StringBuilder indent() {
        return text.append("  ".repeat(depth));
    }
}
