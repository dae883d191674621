package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageBuilderTest {
    private static final String HOSTILE = "\"><script>alert(1)</script>";

    private final PageShell shell = PageShell.of(UiAssets.of(List.of()), "Orders", "orders");

    @Test
    void build_hostileValues_areEscapedEverywhere() {
        String html = shell.page(HOSTILE, UiLanguage.EN)
                .description(HOSTILE)
                .meta(HOSTILE, HOSTILE)
                .property(HOSTILE, HOSTILE)
                .link(HOSTILE, "/" + HOSTILE, HOSTILE, HOSTILE)
                .data(HOSTILE, "{\"a\":\"</script><script>\"}")
                .content(Html.text(HOSTILE))
                .build()
                .html();

        assertThat(html).doesNotContain("<script>");
    }

    @Test
    void build_module_comesAfterTheImportMapWithItsImports() {
        String html = shell.page("Orders", UiLanguage.EN)
                .module("az/button.js")
                .app("orders-app")
                .build()
                .html();

        assertThat(html).contains("<title>Orders</title>", "<orders-app>", "</orders-app>");
        assertThat(html.indexOf("type=\"importmap\"")).isLessThan(html.indexOf("rel=\"modulepreload\""));
        assertThat(html.indexOf("rel=\"modulepreload\"")).isLessThan(html.indexOf("type=\"module\""));
    }

    @Test
    void build_pageToRead_hasNoModule() {
        String html = shell.page("A post", UiLanguage.PT)
                .stylesheet("az/prose.css")
                .content(Html.trusted("<article></article>"))
                .build()
                .html();

        assertThat(html)
                .contains("<title>A post · Orders</title>", "<html lang=\"pt\">", "<article></article>")
                .doesNotContain("importmap", "noscript");
    }

    @Test
    void link_scriptUrl_isRefused() {
        PageBuilder page = shell.page("x", UiLanguage.EN);

        assertThatThrownBy(() -> page.link("canonical", " JavaScript:alert(1)", "", ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void app_nameThatIsNoElement_isRefused() {
        PageBuilder page = shell.page("x", UiLanguage.EN);

        assertThatThrownBy(() -> page.app("script")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> page.app("x-y onload=z")).isInstanceOf(IllegalArgumentException.class);
    }
}
