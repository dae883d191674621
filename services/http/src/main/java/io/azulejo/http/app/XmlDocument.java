package io.azulejo.http.app;

import io.azulejo.ui.Html;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;

/** Builder of a small XML document, such as a feed. For one thread. */
public final class XmlDocument {
    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");

    /** Appends constant markup. */
    public XmlDocument raw(String markup) {
        xml.append(markup);
        return this;
    }

    /** Appends an element with text; characters that XML cannot contain are left out. */
    public XmlDocument element(String name, String text) {
        xml.append('<')
                .append(name)
                .append('>')
                .append(escaped(text))
                .append("</")
                .append(name)
                .append(">\n");
        return this;
    }

    /** Appends an element with one attribute more than its constant ones. */
    public XmlDocument link(String constant, String href) {
        xml.append("<link ")
                .append(constant)
                .append(" href=\"")
                .append(escaped(href))
                .append("\"/>\n");
        return this;
    }

    public void send(ServerResponse response, String contentType) {
        response.header(HeaderNames.CONTENT_TYPE, contentType).header(HeaderNames.CACHE_CONTROL, "no-cache");
        response.send(xml.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String escaped(String text) {
        StringBuilder allowed = new StringBuilder(text.length());
        text.codePoints().filter(XmlDocument::allowed).forEach(allowed::appendCodePoint);
        return Html.escape(allowed.toString());
    }

    private static boolean allowed(int character) {
        boolean surrogate = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
        return character == '\n'
                || character == '\t'
                || (character >= ' ' && !surrogate && character != 0xFFFE && character != 0xFFFF);
    }
}
