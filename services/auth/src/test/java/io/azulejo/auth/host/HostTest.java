package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.azulejo.auth.sample.Clocks;
import io.azulejo.auth.sample.Notes;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.HealthCheck;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

final class HostTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00.000Z");
    private final Notes notes = new Notes(clock);
    private final Clocks clocks = new Clocks(new TestClock("1999-12-31T23:59:59Z"));
    private Host host;
    private ApiClient api;

    @BeforeEach
    void start() {
        HostOptions options = HostOptions.defaults()
                .withPort(0)
                .withClock(clock)
                .withRates(Map.of(
                        RouteClass.WRITE, new Rate(10, Duration.ofMinutes(1)),
                        RouteClass.SIGN_IN, new Rate(2, Duration.ofMinutes(1))));
        host = Host.start(options, List.of(notes, clocks));
        api = ApiClient.at(host.uri());
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private ApiClient as(String name) {
        return api.as(api.post("/notes/login/" + name).hasStatus(201).body());
    }

    @Test
    void create_withToken_keepsTheNoteOfTheCaller() {
        ApiResponse created = as("ana").post("/notes", Map.of("text", "milk")).hasStatus(201);

        assertThat(created.json())
                .containsEntry("owner", "ana")
                .containsEntry("text", "milk")
                .containsEntry("at", "2026-03-01T12:00:00.000Z");
        assertThat(api.get("/notes").hasStatus(200).items()).hasSize(1);
    }

    @Test
    void services_inOneHost_shareNoBean() {
        assertThat(api.get("/clocks/now").body()).isEqualTo("1999-12-31T23:59:59Z");
        String token = api.post("/notes/login/ana").body();
        // The clocks service has no verifier, so it ignores a token of the notes service.
        api.as(token).get("/clocks/me").isProblem(401);
        as("ana").post("/notes", Map.of("text", "now")).hasStatus(201);
        assertThat(api.get("/notes/n1").text("at")).startsWith("2026-03-01");
    }

    @Test
    void request_withoutToken_isRefusedWhereACallerIsNeeded() {
        assertThat(api.post("/notes", Map.of("text", "milk")).isProblem(401).header("WWW-Authenticate"))
                .isEqualTo("Bearer");
    }

    @Test
    void request_withBadToken_isRefusedEvenWhereNoneIsNeeded() {
        api.as("nonsense").get("/notes").isProblem(401);
        api.with("Authorization", "Basic YTpi").get("/notes").isProblem(401);
    }

    @Test
    void token_expired_isRefused() {
        ApiClient ana = as("ana");
        clock.advance(Duration.ofMinutes(16));
        ana.get("/notes").isProblem(401);
    }

    @Test
    void keys_rotated_oldTokensStayValidAndNewOnesAreSignedAnew() {
        ApiClient before = as("ana");
        notes.keys.rotate();
        before.get("/notes").hasStatus(200);
        as("ana").get("/notes").hasStatus(200);
        List<?> published = (List<?>) api.get("/notes/.well-known/jwks.json").field("keys");
        assertThat(published).hasSize(2);
        assertThat(published)
                .allSatisfy(
                        key -> assertThat(((Map<?, ?>) key).containsKey("d")).isFalse());
    }

    @Test
    void role_missing_isForbidden() {
        as("ana").delete("/notes").isProblem(403);
        as("eva").delete("/notes").hasStatus(204);
    }

    @Test
    void change_byAnother_isForbidden() {
        as("ana").post("/notes", Map.of("text", "milk"));
        as("bob")
                .with("If-Match", "\"1\"")
                .put("/notes/n1", Map.of("text", "beer"))
                .isProblem(403);
    }

    @Test
    void change_withVersions_followsPreconditions() {
        ApiClient ana = as("ana");
        ana.post("/notes", Map.of("text", "milk"));
        assertThat(api.get("/notes/n1").header("ETag")).isEqualTo("\"1\"");
        ana.put("/notes/n1", Map.of("text", "beer")).isProblem(428);
        ana.with("If-Match", "\"7\"").put("/notes/n1", Map.of("text", "beer")).isProblem(412);
        ana.with("If-Match", "garbage").put("/notes/n1", Map.of("text", "beer")).isProblem(412);
        ApiResponse changed = ana.with("If-Match", "\"1\"")
                .put("/notes/n1", Map.of("text", "beer"))
                .hasStatus(200);
        assertThat(changed.header("ETag")).isEqualTo("\"2\"");
        ana.with("If-Match", "*").put("/notes/n1", Map.of("text", "wine")).hasStatus(200);
    }

    @Test
    void get_ofAKnownVersion_answers304WithoutBody() {
        as("ana").post("/notes", Map.of("text", "milk"));
        ApiResponse known =
                api.with("If-None-Match", "W/\"1\", \"9\"").get("/notes/n1").hasStatus(304);
        assertThat(known.body()).isEmpty();
        assertThat(known.header("ETag")).isEqualTo("\"1\"");
        api.with("If-None-Match", "\"2\"").get("/notes/n1").hasStatus(200);
    }

    @Test
    void body_invalid_namesTheField() {
        as("ana").post("/notes", Map.of("text", " ")).isProblem(422, "text");
        as("ana").post("/notes", Map.of()).isProblem(422, "text");
        as("ana").post("/notes", Map.of("text", "x".repeat(101))).isProblem(422, "text");
    }

    @Test
    void body_unreadable_isABadRequest() {
        ApiClient ana = as("ana");
        ana.send("POST", "/notes", "{\"text\":").isProblem(400);
        ana.send("POST", "/notes", "").isProblem(400);
        ana.send("POST", "/notes", "[1]").isProblem(400);
        ana.send("POST", "/notes", "{\"text\":{\"a\":1}}").isProblem(400);
        ana.send("POST", "/notes", "{\"text\":\"a\",\"at\":\"yesterday\"}").isProblem(400);
        ana.send("POST", "/notes", "\u0000\uFFFF").isProblem(400);
    }

    @Test
    void body_tooLarge_is413() {
        as("ana")
                .send("POST", "/notes", "{\"text\":\"" + "x".repeat(1024 * 1024) + "\"}")
                .isProblem(413);
    }

    @Test
    void parameter_unreadable_isABadRequest() {
        api.get("/notes/square/seven").isProblem(400);
        api.get("/notes/square/7?times=often").isProblem(400);
        api.get("/notes?limit=0").isProblem(400, "limit");
        api.get("/notes?limit=101").isProblem(400, "limit");
        api.get("/notes?limit=many").isProblem(400);
    }

    @Test
    void path_unknown_is404AndAWrongMethodIs405() {
        api.get("/notes/n9").isProblem(404);
        api.get("/nowhere").isProblem(404);
        api.get("/notesandmore").isProblem(404);
        ApiResponse wrong = api.delete("/notes/n1").isProblem(405);
        assertThat(wrong.header("Allow")).contains("GET").contains("PUT").doesNotContain("DELETE");
    }

    @Test
    void failure_inside_tellsNothingButTheRequestId() {
        ApiResponse failed =
                api.with("X-Request-Id", "abc-123").get("/notes/failures/first").isProblem(500);
        assertThat(failed.body()).doesNotContain("secret").doesNotContain("Exception");
        assertThat(failed.text("instance")).isEqualTo("abc-123");
    }

    @Test
    void requestId_harmless_isKeptAndAHarmfulOneReplaced() {
        assertThat(api.with("X-Request-Id", "abc-123").get("/health").header("X-Request-Id"))
                .isEqualTo("abc-123");
        assertThat(api.with("X-Request-Id", "a b<script>").get("/health").header("X-Request-Id"))
                .matches("[0-9a-f-]{36}");
    }

    @Test
    void answers_carrySecurityHeaders() {
        ApiResponse answer = api.get("/notes");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Content-Security-Policy")).contains("default-src 'self'");
    }

    @Test
    void writes_tooMany_are429UntilTimePasses() {
        ApiClient ana = as("ana");
        for (int i = 0; i < 10; i++) {
            ana.post("/notes", Map.of("text", "note " + i)).hasStatus(201);
        }
        assertThat(ana.post("/notes", Map.of("text", "one more")).isProblem(429).header("Retry-After"))
                .isEqualTo("7");
        ana.get("/notes").hasStatus(200);
        as("bob").post("/notes", Map.of("text", "mine")).hasStatus(201);
        clock.advance(Duration.ofSeconds(7));
        ana.post("/notes", Map.of("text", "one more")).hasStatus(201);
    }

    @Test
    void writes_onAPathThatTheServiceLimitsItself_areNotCounted() {
        for (int i = 0; i < 12; i++) {
            api.post("/notes/login/crowd").hasStatus(201);
        }
    }

    @Test
    void signIn_triedTooOften_is429ForTheAddress() {
        api.post("/notes/login/mallory").hasStatus(201);
        api.post("/notes/login/mallory").hasStatus(201);
        api.post("/notes/login/mallory").isProblem(429);
    }

    @Test
    void health_withAFailingCheck_is503() {
        assertThat(api.get("/health").hasStatus(200).json()).containsEntry("status", "up");
        notes.failure.set("out of paper");
        assertThat(api.get("/health").hasStatus(503).body()).contains("out of paper");
    }

    @Test
    void health_ofTheHostItself_is503UntilItsChecksPass() {
        AtomicReference<Optional<String>> failure = new AtomicReference<>(Optional.of("loading"));
        HealthCheck check = new HealthCheck() {
            @Override
            public String name() {
                return "sample-data";
            }

            @Override
            public Optional<String> failure() {
                return failure.get();
            }
        };
        HostExtensions front = new HostExtensions(List.of(), List.of(check), Map.of(), Map.of());
        try (Host checked = Host.start(HostOptions.defaults().withPort(0), List.of(), front)) {
            ApiClient client = ApiClient.at(checked.uri());
            assertThat(client.get("/health").hasStatus(503).body()).contains("\"sample-data\":\"loading\"");

            failure.set(Optional.empty());

            client.get("/health").hasStatus(200);
        }
    }

    @Test
    void startPage_leadsToEveryServiceItsDescriptionAndItsDesign() {
        HostExtensions front = new HostExtensions(
                List.of(routing -> routing.get("/about", (request, response) -> response.send("us"))),
                List.of(),
                Map.of("notes", "/docs/notes.md"),
                Map.of("about us", "/about"));
        try (Host fronted = Host.start(HostOptions.defaults().withPort(0), List.of(notes, clocks), front)) {
            ApiClient client = ApiClient.at(fronted.uri());
            assertThat(client.get("/").hasStatus(200).body())
                    .contains(
                            "/notes/try",
                            "/notes/openapi.json",
                            "/docs/notes.md",
                            "/clocks/try",
                            "<a href=\"/about\">about us</a>")
                    .doesNotContain("${");
            assertThat(client.get("/about").body()).isEqualTo("us");
        }
    }

    @Test
    void beans_ofAService_areFoundByKindAndNotAnothers() {
        assertThat(host.beans("notes", TokenVerifier.class)).hasSize(1);
        assertThat(host.beans("clocks", TokenVerifier.class)).isEmpty();
    }

    @Test
    void metrics_countByRouteTemplate() {
        api.get("/notes/n77");
        // A request is counted after its response is sent, so the assertion may run first.
        await().untilAsserted(() -> assertThat(
                        api.get("/metrics").hasStatus(200).body())
                .contains("http_requests_seconds_count{method=\"GET\",route=\"/notes/{id}\",status=\"404\"} 1")
                .doesNotContain("n77"));
    }

    @Test
    void accessLog_hasTheRouteAndNothingPersonal() {
        Logger logger = (Logger) LoggerFactory.getLogger("azulejo.access");
        ListAppender<ILoggingEvent> lines = new ListAppender<>() {
            @Override
            protected void append(ILoggingEvent line) {
                line.prepareForDeferredProcessing(); // captures the MDC, which is cleared before the assertion
                super.append(line);
            }
        };
        lines.list = new CopyOnWriteArrayList<>();
        lines.start();
        logger.addAppender(lines);
        try {
            api.with("X-Request-Id", "req-1").get("/notes/secret-id?cursor=ana@example.com");
            await().untilAsserted(() -> assertThat(lines.list).hasSize(1));
        } finally {
            logger.detachAppender(lines);
        }
        assertThat(lines.list.getFirst().getFormattedMessage()).matches("GET /notes/\\{id} 404 \\d+ ms");
        assertThat(lines.list.getFirst().getMDCPropertyMap()).containsEntry("request", "req-1");
    }

    @Test
    void openApi_perService_describesItsRoutesOnly() {
        ApiResponse document = api.get("/notes/openapi.json").hasStatus(200);
        assertThat(document.body()).contains("/notes/{id}").contains("Keeps a note of the caller");
        assertThat(String.valueOf(document.field("info"))).contains("Notes");
        assertThat(String.valueOf(api.get("/clocks/openapi.json").hasStatus(200).field("paths")))
                .isEqualTo("{}");
    }

    @Test
    void tryPage_andItsLibraries_areServedFromHere() {
        String page = api.get("/notes/try").hasStatus(200).body();
        assertThat(page).doesNotContain("http:").doesNotContain("https:").doesNotContain("${");
        String script = page.replaceAll("(?s).*src=\"(/webjars[^\"]*)\".*", "$1");
        ApiResponse library = api.get(script).hasStatus(200);
        api.with("If-None-Match", String.valueOf(library.header("ETag")))
                .get(script)
                .hasStatus(304);
        api.get("/notes/try.js").hasStatus(200);
    }

    @Test
    void close_endsBackgroundWork() {
        assertThat(clocks.events).containsExactly("started");
        host.close();
        assertThat(clocks.events).containsExactly("started", "stopped");
    }

    @Test
    void start_onATakenPort_failsAndLeavesNothingRunning() {
        Clocks second = new Clocks(clock);
        HostOptions taken = HostOptions.defaults().withPort(host.uri().getPort());
        assertThatThrownBy(() -> Host.start(taken, List.of(second))).hasMessageContaining("cannot be listened on");
        assertThat(second.events).isEmpty();
    }
}
