package io.azulejo.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.testing.Chromium;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Timeout(120)
class StudioPageTest {
    private static final Chromium CHROMIUM = new Chromium();
    private static final StudioHost STUDIO = new StudioHost(StudioAccess.onLoopback());

    private final List<String> faults = new ArrayList<>();

    @BeforeAll
    static void warm() {
        STUDIO.api.get("designs").hasStatus(200);
    }

    @AfterAll
    static void close() {
        STUDIO.close();
        CHROMIUM.close();
    }

    @AfterEach
    void nothingFailedInThePage() {
        Assertions.assertThat(faults).isEmpty();
    }

    @Test
    void home_leadsToDesignsAndTables() {
        Page page = open("", new NewPageOptions());
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Overview")))
                .isVisible();
        page.locator("#side")
                .getByText("wavyblog", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator("#tables")).containsText("POSTS_BY_USER#{authorId}");
        assertThat(page.locator("#findings")).containsText("AZ206");
        assertThat(page.locator("#patterns")).containsText("Query GSI1 GSI1PK = POSTS_BY_USER#{authorId}");
        assertThat(page.locator("svg.diagram")).containsText("Get All Posts");
        shot(page, "design");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("diagram"))
                .click();
        shot(page, "diagram");
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
        assertThat(page.locator(".collection h2").first()).containsText("POSTS_BY_CAT#");
        page.keyboard().press("/");
        page.keyboard().type("POSTS_BY_CAT#life");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        assertThat(page.locator(".item")).hasCount(14);
        shot(page, "index");
    }

    @Test
    void pattern_isRunWithAForm_andShowsWhatItCost() {
        Page page = open("#/pattern/wavyblog/postsByUser", new NewPageOptions());
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
        page.getByText("Preview changes").click();
        assertThat(page.locator("dialog")).containsText("POSTS_BY_CAT#music");
        page.getByText("Apply them").click();
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
    void page_ofAnotherOrigin_getsNothingAndChangesNothing() {
        List<String> blocked = new ArrayList<>();
        Page page = CHROMIUM.page(new NewPageOptions(), blocked::add);
        page.navigate("about:blank");
        String api = STUDIO.host.uri().resolve("/studio/api/").toString();
        String body = "{\"item\": {\"PK\": {\"S\": \"EVIL\"}, \"SK\": {\"S\": \"EVIL\"}}}";
        Assertions.assertThat(page.evaluate("url => fetch(url).then(() => 'read', () => 'refused')", api + "tables"))
                .isEqualTo("refused");
        page.evaluate(
                "([url, body]) => fetch(url, { method: 'POST', mode: 'no-cors', body }).catch(() => {})",
                List.of(api + "tables/" + StudioHost.TABLE + "/save", body));
        Assertions.assertThat(STUDIO.client
                        .getItem(get -> get.tableName(StudioHost.TABLE)
                                .key(Map.of("PK", AttributeValue.fromS("EVIL"), "SK", AttributeValue.fromS("EVIL"))))
                        .hasItem())
                .isFalse();
        Assertions.assertThat(blocked).isNotEmpty();
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

    @Test
    void heatMap_underLoad_showsTheBusyPartitionFirst() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions().setColorScheme(ColorScheme.DARK));
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Heat map"))
                .click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Recording is off");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Record traffic"))
                .click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("no traffic in the last minute");
        for (int i = 0; i < 400; i++) {
            STUDIO.post("post-" + (i % 10 == 0 ? i / 10 % 30 : 8));
        }
        Locator busiest = page.locator("table.heat tbody tr").first();
        assertThat(busiest).containsText("POST#post-8");
        assertThat(page.locator("table.heat caption")).containsText("of a partition's limit");
        shot(page, "heat");
        busiest.getByRole(AriaRole.LINK).click();
        assertThat(page.locator(".collection")).hasCount(1);
        assertThat(page.locator(".item").first()).containsText("METADATA#post-8");
        STUDIO.api.post("traffic", Map.of("record", false)).hasStatus(200);
    }

    @Test
    void largeTable_comesAsOneGoesDown_andIsNotKeptWhole() {
        STUDIO.fill("Large", 1450);
        Page page = open("#/table/Large", new NewPageOptions());
        assertThat(page.locator(".item").first()).isVisible();
        String first = page.locator(".collection h2").first().innerText();
        Locator status = page.getByRole(AriaRole.STATUS);
        assertThat(status).containsText("100 items so far");
        for (int i = 2; i <= 15; i++) {
            page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
            assertThat(status).containsText(Math.min(i * 100, 1450) + " items so far");
        }
        assertThat(status).containsText("no more items");
        Assertions.assertThat(page.locator(".item").count()).isBetween(1, 500);
        page.evaluate("window.scrollTo(0, 0)");
        assertThat(page.locator(".collection h2").first()).hasText(first);
        assertThat(page.locator(".item").first()).isVisible();
    }

    @Test
    void keyboard_aloneOpensAnItem_andComesBackToIt() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        assertThat(page.locator(".item").first()).isVisible();
        page.keyboard().press("/");
        page.keyboard().type("POST#post-11");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        Locator item = page.locator(".item").first();
        for (int i = 0; i < 10 && !(Boolean) item.evaluate("item => item === document.activeElement"); i++) {
            page.keyboard().press("Tab");
        }
        assertThat(item).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.getByRole(AriaRole.DIALOG)).not().isVisible();
        assertThat(item).isFocused();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#/",
                "#/design/wavyblog",
                "#/pattern/wavyblog/postsByUser",
                "#/table/" + StudioHost.TABLE,
                "#/heat/" + StudioHost.TABLE
            })
    void everythingToOperate_hasAName(String place) {
        Page page = open(place, new NewPageOptions());
        assertThat(page.locator("main h1")).isVisible();
        Assertions.assertThat(page.evaluate("""
                        () => [...document.querySelectorAll('a, button, input, textarea, select')]
                            .filter((element) => !(element.textContent.trim() || element.ariaLabel
                                || [...element.labels ?? []].some((label) => label.textContent.trim())))
                            .map((element) => element.outerHTML)
                        """)).isEqualTo(List.of());
    }

    @Test
    void password_isAskedForWhereOthersCouldCome() {
        try (StudioHost locked = new StudioHost(StudioAccess.withPassword("open sesame"))) {
            List<String> refused = new ArrayList<>();
            Page page = CHROMIUM.page(new NewPageOptions(), refused::add);
            page.navigate(locked.host.uri().resolve("/studio/").toString());
            page.getByLabel("Password").fill("wrong");
            page.keyboard().press("Enter");
            assertThat(page.getByRole(AriaRole.ALERT)).hasText("The password is wrong");
            page.getByLabel("Password").fill("open sesame");
            page.keyboard().press("Enter");
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Overview")))
                    .isVisible();
            // The browser logs 401 responses to the console.
            Assertions.assertThat(refused).allMatch(fault -> fault.contains("401"));
        }
    }

    private Page open(String place, NewPageOptions options) {
        Page page = CHROMIUM.page(options, faults::add);
        page.navigate(STUDIO.host.uri().resolve("/studio/") + place);
        return page;
    }

    private static void shot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
    }
}
