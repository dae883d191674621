package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests for the live stream of notifications. */
@Timeout(60)
final class LiveNotificationsTest {
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private RunningBlog blog;
    private ApiClient bob;
    private String post;

    @BeforeEach
    void start() {
        blog = new RunningBlog(Backend.IN_PROCESS);
        bob = blog.user("bob");
        post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
    }

    @AfterEach
    void stop() {
        blog.close();
        http.close();
    }

    private BufferedReader listen(String userId, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(blog.host.uri().resolve("/blog/me/notifications/live"))
                .header("Authorization", "Bearer " + blog.token(new Caller(userId, userId, Set.of(), Map.of())));
        if (headers.length > 0) {
            request.headers(headers);
        }
        HttpResponse<InputStream> response = http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("text/event-stream");
        return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    }

    /** Reads the lines of the next event. */
    private static List<String> event(BufferedReader stream) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = stream.readLine(); line != null; line = stream.readLine()) {
            if (line.isEmpty() && !lines.isEmpty()) {
                return lines;
            }
            if (!line.isEmpty() && !line.startsWith(":") && !line.startsWith("retry:")) {
                lines.add(line);
            }
        }
        throw new AssertionError("The stream ended after " + lines);
    }

    @Test
    void notification_isDeliveredToItsUserOnly() throws IOException, InterruptedException {
        try (BufferedReader ana = listen("ana");
                BufferedReader eve = listen("eve")) {
            String comment = blog.comment(bob, post, "hello");
            assertThat(event(ana))
                    .contains("event: notification")
                    .anySatisfy(line -> assertThat(line).startsWith("data:").contains("\"comment\"", comment));
            blog.user("ana").post("posts/" + post + "/comments", Map.of("text", "x", "inReplyTo", comment));
            blog.comment(blog.user("eve"), post, "from eve");
            String own = blog.reply(bob, post, "to eve", blog.comment(blog.user("eve"), post, "again"));
            assertThat(event(eve).toString()).as("the first that concerns eve").contains("\"reply\"", own);
        }
    }

    @Test
    void reconnect_withTheLastEventId_replaysMissedNotifications() throws IOException, InterruptedException {
        String seen;
        try (BufferedReader ana = listen("ana")) {
            blog.comment(bob, post, "one");
            seen = event(ana).getFirst().substring("id: ".length());
        }
        blog.clock.advance(Duration.ofSeconds(1));
        String missed = blog.comment(bob, post, "two");
        try (BufferedReader ana = listen("ana", "Last-Event-ID", seen)) {
            assertThat(event(ana).toString()).contains(missed);
        }
    }

    @Test
    void live_withoutToken_isRefused() {
        blog.api.get("me/notifications/live").isProblem(401);
    }
}
