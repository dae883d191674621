package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.Chromium;
import io.azulejo.testkit.TestClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Swagger UI page of a service in a real browser. */
@Timeout(120)
final class TryPageTest {

    @Test
    void tryPage_inABrowser_showsTheRoutesAndSendsARequest() {
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        HostOptions options =
                HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of());
        try (Host host = Host.start(options, List.of(new Notes(clock)));
                Chromium chromium = new Chromium()) {
            List<String> faults = new ArrayList<>();
            List<String> hosts = new ArrayList<>();
            Page page = chromium.page(new Browser.NewPageOptions(), faults::add);
            page.onRequest(request -> hosts.add(request.url()));

            page.navigate(host.uri() + "/notes/try");
            page.getByText("All notes", new Page.GetByTextOptions().setExact(true))
                    .click();
            page.getByText("Try it out").click();
            page.getByText("Execute", new Page.GetByTextOptions().setExact(true))
                    .click();
            Locator answer = page.locator(".live-responses-table tbody .response-col_status")
                    .first();
            answer.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));

            assertThat(answer.innerText()).contains("200");
            assertThat(page.locator(".live-responses-table").innerText()).contains("\"items\"");
            assertThat(page.locator(".opblock").count()).isGreaterThan(5);
            assertThat(faults).isEmpty();
            assertThat(hosts)
                    .as("every request goes to this host")
                    .allMatch(url -> url.startsWith(host.uri().toString()) || url.startsWith("data:"));
        }
    }
}
