package io.azulejo.http.markdown;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.footnotes.FootnotesExtension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.task.list.items.TaskListItemsExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/**
 * Renderer from GitHub-flavoured Markdown to sanitised HTML, with a cache of rendered texts. Thread-safe.
 *
 * <p>Beyond CommonMark it has tables, strikethrough, task lists, links without brackets, footnotes, and the language of a
 * fenced code block as a class.
 */
public final class Markdown {
    private static final long MAX_CACHED_CHARACTERS = 8L << 20;

    /** Ids of footnotes only: an id of the writer's choice could shadow one of the page. */
    private static final Pattern FOOTNOTE_ID = Pattern.compile("fn(ref)?-[A-Za-z0-9_-]{1,64}");

    private static final Pattern FOOTNOTE_CLASS = Pattern.compile("footnotes|footnote-(ref|backref)");
    private static final Pattern LANGUAGE_CLASS = Pattern.compile("language-[A-Za-z0-9+#._-]{1,40}");
    private static final Pattern ALIGNMENT = Pattern.compile("left|center|right");

    private static final PolicyFactory SAFE = new HtmlPolicyBuilder()
            .allowCommonBlockElements()
            .allowCommonInlineFormattingElements()
            .allowElements("a", "img", "pre", "code", "hr", "br", "del", "sup", "section")
            .allowElements("table", "thead", "tbody", "tr", "th", "td")
            .allowAttributes("href")
            .onElements("a")
            .allowAttributes("src", "alt", "title")
            .onElements("img")
            .allowAttributes("start")
            .onElements("ol")
            .allowAttributes("align")
            .matching(ALIGNMENT)
            .onElements("th", "td")
            .allowAttributes("class")
            .matching(LANGUAGE_CLASS)
            .onElements("code")
            .allowAttributes("class")
            .matching(FOOTNOTE_CLASS)
            .onElements("sup", "section", "a")
            .allowAttributes("id")
            .matching(FOOTNOTE_ID)
            .onElements("a", "li")
            .allowUrlProtocols("http", "https", "mailto")
            .requireRelNofollowOnLinks()
            .toFactory();

    private static final List<Extension> EXTENSIONS = List.of(
            TablesExtension.create(),
            StrikethroughExtension.create(),
            TaskListItemsExtension.create(),
            AutolinkExtension.create(),
            FootnotesExtension.create());

    private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
    // Raw HTML is passed to the sanitizer, which removes unsafe tags.
    private final HtmlRenderer renderer = HtmlRenderer.builder()
            .nodeRendererFactory(TaskMarkerRenderer::new)
            .extensions(EXTENSIONS)
            .build();

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
