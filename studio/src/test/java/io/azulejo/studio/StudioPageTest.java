package io.azulejo.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
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
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000); // for a busy machine
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
        shot(page, "overview");
        page.locator("#side a[href='#/design/wavyblog']").click();
        assertThat(page.locator("#tables")).containsText("POSTS_BY_USER#{authorId}");
        shot(page, "design");
        tab(page, "Findings");
        assertThat(page.locator("#findings")).containsText("AZ206");
        tab(page, "Access patterns");
        assertThat(page.locator("#patterns")).containsText("Query GSI1 GSI1PK = POSTS_BY_USER#{authorId}");
        page.getByLabel("Find an access pattern").fill("Get Posts by User");
        assertThat(page.locator("#patterns tbody tr")).hasCount(1);
        tab(page, "Diagram");
        assertThat(page.locator("svg.diagram")).containsText("Get All Posts");
        assertThat(page.locator("svg.diagram")).containsText(StudioHost.TABLE + " (PK, SK)");
        shot(page, "diagram");
    }

    @Test
    void table_isDrawnAsItemCollections_inTheEntitiesColours() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        Locator collection = page.locator(".collection[aria-label='POST#post-12']");
        assertThat(collection.locator(".stored").first()).containsText("METADATA#post-12");
        assertThat(collection.locator(".kind").first()).hasText("Post");
        shot(page, "table");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("GSI2"))
                .click();
        assertThat(page.locator(".collection h2").first()).containsText("POSTS_BY_CAT#");
        page.keyboard().press("/");
        page.keyboard().type("POSTS_BY_CAT#life");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        assertThat(page.locator(".stored")).hasCount(14);
        shot(page, "index");
    }

    @Test
    void collection_isSearchedBySortKeyOrderAndFilter_andTheAddressHoldsIt() {
        Page page = open(
                "#/table/" + StudioHost.TABLE
                        + "/GSI1?pk=POSTS_BY_USER%23john_doe&sk=POST%232024-01-15T10%3A30%3A1&order=desc",
                new NewPageOptions());
        assertThat(page.locator(".stored")).hasCount(10);
        assertThat(page.locator(".stored").first()).containsText("2024-01-15T10:30:19");
        page.getByText("Add a filter").click();
        page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Attribute"))
                .fill("Category");
        page.keyboard().press("Tab");
        page.locator(".filter az-field input").fill("tech");
        page.keyboard().press("Enter");
        assertThat(page.locator(".stored")).hasCount(5);
        assertThat(page.locator("p[role=status]")).containsText("5 items so far, 10 read");
        String address = page.url();
        Page again = CHROMIUM.page(new NewPageOptions(), faults::add);
        again.navigate(address);
        assertThat(again.locator(".stored")).hasCount(5);
        again.getByText("Grid", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(again.getByRole(AriaRole.GRID)).containsText("POST#post-18");
        again.getByText("Count all").click();
        assertThat(again.locator(".tools .chip")).containsText("5 in all");
    }

    @Test
    void tablesAndCounts_appearByThemselves() {
        Page page = open("", new NewPageOptions());
        assertThat(page.locator("#side")).containsText("wavyblog");
        STUDIO.fill("Newcomer", 3);
        assertThat(page.locator("#side a").filter(new Locator.FilterOptions().setHasText("Newcomer")))
                .isVisible();
        assertThat(page.locator("#side a").filter(new Locator.FilterOptions().setHasText("Newcomer")))
                .containsText("3");
    }

    @Test
    void unknownAddress_showsAPage() {
        Page page = open("#/table/none/GSI7", new NewPageOptions());
        assertThat(page.locator("az-empty")).containsText("No table none with an index GSI7");
        page.navigate(STUDIO.host.uri().resolve("/studio/") + "#/pattern/wavyblog/none");
        assertThat(page.locator("az-empty")).containsText("has no access pattern none");
    }

    @Test
    void pattern_isRunWithAForm_andShowsWhatItCost() {
        Page page = open("#/pattern/wavyblog/postsByUser", new NewPageOptions());
        Locator author = page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("authorId"));
        author.click();
        page.getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("john_doe"))
                .click();
        page.getByLabel("Page size").fill("5");
        page.keyboard().press("Enter");
        assertThat(page.locator("#requests")).containsText("1");
        assertThat(page.locator("a.stored")).hasCount(5);
        shot(page, "pattern");
        page.getByText("Next page").click();
        assertThat(page.locator("a.stored").first()).containsText("post-24");
        tab(page, "Sent");
        assertThat(page.locator("az-code").first()).containsText("POSTS_BY_USER#john_doe");
        tab(page, "Copy as");
        assertThat(page.locator("az-code").filter(new Locator.FilterOptions().setHasText("aws dynamodb query")))
                .isVisible();
        Assertions.assertThat(page.url()).contains("arguments=");
    }

    @Test
    void write_isTriedBeforeItIsRun() {
        Page page = open("#/pattern/garden/rename", new NewPageOptions());
        page.getByLabel("code").first().fill("A-7");
        page.getByLabel("name").fill("Peony");
        page.getByText("Try without writing").click();
        assertThat(page.locator("az-diff")).containsText("Peony");
        assertThat(page.locator("studio-pattern")).containsText("1 item would change");
        shot(page, "dry-run");
        page.getByText("Run", new Page.GetByTextOptions().setExact(true))
                .first()
                .click();
        question(page)
                .getByText("Run", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator("#requests")).containsText("1");
        page.navigate(STUDIO.host.uri().resolve("/studio/") + "#/table/Garden?pk=PLANT%23A-7");
        assertThat(page.locator(".stored").first()).containsText("Peony");
    }

    @Test
    void item_isEdited_afterItsEffectsWereSeen_andTakenBack() {
        Page page = open("#/table/" + StudioHost.TABLE + "?pk=POST%23post-4", new NewPageOptions());
        page.locator(".stored").click();
        page.getByLabel("Category", new Page.GetByLabelOptions().setExact(true)).fill("music");
        page.getByText("Preview changes").click();
        assertThat(page.locator("az-dialog")).containsText("POSTS_BY_CAT#music");
        page.getByText("Apply them").click();
        assertThat(page.locator("az-dialog li").filter(new Locator.FilterOptions().setHasText("GSI2 moves")))
                .isVisible();
        tab(page, "Changes");
        assertThat(page.locator("az-diff")).containsText("music");
        shot(page, "edit");
        page.getByText("Save", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByRole(AriaRole.DIALOG)).not().isVisible();
        assertThat(page.locator("az-toasts")).containsText("Saved");
        Assertions.assertThat(STUDIO.post("post-4"))
                .containsEntry("Category", AttributeValue.fromS("music"))
                .containsEntry("GSI2PK", AttributeValue.fromS("POSTS_BY_CAT#music"));
        page.getByText("Undo").click();
        assertThat(page.locator("az-toasts")).containsText("Taken back");
        Assertions.assertThat(STUDIO.post("post-4")).containsEntry("Category", AttributeValue.fromS("sport"));
    }

    @Test
    void edit_againstTheDesign_isSavedOnlyOnRequest_andEscapeAsksFirst() {
        Page page = open("#/table/" + StudioHost.TABLE + "?pk=POST%23post-6", new NewPageOptions());
        page.locator(".stored").click();
        page.getByLabel("Category", new Page.GetByLabelOptions().setExact(true)).fill("dance");
        page.keyboard().press("Escape");
        Locator question = question(page);
        assertThat(question).containsText("Discard the changes?");
        question.getByText("Cancel").click();
        assertThat(page.getByLabel("Category", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("dance");
        page.getByText("Save", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(question).containsText("The design would write some attributes otherwise");
        question.getByText("Cancel").click();
        Assertions.assertThat(STUDIO.post("post-6")).containsEntry("Category", AttributeValue.fromS("tech"));
    }

    @Test
    void newItem_startsFromAnEntity_withTheRightTypes() {
        Page page = open("#/table/Garden", new NewPageOptions());
        page.locator("az-button")
                .filter(new Locator.FilterOptions().setHasText("New item"))
                .click();
        page.locator("studio-item button.chip")
                .filter(new Locator.FilterOptions().setHasText("Watering"))
                .click();
        tab(page, "DynamoDB JSON");
        assertThat(page.getByLabel("The item in DynamoDB JSON"))
                .hasValue(Pattern.compile("\"WATERING\".*\"litres\": \\{\\s*\"N\"", Pattern.DOTALL));
    }

    @Test
    void statement_isExplainedAndRun() {
        Page page = open("#/statement", new NewPageOptions());
        page.getByLabel("Statement")
                .fill("SELECT * FROM \"" + StudioHost.TABLE + "\" WHERE \"Title\" = 'Post number 3'");
        assertThat(page.locator(".plan")).containsText("a Scan, because PK is not compared with =");
        page.keyboard().press("Control+Enter");
        assertThat(page.getByRole(AriaRole.GRID)).containsText("POST#post-3");
        shot(page, "partiql");
    }

    @Test
    void storedScript_isShownAsText() {
        Page page = open("#/table/" + StudioHost.TABLE + "?pk=POST%23post-9", new NewPageOptions());
        page.locator(".stored").first().click();
        tab(page, "DynamoDB JSON");
        assertThat(page.getByLabel("The item in DynamoDB JSON"))
                .hasValue(Pattern.compile("<script>document.title = 'run'</script>"));
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
        assertThat(page.locator(".stored").first()).isVisible();
        Assertions.assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(page.locator("#side")).not().isVisible();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Tables"))
                .click();
        assertThat(page.locator("#side")).isVisible();
        shot(page, "phone");
    }

    @Test
    void heatMap_underLoad_showsTheBusyPartitionFirst() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions().setColorScheme(ColorScheme.DARK));
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Heat map"))
                .click();
        assertThat(page.locator("p[role=status]")).containsText("Recording is off");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Record traffic"))
                .click();
        assertThat(page.locator("p[role=status]")).containsText("Recording");
        for (int i = 0; i < 400; i++) {
            STUDIO.post("post-" + (i % 10 == 0 ? i / 10 % 30 : 8));
        }
        Locator busiest = page.locator("table.heat tbody tr").first();
        assertThat(busiest).containsText("POST#post-8");
        assertThat(page.locator("table.heat caption")).containsText("of a partition's limit");
        shot(page, "heat");
        busiest.getByRole(AriaRole.LINK).click();
        assertThat(page.locator(".collection")).hasCount(1);
        assertThat(page.locator(".stored").first()).containsText("METADATA#post-8");
        STUDIO.api.post("traffic", Map.of("record", false)).hasStatus(200);
    }

    @Test
    void largeTable_comesAsOneGoesDown_andIsNotKeptWhole() {
        STUDIO.fill("Large", 1450);
        Page page = open("#/table/Large", new NewPageOptions());
        assertThat(page.locator(".stored").first()).isVisible();
        String first = page.locator(".collection h2").first().innerText();
        Locator status = page.locator("p[role=status]");
        assertThat(status).containsText("items so far");
        for (int i = 2; i <= 15; i++) {
            page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
            String shown = String.format(java.util.Locale.ROOT, "%,d items so far", Math.min(i * 100, 1450));
            assertThat(status).containsText(shown);
        }
        assertThat(status).containsText("no more items");
        Assertions.assertThat(page.locator(".stored").count()).isBetween(1, 500);
        page.evaluate("window.scrollTo(0, 0)");
        assertThat(page.locator(".collection h2").first()).hasText(first);
        assertThat(page.locator(".stored").first()).isVisible();
    }

    @Test
    void keyboard_aloneOpensAnItem_andComesBackToIt() {
        Page page = open("#/table/" + StudioHost.TABLE, new NewPageOptions());
        assertThat(page.locator(".stored").first()).isVisible();
        page.keyboard().press("/");
        page.keyboard().type("POST#post-11");
        page.keyboard().press("Enter");
        assertThat(page.locator(".collection")).hasCount(1);
        Locator item = page.locator(".stored").first();
        for (int i = 0; i < 20 && !(Boolean) item.evaluate("item => item === item.getRootNode().activeElement"); i++) {
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
                "#/heat/" + StudioHost.TABLE,
                "#/statement"
            })
    void pages_haveNoSeriousFindings_ofAxe(String place) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            Page page = open(place, new NewPageOptions().setColorScheme(scheme));
            assertThat(page.locator("h1")).isVisible();
            Assertions.assertThat(new AxeBuilder(page).analyze().getViolations())
                    .filteredOn(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                    .extracting(rule -> scheme + " " + rule.getId() + ": " + rule.getNodes())
                    .isEmpty();
            page.close();
        }
    }

    @Test
    void password_isAskedForWhereOthersCouldCome() {
        try (StudioHost locked = new StudioHost(StudioAccess.withPassword("open sesame"))) {
            List<String> refused = new ArrayList<>();
            Page page = CHROMIUM.page(new NewPageOptions(), refused::add);
            page.navigate(locked.host.uri().resolve("/studio/").toString());
            page.getByLabel("Password", new Page.GetByLabelOptions().setExact(true))
                    .fill("wrong");
            page.keyboard().press("Enter");
            assertThat(page.getByRole(AriaRole.ALERT)).containsText("The password is wrong");
            page.getByLabel("Password", new Page.GetByLabelOptions().setExact(true))
                    .fill("open sesame");
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

    /** Returns the question that is over everything else. Its buttons are in the slots of the dialog. */
    private static Locator question(Page page) {
        return page.locator("body > div > az-dialog[open]");
    }

    private static void tab(Page page, String name) {
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)))
                .click();
    }

    private static void shot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
    }
}
