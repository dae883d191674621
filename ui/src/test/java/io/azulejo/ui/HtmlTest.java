package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void escape_everyCharacterOfMarkup_becomesAnEntity() {
        assertThat(Html.escape("<a href=\"x\" b='y'>`&</a>"))
                .isEqualTo("&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&#96;&amp;&lt;/a&gt;");
    }

    @Test
    void escape_textOfOtherScripts_staysAsItIs() {
        assertThat(Html.escape("São Luís 漢字 🧱")).isEqualTo("São Luís 漢字 🧱");
    }

    @Test
    void escapeJson_endOfScriptElement_isNotWritten() {
        assertThat(Html.escapeJson("{\"a\":\"</script><!--\u2028\"}"))
                .isEqualTo("{\"a\":\"\\u003c/script\\u003e\\u003c!--\\u2028\"}");
    }

    @Test
    void plus_textAndTrusted_escapesOnlyTheText() {
        assertThat(Html.trusted("<b>")
                        .plus(Html.text("<i>"))
                        .plus(Html.trusted("</b>"))
                        .markup())
                .isEqualTo("<b>&lt;i&gt;</b>");
    }
}
