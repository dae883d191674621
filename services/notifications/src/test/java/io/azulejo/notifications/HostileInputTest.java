package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests of malicious or unusual input: it is rejected with a reason or stored unchanged. */
final class HostileInputTest {
    private static NotificationsTestService station;
    private static Person ana;
    private static ApiClient producer;

    @BeforeAll
    static void start() {
        station = new NotificationsTestService(Backend.IN_PROCESS);
        ana = station.user("ana");
        producer = station.producer().api();
    }

    @AfterAll
    static void stop() {
        station.close();
    }

    private static Map<String, Object> draft(String title, String content) {
        return Map.of("userId", ana.id(), "title", title, "content", content);
    }

    @Test
    void strangeTexts_areKeptAsTheyAre() {
        for (String text :
                List.of("😀 𝒳 astral", "a#b%c", "<script>alert(1)</script>", "USER#x NOTIF#y", "' OR 1=1")) {
            String id = NotificationsTestService.ids(producer.post("notifications", draft(text, text)))
                    .getFirst();
            assertThat(ana.api().get("notifications/" + id).hasStatus(200).json())
                    .containsEntry("title", text)
                    .containsEntry("content", text);
        }
    }

    @Test
    void badFields_areNamed() {
        producer.post("notifications", draft("", "x")).isProblem(422, "title");
        producer.post("notifications", draft("two\nlines", "x")).isProblem(422, "title");
        producer.post("notifications", draft("Subject\r\nBcc: all@example.com", "x"))
                .isProblem(422, "title");
        producer.post("notifications", draft("x".repeat(201), "x")).isProblem(422, "title");
        producer.post("notifications", draft("x", "x".repeat(10_001))).isProblem(422, "content");
        producer.post("notifications", draft("x", "a\0b")).isProblem(422, "content");
        producer.post("notifications", Map.of("title", "x")).isProblem(422, "userId");
        producer.post("notifications", Map.of("userId", "x".repeat(200), "title", "x"))
                .isProblem(422, "userId");
        producer.post("notifications", Map.of("userId", "a#b", "title", "x")).isProblem(422, "userId");
        producer.post("notifications", Map.of("userId", ana.id(), "title", "x", "category", "a#b"))
                .isProblem(422, "category");
        producer.post("notifications", Map.of("userId", ana.id(), "title", "x", "channels", List.of()))
                .isProblem(422, "channels");
        producer.with("Idempotency-Key", "a b")
                .post("notifications", draft("x", "x"))
                .hasStatus(400);
        producer.post("notifications/bulk", Map.of("notifications", List.of())).isProblem(422, "notifications");
        producer.post("notifications/bulk", Map.of("notifications", Collections.nCopies(101, draft("x", "x"))))
                .isProblem(422, "notifications");
        producer.send("POST", "notifications", "{").isProblem(400);
        producer.send("POST", "notifications", "[]").isProblem(400);
    }

    @Test
    void patch_ofAnAccount_keepsWhatIsOmittedAndClearsNull() {
        assertThat(ana.api()
                        .send("PATCH", "me", "{\"name\":\"Ana\"}")
                        .hasStatus(200)
                        .json())
                .containsEntry("name", "Ana");
        assertThat(ana.api().send("PATCH", "me", "{}").hasStatus(200).json()).containsEntry("name", "Ana");
        ana.api().send("PATCH", "me", "{\"email\":\"x@example.com\"}").isProblem(422, "email");
        ana.api().send("PATCH", "me", "{\"nmae\":\"x\"}").isProblem(422, "nmae");
        assertThat(ana.api()
                        .send("PATCH", "me", "{\"name\":null}")
                        .hasStatus(200)
                        .json())
                .doesNotContainKey("name");
    }

    @Test
    void nullElements_areRefusedByField() {
        String draft = "{\"userId\":\"" + ana.id() + "\",\"title\":\"x\",\"channels\":[\"in_app\",null]}";
        assertThat(producer.send("POST", "notifications", draft).isProblem(400).body())
                .contains("/channels/1");
        ApiResponse bulk = producer.send("POST", "notifications/bulk", "{\"notifications\":[null]}");
        assertThat(bulk.isProblem(400).body()).contains("/notifications/0");
        ApiResponse read = ana.api().send("POST", "me/notifications/read", "{\"ids\":[null]}");
        assertThat(read.isProblem(400).body()).contains("/ids/0");
        ApiResponse muted = ana.api().send("PUT", "me/preferences/news", "{\"muted\":[null]}");
        assertThat(muted.isProblem(400).body()).contains("/muted/0");
    }

    @Test
    void pathValues_overTheKeyLimit_are404() {
        ApiClient admin = station.admin().api();
        String id = "x".repeat(3000);
        for (String path : List.of(
                "notifications/" + id,
                "users/" + id,
                "notifications/broadcast/" + id,
                "admin/jobs/" + id,
                "me/jobs/" + id)) {
            admin.get(path).isProblem(404);
        }
        admin.delete("notifications/" + id).isProblem(404);
        admin.delete("me/devices/" + id).isProblem(404);
        admin.delete("me/api-keys/" + id).isProblem(404);
        admin.delete("admin/users/" + id).isProblem(404);
        admin.delete("admin/users/" + ana.id() + "/notifications/" + id).isProblem(404);
        admin.delete("admin/users/" + id + "/notifications/x").isProblem(404);
        admin.patch("notifications/" + id + "/read", Map.of()).isProblem(404);
    }

    @Test
    void oddIds_areNotThere() {
        for (String id : Arrays.asList("#", "%23", "%", "USER#" + "x", "x".repeat(1500), "🎈", "..", "0".repeat(26))) {
            String path = "notifications/" + URLEncoder.encode(id, StandardCharsets.UTF_8);
            assertThat(ana.api().get(path).status()).as(id).isIn(400, 404);
            assertThat(ana.api().delete(path).status()).as(id).isIn(400, 404, 405);
            assertThat(ana.api().patch(path + "/read", Map.of()).status())
                    .as(id)
                    .isIn(400, 404, 405);
        }
    }

    @Test
    void signUp_refusesWhatIsNoAddress() {
        for (String email : List.of("", "a", "@", "a@", "a b@example.com", "a@b@c", "x".repeat(300) + "@example.com")) {
            assertThat(station.api
                            .post("users", Map.of("email", email, "password", NotificationsTestService.PASSWORD))
                            .status())
                    .as(email)
                    .isEqualTo(422);
        }
        station.api
                .post("users", Map.of("email", "b@example.com", "password", "short"))
                .isProblem(422, "password");
        station.api
                .post("users", Map.of("email", "a#b@example.com", "password", NotificationsTestService.PASSWORD))
                .hasStatus(201);
        station.login("a#b@example.com").get("me").hasStatus(200);
        assertThat(station.item(station.users(), "EMAIL#a%23b@example.com", "EMAIL#a%23b@example.com"))
                .isNotEmpty();
    }

    @Test
    void lists_refuseBadLimitsAndCursors() {
        ana.api().get("me/notifications?limit=0").isProblem(400, "limit");
        ana.api().get("me/notifications?limit=101").isProblem(400, "limit");
        ana.api().get("me/notifications?limit=ten").isProblem(400);
        ana.api().get("me/notifications?unred=true").isProblem(400, "unred");
        ana.api().get("me/notifications?cursor=forged").isProblem(400, "cursor");
        ana.api().get("admin/dead-letters").isProblem(403);
        station.api.get("me/notifications").isProblem(401);
        station.api.as("nonsense").get("me/notifications").isProblem(401);
    }
}
