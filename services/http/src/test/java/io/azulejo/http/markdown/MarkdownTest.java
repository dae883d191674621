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
                "<form action=https://example.com><input></form>"
            })
    void html_ofHostileText_runsNothing(String hostile) {
        assertThat(markdown.html(hostile))
                .doesNotContainPattern("(?i)<(script|iframe|svg|style|form|input|object)")
                .doesNotContainPattern("(?i)(javascript|data):")
                .doesNotContainPattern("(?i)<[^>]+ on[a-z]+=")
                .doesNotContainPattern("(?i)<[^>]+ style=");
    }

    @Test
    void html_ofControlAndAstralCharacters_survives() {
        assertThat(markdown.html("😀 \u0000 \u202e x")).contains("&#x1f600;"); // written as a character reference
    }
}
