package io.azulejo.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parts of one page, escaped as they are added. For one thread. */
public final class PageBuilder {
    private static final Pattern ELEMENT = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)+");
    private static final Pattern SCHEME = Pattern.compile("^[\\s\\p{Cntrl}]*([a-zA-Z][a-zA-Z0-9+.-]*):");

    private final PageShell shell;
    private final String title;
    private final UiLanguage language;
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder body = new StringBuilder();
    private final List<String> stylesheets = new ArrayList<>();
    private @Nullable String module;

    PageBuilder(PageShell shell, String title, UiLanguage language) {
        this.shell = shell;
        this.title = title;
        this.language = language;
        stylesheets.addAll(shell.stylesheets());
    }

    /** Module that runs the page, by bundle and file; what it imports is fetched with it. */
    public PageBuilder module(String path) {
        module = path;
        return this;
    }

    public PageBuilder stylesheet(String path) {
        stylesheets.add(path);
        return this;
    }

    public PageBuilder description(String text) {
        return meta("description", text);
    }

    public PageBuilder meta(String name, String content) {
        line("<meta name=\"", name, "\" content=\"", content, "\">");
        return this;
    }

    /** Open Graph and other properties of the document. */
    public PageBuilder property(String property, String content) {
        line("<meta property=\"", property, "\" content=\"", content, "\">");
        return this;
    }

    /** Link in the head, for example {@code canonical} or the {@code alternate} feed; type and title may be empty. */
    public PageBuilder link(String rel, String href, String type, String linkTitle) {
        head.append("<link rel=\"")
                .append(Html.escape(rel))
                .append("\" href=\"")
                .append(url(href))
                .append('"');
        if (!type.isEmpty()) {
            head.append(" type=\"").append(Html.escape(type)).append('"');
        }
        if (!linkTitle.isEmpty()) {
            head.append(" title=\"").append(Html.escape(linkTitle)).append('"');
        }
        head.append(">\n");
        return this;
    }

    /** JSON for the page's module, read there with {@code JSON.parse(document.getElementById(id).textContent)}. */
    public PageBuilder data(String id, String json) {
        body.append("<script type=\"application/json\" id=\"")
                .append(Html.escape(id))
                .append("\">")
                .append(Html.escapeJson(json))
                .append("</script>\n");
        return this;
    }

    /** Custom element of an app. Until its module runs, the page shows the frame of the app. */
    public PageBuilder app(String element) {
        if (!ELEMENT.matcher(element).matches()) {
            throw new IllegalArgumentException("Not a name of a custom element: " + element);
        }
        body.append('<')
                .append(element)
                .append("><div class=\"az-boot\"><img src=\"")
                .append(Html.escape(shell.tileUrl()))
                .append("\" alt=\"\" width=\"32\" height=\"32\"><span>")
                .append(Html.escape(shell.siteName()))
                .append("</span></div></")
                .append(element)
                .append(">\n");
        return this;
    }

    /** Markup of a page that is rendered on the server. */
    public PageBuilder content(Html markup) {
        body.append(markup.markup()).append('\n');
        return this;
    }

    public HtmlPage build() {
        UiAssets assets = shell.assets();
        StringBuilder html = new StringBuilder(4_096);
        html.append("<!doctype html>\n<html lang=\"")
                .append(language.tag())
                .append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
                .append(Html.escape(title.equals(shell.siteName()) ? title : title + " · " + shell.siteName()))
                .append("</title>\n<script src=\"")
                .append(assets.url("az/theme-early.js"))
                .append("\"></script>\n");
        for (String stylesheet : stylesheets) {
            html.append("<link rel=\"stylesheet\" href=\"")
                    .append(assets.url(stylesheet))
                    .append("\">\n");
        }
        html.append("<link rel=\"icon\" type=\"image/svg+xml\" href=\"")
                .append(shell.tileUrl())
                .append("\">\n")
                .append(head);
        if (module != null) {
            appendModule(html, assets, module);
        }
        html.append("</head>\n<body>\n").append(body);
        if (module != null) {
            html.append("<noscript><p class=\"az-noscript\">")
                    .append(Html.escape(language.noScript()))
                    .append("</p></noscript>\n");
        }
        return new HtmlPage(html.append("</body>\n</html>\n").toString(), shell.policy(), language);
    }

    private static void appendModule(StringBuilder html, UiAssets assets, String module) {
        html.append("<script type=\"importmap\">")
                .append(assets.importMap().json())
                .append("</script>\n");
        List<UiAsset> modules = assets.modules(module);
        for (UiAsset imported : modules.subList(1, modules.size())) {
            html.append("<link rel=\"modulepreload\" href=\"")
                    .append(imported.url())
                    .append("\">\n");
        }
        html.append("<script type=\"module\" src=\"").append(assets.url(module)).append("\"></script>\n");
    }

    /** Joins markup and values by turns; every second part is escaped. */
    private void line(String... parts) {
        for (int i = 0; i < parts.length; i++) {
            head.append(i % 2 == 0 ? parts[i] : Html.escape(parts[i]));
        }
        head.append('\n');
    }

    private static String url(String href) {
        var scheme = SCHEME.matcher(href);
        if (scheme.find()) {
            String name = scheme.group(1).toLowerCase(Locale.ROOT);
            if (!name.equals("http") && !name.equals("https")) {
                throw new IllegalArgumentException("Not a link: " + href);
            }
        }
        return Html.escape(href);
    }
}
