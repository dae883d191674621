package io.azulejo.http.markdown;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** Renderer from CommonMark to sanitised HTML, with a cache of rendered texts. Thread-safe. */
public final class Markdown {
    private static final long MAX_CACHED_CHARACTERS = 8L << 20;

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
    // Raw HTML is passed to the sanitizer, which removes unsafe tags.
    private final HtmlRenderer renderer = HtmlRenderer.builder().build();

    private final Cache<String, String> rendered = Caffeine.newBuilder()
            .maximumWeight(MAX_CACHED_CHARACTERS)
            .<String, String>weigher((markdown, html) -> markdown.length() + html.length())
            .build();

    public String html(String markdown) {
        return rendered.get(markdown, this::render);
    }

    private String render(String markdown) {
        return SAFE.sanitize(renderer.render(parser.parse(markdown)));
    }
}
