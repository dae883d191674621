package io.azulejo.http.app;

import io.azulejo.ui.Html;
import io.azulejo.ui.UiLanguage;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Builder of a reading page's markup. Text and attributes are escaped. For one thread. */
public final class Markup {
    private final StringBuilder html = new StringBuilder(4_096);
    private final UiLanguage language;

    public Markup(UiLanguage language) {
        this.language = language;
    }

    /** Appends markup that is constant or was made safe by a sanitizer. */
    public Markup raw(String markup) {
        html.append(markup);
        return this;
    }

    /** Appends a sanitized body without its first heading if that only repeats the title of the page. */
    public Markup body(String sanitized, String title) {
        String heading = "<h1>" + Html.escape(title) + "</h1>";
        return raw(sanitized.startsWith(heading) ? sanitized.substring(heading.length()) : sanitized);
    }

    public Markup text(String text) {
        html.append(Html.escape(text));
        return this;
    }

    /** Appends an element with text. */
    public Markup element(String name, String text) {
        return raw("<" + name + ">").text(text).raw("</" + name + ">");
    }

    public Markup link(String href, String label) {
        return link(href, label, "");
    }

    public Markup link(String href, String label, String classes) {
        raw("<a href=\"").text(href).raw("\"");
        if (!classes.isEmpty()) {
            raw(" class=\"").text(classes).raw("\"");
        }
        return raw(">").text(label).raw("</a>");
    }

    /** Appends an image by its URL if it is an HTTPS address; the policy of the pages allows no other. */
    public Markup image(@Nullable String url, String classes) {
        if (url != null && url.startsWith("https://")) {
            raw("<img loading=\"lazy\" alt=\"\" class=\"")
                    .text(classes)
                    .raw("\" src=\"")
                    .text(url)
                    .raw("\">");
        }
        return this;
    }

    /** Appends a date in the language of the page. */
    public Markup date(Instant time) {
        return raw("<time datetime=\"")
                .text(time.toString())
                .raw("\">")
                .text(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                        .withLocale(Locale.forLanguageTag(language.tag()))
                        .format(time.atOffset(ZoneOffset.UTC)))
                .raw("</time>");
    }

    /** Opens the header of a product's pages; {@link #endMasthead} closes it after its links. */
    public Markup masthead(String tile, String home, String title) {
        return raw("<header class=\"az-masthead\"><div><a class=\"az-brand\" href=\"")
                .text(home)
                .raw("\"><img src=\"")
                .text(tile)
                .raw("\" alt=\"\" width=\"34\" height=\"34\">")
                .text(title)
                .raw("</a>");
    }

    public Markup endMasthead() {
        return raw("</div></header><div class=\"az-frieze\"></div>");
    }

    public Html html() {
        return Html.trusted(html.toString());
    }

    @Override
    public String toString() {
        return html.toString();
    }
}
