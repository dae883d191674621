package io.azulejo.ui;

/** Safe HTML markup. Immutable. */
public record Html(String markup) {
    public static final Html EMPTY = new Html("");

    /** Escaped text. */
    public static Html text(String text) {
        return new Html(escape(text));
    }

    /** Markup that the caller has made safe, for example by a sanitizer. */
    public static Html trusted(String markup) {
        return new Html(markup);
    }

    public Html plus(Html more) {
        return new Html(markup + more.markup);
    }

    /** Escapes text for element content and for quoted attribute values. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                case '`' -> escaped.append("&#96;");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /** Escapes JSON for a script element: no text in it can end the element or open a comment. */
    static String escapeJson(String json) {
        return json.replace("&", "\\u0026")
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }
}
