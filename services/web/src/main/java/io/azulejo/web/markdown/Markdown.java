package io.azulejo.web.markdown;

import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** CommonMark to HTML that is safe in a page. Thread-safe. */
public final class Markdown {
    private static final PolicyFactory SAFE = new HtmlPolicyBuilder()
            .allowCommonBlockElements()
            .allowCommonInlineFormattingElements()
            .allowElements("a", "img", "pre", "code", "hr", "br")
            .allowAttributes("href")
            .onElements("a")
            .allowAttributes("src", "alt", "title")
            .onElements("img")
            .allowAttributes("start")
            .onElements("ol")
            .allowUrlProtocols("http", "https", "mailto")
            .requireRelNofollowOnLinks()
            .toFactory();

    private final Parser parser = Parser.builder().build();
    // Raw HTML goes through to the sanitizer, which knows harmless tags from harmful ones.
    private final HtmlRenderer renderer = HtmlRenderer.builder().build();

    public String html(String markdown) {
        return SAFE.sanitize(renderer.render(parser.parse(markdown)));
    }
}
