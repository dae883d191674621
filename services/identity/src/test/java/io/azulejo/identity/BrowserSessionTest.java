package io.azulejo.identity;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.TrustedProxies;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sign-in of browsers, with the refresh token in a cookie. */
final class BrowserSessionTest {
    private static final String PASSWORD = "correct horse";
    private static final Map<String, String> ANA = Map.of("login", "ana@example.com", "password", PASSWORD);

    private final TestClock clock = new TestClock("2036-03-01T12:00:00Z");
    private final OpenBackend backend = Backend.IN_PROCESS.open(clock);
    private final ToolkitOptions table = ToolkitOptions.defaults().variables(Map.of("IDENTITY_TABLE", "Identity"));
    private Host host;
    private ApiClient api;

    BrowserSessionTest() {
        IdentityTableDesign.on(backend.client(), table).createTables();
        start(TrustedProxies.none());
    }

    private void start(TrustedProxies proxies) {
        Identity identity = new Identity(
                backend.client(),
                SigningKeys.inMemory(clock),
                new IdentityOptions(
                        clock,
                        table,
                        PasswordOptions.forTests(),
                        "azulejo",
                        Duration.ofMinutes(15),
                        Duration.ofDays(30),
                        () -> URI.create("https://id.example"),
                        "/blog/app",
                        mail -> {}));
        HostOptions options = HostOptions.defaults()
                .withPort(0)
                .withClock(clock)
                .withRates(Map.of())
                .withProxies(proxies);
        host = Host.start(options, List.of(identity));
        api = ApiClient.at(host.uri().resolve("/identity/"));
    }

    @BeforeEach
    void register() {
        api.post("register", Map.of("email", "ana@example.com", "name", "ana", "password", PASSWORD))
                .hasStatus(201);
    }

    @AfterEach
    void stop() {
        host.close();
        backend.close();
    }

    private ApiResponse signedIn() {
        return api.with("X-CSRF-Token", "1").post("session", ANA).hasStatus(200);
    }

    private static String cookie(ApiResponse response, String name) {
        return response.headers().getOrDefault("set-cookie", List.of()).stream()
                .filter(each -> each.startsWith(name + "="))
                .findFirst()
                .orElse("");
    }

    private static String value(ApiResponse response, String name) {
        return cookie(response, name).split("[=;]", 3)[1];
    }

    /** Returns a client with the cookies of a sign-in and its CSRF header. */
    private ApiClient browser(ApiResponse signIn, String csrf) {
        return api.with("Cookie", "az-refresh=" + value(signIn, "az-refresh") + "; az-csrf=" + csrf)
                .with("X-CSRF-Token", csrf);
    }

    @Test
    void signIn_withAPassword_setsACookieThatScriptsCannotRead() {
        ApiResponse response = signedIn();

        assertThat(cookie(response, "az-refresh"))
                .contains("HttpOnly", "SameSite=Strict", "Path=/identity/session", "Max-Age=")
                .doesNotContain("Secure");
        assertThat(cookie(response, "az-csrf"))
                .contains("SameSite=Strict", "Path=/")
                .doesNotContain("HttpOnly");
        assertThat(response.header("Cache-Control")).isEqualTo("no-store");
        assertThat(response.json()).containsKey("accessToken").doesNotContainKey("refreshToken");
        assertThat(response.body()).doesNotContain(value(response, "az-refresh"));
        api.as(response.text("accessToken")).get("me").hasStatus(200);
    }

    @Test
    void signIn_behindAProxyWithTls_setsSecureCookies() {
        ApiClient forwarded = api.with("X-CSRF-Token", "1").with("X-Forwarded-Proto", "https");
        assertThat(cookie(forwarded.post("session", ANA).hasStatus(200), "az-refresh"))
                .as("from a peer that is not trusted")
                .doesNotContain("Secure");

        host.close();
        start(TrustedProxies.of(List.of("127.0.0.1")));
        forwarded = api.with("X-CSRF-Token", "1").with("X-Forwarded-Proto", "https");
        assertThat(cookie(forwarded.post("session", ANA).hasStatus(200), "az-refresh"))
                .contains("Secure");
    }

    @Test
    void signIn_wrongPasswordOrFields_isRefused() {
        ApiClient browser = api.with("X-CSRF-Token", "1");

        browser.post("session", Map.of("login", "ana@example.com", "password", "wrong"))
                .isProblem(401);
        browser.post("session", Map.of("login", "ana@example.com")).isProblem(422, "password");
        browser.post("session", Map.of("login", 7, "password", PASSWORD)).isProblem(422, "login");
        browser.send("POST", "session", "no json").isProblem(400, "body");
    }

    @Test
    void requests_withoutTheCsrfHeader_areRefused() {
        ApiResponse signIn = signedIn();
        String csrf = value(signIn, "az-csrf");
        ApiClient cookies = api.with("Cookie", "az-refresh=" + value(signIn, "az-refresh") + "; az-csrf=" + csrf);

        api.post("session", ANA).isProblem(403);
        cookies.post("session/refresh").isProblem(403);
        cookies.with("X-CSRF-Token", "1").post("session/refresh").isProblem(403);
        cookies.delete("session").isProblem(403);
        cookies.with("X-CSRF-Token", csrf)
                .with("Sec-Fetch-Site", "cross-site")
                .post("session/refresh")
                .isProblem(403);
        cookies.with("X-CSRF-Token", csrf).post("session/refresh").hasStatus(200);
    }

    @Test
    void refresh_rotatesTheCookie_andATokenUsedTwiceEndsTheSession() {
        ApiResponse first = signedIn();
        String csrf = value(first, "az-csrf");

        ApiResponse second = browser(first, csrf).post("session/refresh").hasStatus(200);

        assertThat(value(second, "az-refresh")).isNotEqualTo(value(first, "az-refresh"));
        assertThat(cookie(second, "az-csrf")).isEmpty();
        api.as(second.text("accessToken")).get("me").hasStatus(200);

        ApiResponse stolen = browser(first, csrf).post("session/refresh").hasStatus(204);
        assertThat(cookie(stolen, "az-refresh")).contains("1970");
        browser(second, csrf).post("session/refresh").hasStatus(204);
    }

    @Test
    void refresh_withoutASession_saysThatNobodyIsSignedIn() {
        api.post("session/refresh").hasStatus(204);
        api.with("Cookie", "az-refresh=nonsense; az-csrf=a")
                .with("X-CSRF-Token", "a")
                .post("session/refresh")
                .hasStatus(204);
    }

    @Test
    void signOut_endsTheSessionAndRemovesTheCookie() {
        ApiResponse signIn = signedIn();
        ApiClient browser = browser(signIn, value(signIn, "az-csrf"));

        ApiResponse out = browser.delete("session").hasStatus(204);

        assertThat(cookie(out, "az-refresh")).contains("1970", "HttpOnly", "Path=/identity/session");
        browser.post("session/refresh").hasStatus(204);
        browser.delete("session").hasStatus(204);
    }
}
