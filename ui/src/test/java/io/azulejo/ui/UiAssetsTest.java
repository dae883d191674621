package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class UiAssetsTest {
    /** Lit, the frame of an app with its menus, and the styles of every page. */
    private static final int FIRST_VIEW = 100_000;

    private final UiAssets assets = Gallery.ASSETS;

    @Test
    void url_fileOfABundle_holdsTheHashOfTheBundle() {
        assertThat(assets.url("az/button.js")).matches("/ui/az\\.[0-9a-f]{12}/button\\.js");
        assertThat(assets.url("gallery/gallery.js")).matches("/ui/gallery\\.[0-9a-f]{12}/gallery\\.js");
    }

    @Test
    void url_unknownFile_isRefused() {
        assertThatThrownBy(() -> assets.url("az/nothing.js")).hasMessage("No file az/nothing.js");
    }

    @Test
    void of_twoBundlesOfOneName_isRefused() {
        UiBundle bundle = UiBundle.of("gallery", Gallery.class, "gallery");

        assertThatThrownBy(() -> UiAssets.of(List.of(bundle, bundle))).hasMessageContaining("gallery");
    }

    @Test
    void modules_ofTheFrame_areItsImportsAndLit() {
        List<String> paths =
                assets.modules("az/app.js").stream().map(UiAsset::path).toList();

        assertThat(paths)
                .startsWith("az/app.js")
                .contains("az/element.js", "az/menu.js", "lit/lit-html/lit-html.js", "lit/lit-element/lit-element.js")
                .doesNotContain("az/grid.js");
    }

    @Test
    void firstView_compressed_isSmall() {
        int modules = assets.modules("az/app.js").stream()
                .mapToInt(UiAsset::transferSize)
                .sum();
        int styles = List.of(
                        "az/tokens.css",
                        "az/base.css",
                        "az/theme-early.js",
                        "az/tiles/azulejo.svg",
                        "az/tiles/frieze.svg")
                .stream()
                .mapToInt(path -> assets.asset(path).transferSize())
                .sum();
        int all = assets.modules("az/all.js").stream()
                .mapToInt(UiAsset::transferSize)
                .sum();
        System.out.println("First view " + (modules + styles) + " bytes, every component " + (all + styles) + " bytes");

        assertThat(modules + styles).isLessThan(FIRST_VIEW);
        assertThat(all + styles).isLessThan(FIRST_VIEW);
    }

    @Test
    void modules_ofAllComponents_importOnlyWhatThereIs() {
        // A broken import is not in the closure: every file has to be reached from somewhere.
        Map<String, Long> reached = assets.modules("gallery/gallery.js").stream()
                .collect(Collectors.groupingBy(UiAsset::path, Collectors.counting()));

        assertThat(UiBundle.designSystem().files().keySet().stream()
                        .filter(path -> path.endsWith(".js"))
                        .filter(path -> !List.of("theme-early.js", "router.js", "store.js", "task.js")
                                .contains(path))
                        .map(path -> "az/" + path))
                .allSatisfy(path -> assertThat(reached).containsKey(path));
    }

    @Test
    void scripts_ofTheDesignSystem_areShort() {
        UiBundle.designSystem().files().forEach((path, content) -> {
            if (path.endsWith(".js")) {
                assertThat(new String(content, StandardCharsets.UTF_8).lines().count())
                        .as(path)
                        .isLessThan(300);
            }
        });
    }
}
