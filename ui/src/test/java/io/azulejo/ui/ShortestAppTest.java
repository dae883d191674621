package io.azulejo.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ShortestAppTest {
    @RegisterExtension
    static final BrowserExtension BROWSER = new BrowserExtension("status of 503");

    @Test
    void document_ofTheModule_showsTheAppThatIsTested() throws IOException {
        String app = new String(Gallery.ASSETS.asset("notes/app.js").content(), StandardCharsets.UTF_8);

        assertThat(Files.readString(Path.of("../docs/reference/ui.md"))).contains("```js\n" + app + "```");
    }

    @Test
    void app_afterAFailure_showsTheProblemAndTriesAgain() {
        Page page = BROWSER.open("/notes/");
        assertThat(page.locator("az-card h3")).hasText("Tiles");

        page.route(
                "**/notes/notes",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setStatus(503)
                        .setContentType("application/problem+json")
                        .setBody("{\"title\":\"Not available\",\"detail\":\"Try later\"}")));
        page.reload();
        assertThat(page.locator("az-error")).isVisible();
        assertThat(page.locator("az-error p").first()).hasText("Try later");
        page.unroute("**/notes/notes");
        page.locator("az-error az-button button").click();

        assertThat(page.locator("az-card h3")).hasText("Tiles");
    }
}
