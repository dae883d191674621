package io.azulejo.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.azulejo.studio.access.StudioAccess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StudioPageTest {
    private static final Browser BROWSER = new Browser();
    private static final StudioHost STUDIO = new StudioHost(StudioAccess.onLoopback());

    private final List<String> failures = new ArrayList<>();

    @BeforeAll
    static void warm() {
        STUDIO.api.get("designs").hasStatus(200);
    }

    @AfterAll
    static void close() {
        STUDIO.close();
        BROWSER.close();
    }

    @AfterEach
    void nothingFailedInThePage() {
        Assertions.assertThat(failures).isEmpty();
    }

    @Test
    void home_leadsToDesignsAndTables() {
        Page page = open("", new NewPageOptions());
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("What is here")))
                .isVisible();
        page.locator("#side").getByText("WavyBlogTable").click();
        assertThat(page.locator("#tables")).containsText("POSTS_BY_USER#{authorId}");
        assertThat(page.locator("#findings")).containsText("AZ206");
        assertThat(page.locator("svg.diagram")).isVisible();
        shot(page, "design");
    }

    @Test
    void table_isDrawnAsItemCollections_inTheEntitiesColours() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        Locator collection = page.locator(".collection[aria-label='POST#post-12']");
        assertThat(collection.locator(".item").first()).containsText("METADATA#post-12");
        assertThat(collection.locator(".kind").first()).hasText("Post");
        shot(page, "table");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("GSI2"))
                .click();
        assertThat(page.locator(".collection h3").first()).containsText("POSTS_BY_CAT#");
        page.keyboard().press("/");
        page.keyboard().type("POSTS_BY_CAT#life");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        assertThat(page.locator(".item")).hasCount(14);
        shot(page, "index");
    }

    @Test
    void pattern_isRunWithAForm_andShowsWhatItCost() {
        Page page = open("#/pattern/WavyBlogTable/postsByUser", new NewPageOptions());
        page.getByLabel("authorId").fill("john_doe");
        page.getByLabel("page size").fill("5");
        page.keyboard().press("Enter");
        assertThat(page.locator("#requests")).hasText("1");
        assertThat(page.locator("pre").last()).containsText("POSTS_BY_USER#john_doe");
        assertThat(page.locator(".item")).hasCount(5);
        shot(page, "pattern");
        page.getByText("Next page").click();
        assertThat(page.locator(".item").first()).containsText("post-24");
    }

    @Test
    void item_isEdited_afterItsEffectsWereSeen() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        page.getByRole(AriaRole.SEARCHBOX).fill("POST#post-4");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        page.locator(".item").click();
        page.getByText("Edit", new Page.GetByTextOptions().setExact(true)).click();
        Locator source = page.locator("dialog textarea");
        source.fill(source.inputValue().replace("\"sport\"", "\"music\""));
        page.getByText("What would change").click();
        assertThat(page.locator("dialog")).containsText("POSTS_BY_CAT#music");
        page.getByText("Write it so").click();
        assertThat(page.locator("dialog li").filter(new Locator.FilterOptions().setHasText("GSI2 moves")))
                .isVisible();
        shot(page, "edit");
        page.getByText("Save", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("dialog")).not().isVisible();
        Assertions.assertThat(STUDIO.post("post-4"))
                .containsEntry("Category", AttributeValue.fromS("music"))
                .containsEntry("GSI2PK", AttributeValue.fromS("POSTS_BY_CAT#music"));
    }

    @Test
    void storedScript_isShownAsText() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        page.getByRole(AriaRole.SEARCHBOX).fill("POST#post-9");
        page.keyboard().press("Enter");
        page.locator(".item").first().click();
        assertThat(page.locator("dialog dl")).containsText("<script>document.title = 'run'</script>");
        assertThat(page).hasTitle(Pattern.compile("Azulejo Studio"));
    }

    @Test
    void phone_inTheDark_fitsTheScreen() {
        Page page = open(
                "#/table/" + StudioHost.TABLE,
                new NewPageOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK));
        assertThat(page.locator(".item").first()).isVisible();
        Assertions.assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(page.locator("#side")).not().isVisible();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Menu"))
                .click();
        assertThat(page.locator("#side")).isVisible();
        shot(page, "phone");
    }

    private Page open(String place, NewPageOptions options) {
        Page page = BROWSER.page(options);
        page.onPageError(failures::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                failures.add(message.text());
            }
        });
        page.navigate(STUDIO.host.uri().resolve("/studio/") + place);
        return page;
    }

    private static void shot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
    }
}
