package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.TrustedProxies;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.TestClock;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What browsers, caches and proxies need of a host. */
final class BrowserHostTest {
    private static final String ORIGIN = "https://app.example.org";

    private final TestClock clock = new TestClock("2026-03-01T12:00:00.000Z");
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Host host;
    private ApiClient api;

    @BeforeEach
    void start() {
        HostOptions options = HostOptions.defaults()
                .withPort(0)
                .withClock(clock)
                .withOrigins(Set.of(ORIGIN))
                .withProxies(TrustedProxies.of(List.of("127.0.0.1")))
                .withRates(Map.of(
                        RouteClass.WRITE, new Rate(1_000, Duration.ofMinutes(1)),
                        RouteClass.PUBLIC_READ, new Rate(5, Duration.ofMinutes(1))));
        host = Host.start(options, List.of(new Notes(clock)));
        api = ApiClient.at(host.uri());
    }

    @AfterEach
    void stop() {
        host.close();
        http.close();
    }

    private HttpResponse<byte[]> send(String method, String path, String... headers) {
        return send(host.uri().resolve(path), method, headers);
    }

    private HttpResponse<byte[]> send(URI uri, String method, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri).method(method, BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return http.send(request.build(), BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String header(HttpResponse<?> response, String name) {
        return String.join(", ", response.headers().allValues(name));
    }

    @Test
    void origin_allowed_mayReadAnswersAndAskFirst() {
        HttpResponse<byte[]> preflight = send(
                "OPTIONS",
                "/notes/n1",
                "Origin",
                ORIGIN,
                "Access-Control-Request-Method",
                "PUT",
                "Access-Control-Request-Headers",
                "if-match, authorization");
        assertThat(preflight.statusCode()).isEqualTo(204);
        assertThat(header(preflight, "Access-Control-Allow-Origin")).isEqualTo(ORIGIN);
        assertThat(header(preflight, "Access-Control-Allow-Methods")).contains("PUT", "DELETE");
        assertThat(header(preflight, "Access-Control-Allow-Headers")).contains("If-Match", "Authorization");

        HttpResponse<byte[]> read = send("GET", "/notes", "Origin", ORIGIN);
        assertThat(header(read, "Access-Control-Allow-Origin")).isEqualTo(ORIGIN);
        assertThat(header(read, "Access-Control-Expose-Headers")).contains("ETag", "Location", "Retry-After");
        assertThat(header(read, "Vary")).contains("Origin");

        HttpResponse<byte[]> problem = send("GET", "/notes/none", "Origin", ORIGIN);
        assertThat(problem.statusCode()).isEqualTo(404);
        assertThat(header(problem, "Access-Control-Allow-Origin")).isEqualTo(ORIGIN);
    }

    @Test
    void origin_unknown_getsNoPermission() {
        for (String other : List.of("https://evil.example.org", ORIGIN + ".evil.org", "null")) {
            HttpResponse<byte[]> read = send("GET", "/notes", "Origin", other);
            assertThat(read.headers().map()).doesNotContainKey("access-control-allow-origin");
        }
        HttpResponse<byte[]> preflight =
                send("OPTIONS", "/notes", "Origin", "https://evil.org", "Access-Control-Request-Method", "POST");
        assertThat(preflight.headers().map()).doesNotContainKey("access-control-allow-methods");
    }

    @Test
    void head_whereThereIsGet_isTheSameWithoutABody() {
        for (String path : List.of("/notes", "/", "/health", "/notes/openapi.json", "/favicon.ico")) {
            HttpResponse<byte[]> get = send("GET", path);
            HttpResponse<byte[]> head = send("HEAD", path);
            assertThat(head.statusCode()).as(path).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(header(head, "Content-Length")).as(path).isEqualTo(Integer.toString(get.body().length));
            assertThat(header(head, "Content-Type")).isEqualTo(header(get, "Content-Type"));
        }
    }

    @Test
    void answers_overAKilobyte_areCompressedIfTheClientTakesIt() throws IOException {
        HttpResponse<byte[]> plain = send("GET", "/notes/openapi.json");
        HttpResponse<byte[]> packed = send("GET", "/notes/openapi.json", "Accept-Encoding", "br, gzip;q=0.8");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(packed, "Vary")).contains("Accept-Encoding");
        assertThat(packed.body().length).isLessThan(plain.body().length / 2);
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
        }
        assertThat(send("GET", "/notes/openapi.json", "Accept-Encoding", "gzip;q=0")
                        .headers()
                        .map())
                .doesNotContainKey("content-encoding");
        assertThat(send("GET", "/notes", "Accept-Encoding", "gzip").headers().map())
                .doesNotContainKey("content-encoding");
    }

    @Test
    void publicRead_unchanged_isNotSentAgain() {
        HttpResponse<byte[]> first = send("GET", "/notes");
        String tag = header(first, "ETag");
        assertThat(header(first, "Cache-Control")).isEqualTo("public, no-cache");
        HttpResponse<byte[]> again = send("GET", "/notes", "If-None-Match", "\"x\", " + tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();

        ApiClient ana = api.as(api.post("/notes/login/ana").body());
        ana.post("/notes", Map.of("text", "milk")).hasStatus(201);
        assertThat(send("GET", "/notes", "If-None-Match", tag).statusCode()).isEqualTo(200);
        assertThat(ana.get("/notes").header("Cache-Control")).isEqualTo("private, no-cache");
    }

    @Test
    void slashAtTheEnd_leadsToTheRouteWithoutIt() {
        HttpResponse<byte[]> moved = send("GET", "/notes/?limit=3");
        assertThat(moved.statusCode()).isEqualTo(308);
        assertThat(header(moved, "Location")).isEqualTo("/notes?limit=3");
        assertThat(send("GET", "/nothing/").statusCode()).isEqualTo(404);
        HttpResponse<byte[]> encoded = send("GET", "/notes/%24%7Bx%7D%20y/");
        assertThat(encoded.statusCode()).isEqualTo(308);
        assertThat(header(encoded, "Location")).isEqualTo("/notes/%24%7Bx%7D%20y");
        assertThat(send("GET", "/").statusCode()).isEqualTo(200);
    }

    @Test
    void problem_forABrowser_isAPage() {
        HttpResponse<byte[]> page =
                send("GET", "/notes/%3Cb%3E", "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(header(page, "Content-Type")).startsWith("text/html");
        assertThat(new String(page.body(), StandardCharsets.UTF_8))
                .contains(">404</p><h1>", "&lt;b&gt;")
                .doesNotContain("<b>");
        assertThat(header(send("GET", "/notes/none", "Accept", "*/*"), "Content-Type"))
                .startsWith("application/problem+json");
    }

    @Test
    void limits_behindATrustedProxy_countItsClients() {
        for (int i = 0; i < 5; i++) {
            assertThat(header(send("GET", "/notes", "X-Forwarded-For", "6.6.6.6, 203.0.113.7"), "RateLimit-Remaining"))
                    .isEqualTo(Integer.toString(4 - i));
        }
        HttpResponse<byte[]> refused = send("GET", "/notes", "X-Forwarded-For", "7.7.7.7, 203.0.113.7");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(header(refused, "Retry-After")).isNotEmpty();
        assertThat(header(refused, "RateLimit-Limit")).isEqualTo("5");
        assertThat(send("GET", "/notes", "X-Forwarded-For", "203.0.113.8").statusCode())
                .isEqualTo(200);
        assertThat(send("GET", "/notes", "Forwarded", "for=\"[2001:db8::1]:4711\";proto=https")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void streamTicket_opensOneStreamOnce() {
        ApiClient ana = api.as(api.post("/notes/login/ana").body());
        api.post("/notes/stream-tickets").isProblem(401);
        String ticket = ana.post("/notes/stream-tickets").hasStatus(201).text("ticket");
        String path = "/notes/me?ticket=" + ticket;
        assertThat(send("GET", path, "Accept", "application/json").statusCode())
                .as("a ticket is for streams only")
                .isNotEqualTo(200);
        HttpResponse<byte[]> opened = send("GET", "/notes?ticket=" + ticket, "Accept", "text/event-stream");
        assertThat(opened.statusCode()).isEqualTo(200);
        assertThat(send("GET", "/notes?ticket=" + ticket, "Accept", "text/event-stream")
                        .statusCode())
                .isEqualTo(401);

        String late = ana.post("/notes/stream-tickets").hasStatus(201).text("ticket");
        clock.advance(Duration.ofSeconds(31));
        assertThat(send("GET", "/notes?ticket=" + late, "Accept", "text/event-stream")
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void managementPort_hasHealthAndMetrics_andTheOtherPortHasNot() {
        HostOptions options =
                HostOptions.defaults().withPort(0).withClock(clock).withManagementPort(OptionalInt.of(0));
        try (Host managed = Host.start(options, List.of(new Notes(clock)))) {
            for (String path : List.of("/health", "/metrics")) {
                assertThat(send(managed.managementUri().resolve(path), "GET").statusCode())
                        .isEqualTo(200);
                assertThat(send(managed.uri().resolve(path), "GET").statusCode())
                        .isEqualTo(404);
            }
            assertThat(send(managed.managementUri().resolve("/notes"), "GET").statusCode())
                    .isEqualTo(404);
        }
    }
}
