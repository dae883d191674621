package io.azulejo.studio;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.studio.pattern.TablesOfDesigns;
import io.azulejo.testing.Chromium;
import io.azulejo.toolkit.ToolkitOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every access pattern of every design on the class path, filled in and run in the browser. */
@Timeout(300)
class EveryPatternTest {
    /** Fills every input of the form as a person could: by typing, or by choosing the last option. */
    private static final String FILL = """
            async () => {
              const inside = (root) => [...root.querySelectorAll("*")].flatMap((element) => [element, ...(element.shadowRoot ? inside(element.shadowRoot) : [])]);
              const form = inside(document).find((element) => element.localName === "studio-pattern").shadowRoot.querySelector("form");
              const value = (input) => {
                const label = input.labels?.[0]?.textContent ?? "";
                const help = input.getRootNode().querySelector(".help")?.textContent ?? "";
                if (input.type === "date") return "2026-04-01";
                if (input.type === "month") return "2026-04";
                if (input.type === "number") return "5";
                if (/Instant/.test(help)) return "2026-04-01T10:00:00Z";
                if (/OffsetDateTime/.test(help)) return "2026-04-01T10:00:00+01:00";
                if (/UUID/.test(help)) return "01890a5d-ac96-774b-bcce-b302099a8057";
                if (/int|long|double|BigDecimal|Integer/.test(help) || /^(rank|number|height|litres)/.test(label)) return "7";
                if (/DeliverySlot/.test(help)) return "2026-04-01";
                return "A-7";
              };
              for (const element of inside(form)) {
                if (element.localName === "select") {
                  element.value = [...element.options].at(-1).value;
                  element.dispatchEvent(new Event("change", { bubbles: true }));
                } else if (element.localName === "input" || element.localName === "textarea") {
                  element.value = value(element);
                  element.dispatchEvent(new Event("input", { bubbles: true }));
                  element.dispatchEvent(new Event("change", { bubbles: true }));
                  element.dispatchEvent(new Event("blur"));
                }
                await new Promise(requestAnimationFrame);
              }
            }
            """;

    @Test
    void everyPattern_ofEveryDesign_isRunByItsForm() {
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000); // for a busy machine
        ClassLoader loader = EveryPatternTest.class.getClassLoader();
        ToolkitOptions options =
                ToolkitOptions.defaults().variables(Map.of("StackName", "azulejo", "Environment", "test"));
        List<String> faults = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        int run = 0;
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();
                Host host = Host.start(
                        HostOptions.defaults().withPort(0).withRates(Map.of()),
                        List.of(),
                        new HostExtensions(
                                List.of(new Studio(
                                        client, new StudioOptions(options, loader, StudioAccess.onLoopback()))),
                                List.of(),
                                Map.of(),
                                Map.of()));
                Chromium chromium = new Chromium()) {
            DesignCatalog catalog = DesignCatalog.onClassPath(loader);
            TablesOfDesigns.create(catalog, client, options, loader);
            Page page = chromium.page(new NewPageOptions(), faults::add);
            page.navigate(host.uri().resolve("/studio/").toString());
            assertThat(page.locator("#side")).isVisible();
            for (var design : catalog.all()) {
                for (var pattern : design.definition().patterns()) {
                    String place = "#/pattern/" + catalog.nameOf(design) + "/"
                            + design.definition().key(pattern);
                    page.evaluate("place => { location.hash = place; }", place);
                    assertThat(page.locator("studio-pattern h1")).hasText(pattern.name());
                    page.evaluate(FILL);
                    Locator attempt = page.getByText("Try without writing");
                    (attempt.count() > 0
                                    ? attempt
                                    : page.locator("form az-button")
                                            .filter(new Locator.FilterOptions().setHasText("Run")))
                            .click();
                    Locator outcome = page.locator("#requests, studio-pattern .notice.bad")
                            .first();
                    assertThat(outcome).isVisible();
                    if (page.locator("#requests").count() == 0) {
                        failed.add(place + ": " + outcome.innerText());
                    }
                    run++;
                }
            }
        }
        Assertions.assertThat(failed).as("of %s patterns", run).isEmpty();
        Assertions.assertThat(run).isGreaterThan(140);
        Assertions.assertThat(faults).isEmpty();
    }
}
