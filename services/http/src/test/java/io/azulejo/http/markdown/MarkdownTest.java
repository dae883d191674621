package io.azulejo.http.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MarkdownTest {
    private final Markdown markdown = new Markdown();

    @Test
    void html_ofCommonMark_keepsItsStructure() {
        assertThat(markdown.html("# Hello World\nThis is *my* first post\n\n1. a\n2. b\n\n```\ncode < x\n```"))
                .contains("<h1>Hello World</h1>")
                .contains("<em>my</em>")
                .contains("<ol>")
                .contains("<pre><code>code &lt; x");
    }

    @Test
    void html_ofLinks_allowsWebAndMailOnly() {
        assertThat(markdown.html("[a](https://example.com)")).contains("href=\"https://example.com\"");
        assertThat(markdown.html("[a](mailto:a@example.com)")).contains("mailto:");
        assertThat(markdown.html("![a](https://example.com/i.png)")).contains("<img");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "[a](javascript:alert(1))",
                "[a](JaVaScRiPt:alert(1))",
                "[a](data:text/html;base64,PHNjcmlwdD4=)",
                "![a](javascript:alert(1))",
                "<img src=x onerror=alert(1)>",
                "<a href=\"java\tscript:alert(1)\">x</a>",
                "<iframe src=\"https://example.com\"></iframe>",
                "<svg onload=alert(1)>",
                "<style>body{background:url(javascript:alert(1))}</style>",
                "<p style=\"position:fixed\" onclick=\"alert(1)\">x</p>",
                "<form action=https://example.com><input></form>",
                "- [ ] <input type=checkbox onclick=alert(1)>",
                "| a |\n|---|\n| <img src=x onerror=alert(1)> [b](javascript:alert(1)) |",
                "~~<script>alert(1)</script>~~",
                "x[^1]\n\n[^1]: [a](javascript:alert(1)) <svg onload=alert(1)>",
                "```java\" onload=\"alert(1)\nx\n```",
                "```x style=position:fixed\nx\n```"
            })
    void html_ofHostileText_runsNothing(String hostile) {
        assertThat(markdown.html(hostile))
                .doesNotContainPattern("(?i)<(script|iframe|svg|style|form|input|object)")
                .doesNotContainPattern("(?i)(javascript|data):")
                .doesNotContainPattern("(?i)<[^>]+ on[a-z]+=")
                .doesNotContainPattern("(?i)<[^>]+ style=");
    }

    @Test
    void html_ofGitHubFlavour_hasTablesTasksFootnotesAndLanguages() {
        assertThat(markdown.html("| a | b |\n|:--|--:|\n| 1 | 2 |"))
                .contains("<th align=\"left\">a</th>")
                .contains("<td align=\"right\">2</td>");
        assertThat(markdown.html("~~gone~~")).contains("<del>gone</del>");
        assertThat(markdown.html("- [x] done\n- [ ] open"))
                .containsPattern("<li>(\u2611|&#x2611;) done")
                .containsPattern("<li>(\u2610|&#x2610;) open");
        assertThat(markdown.html("See https://example.com/a_b.")).contains("href=\"https://example.com/a_b\"");
        assertThat(markdown.html("Write to ana@example.com")).contains("mailto:ana");
        assertThat(markdown.html("A claim[^why].\n\n[^why]: Because."))
                .contains("id=\"fnref-why\"")
                .contains("href=\"#fn-why\"")
                .contains("<li id=\"fn-why\">")
                .contains("href=\"#fnref-why\"");
        assertThat(markdown.html("```java\nint x;\n```")).contains("<code class=\"language-java\">int x;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<li id=\"az-host\">x</li>",
                "<a id=\"az-host\" class=\"primary\">x</a>",
                "<section class=\"wrap\" id=\"az-host\">x</section>",
                "<code class=\"az-dialog\">x</code>",
                "<sup class=\"footnote-ref az-dialog\">x</sup>",
                "| <td align=\"javascript:x\">y |\n|---|"
            })
    void html_ofIdsAndClassesOfTheWriter_hasNone(String hostile) {
        assertThat(markdown.html(hostile)).doesNotContainPattern("<[^>]+ (id|class|align)=");
    }

    @Test
    void html_ofControlAndAstralCharacters_survives() {
        assertThat(markdown.html("😀 \u0000 \u202e x")).contains("&#x1f600;"); // written as a character reference
    }
}
