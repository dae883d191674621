package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of accounts: sign-in, refresh, sign-out, and changes by admins. */
@OnEveryBackend
final class AccountsTest {
    private final Backend backend;
    private NotificationsTestService station;

    AccountsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        station = new NotificationsTestService(backend);
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private ApiResponse refresh(String token) {
        return station.api.post("auth/refresh", Map.of("refreshToken", token));
    }

    @Test
    void refresh_rotatesAndASecondUseEndsTheSignIn() {
        Person ana = station.user("ana");
        String first = station.tokens(ana.email()).text("refreshToken");
        String second = refresh(first).hasStatus(200).text("refreshToken");
        station.clock.advance(Duration.ofSeconds(11)); // later than two tabs that refresh together
        refresh(first).isProblem(401);
        refresh(second).isProblem(401);
    }

    @Test
    void logout_endsTheSignIn() {
        Person ana = station.user("ana");
        String token = station.tokens(ana.email()).text("refreshToken");
        station.api.post("auth/logout", Map.of("refreshToken", token)).hasStatus(204);
        refresh(token).isProblem(401);
    }

    @Test
    void passwordChange_endsEverySignIn() {
        Person ana = station.user("ana");
        String token = station.tokens(ana.email()).text("refreshToken");
        Map<String, String> change =
                Map.of("oldPassword", NotificationsTestService.PASSWORD, "newPassword", "another horse");
        ana.api()
                .post("auth/password", Map.of("oldPassword", "wrong one", "newPassword", "another horse"))
                .isProblem(422, "oldPassword");
        ana.api().post("auth/password", change).hasStatus(204);
        refresh(token).isProblem(401);
        station.api
                .post("auth/login", Map.of("login", ana.email(), "password", "another horse"))
                .hasStatus(200);
    }

    @Test
    void passwordReset_worksOnceAndForAnHour() {
        Person ana = station.user("ana");
        station.api
                .post("auth/password-reset", Map.of("email", "nobody@example.com"))
                .hasStatus(202);
        station.api.post("auth/password-reset", Map.of("email", ana.email())).hasStatus(202);
        String token = Objects.requireNonNull(station.resets.get(ana.email()));
        Map<String, String> reset = Map.of("token", token, "newPassword", "another horse");
        station.api.post("auth/password-reset/confirm", reset).hasStatus(204);
        station.api.post("auth/password-reset/confirm", reset).isProblem(422, "token");
        station.api
                .post("auth/login", Map.of("login", ana.email(), "password", "another horse"))
                .hasStatus(200);
        station.api.post("auth/password-reset", Map.of("email", ana.email())).hasStatus(202);
        station.clock.advance(Duration.ofHours(2));
        station.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of(
                                "token",
                                Objects.requireNonNull(station.resets.get(ana.email())),
                                "newPassword",
                                "third horse"))
                .isProblem(422, "token");
    }

    @Test
    void admin_changesRolesAndStatusOfOthersAlone() {
        Person ana = station.user("ana");
        Person root = station.admin();
        ana.api()
                .put("admin/users/" + root.id() + "/role", Map.of("role", "user"))
                .isProblem(403);
        root.api()
                .put("admin/users/" + root.id() + "/role", Map.of("role", "user"))
                .isProblem(409);
        root.api()
                .put("admin/users/" + ana.id() + "/role", Map.of("role", "king"))
                .isProblem(422, "role");
        root.api()
                .put("admin/users/" + ana.id() + "/role", Map.of("role", "producer"))
                .hasStatus(200);
        ApiClient producing = station.login(ana.email());
        station.notify(producing, root, "As producer");
        root.api()
                .put("admin/users/" + ana.id() + "/status", Map.of("status", "disabled"))
                .hasStatus(200);
        station.api
                .post("auth/login", Map.of("login", ana.email(), "password", NotificationsTestService.PASSWORD))
                .isProblem(403);
        producing
                .post("notifications", Map.of("userId", root.id(), "title", "x"))
                .isProblem(403);
        root.api().delete("admin/users/" + root.id()).isProblem(409);
        station.finished(root.api().delete("admin/users/" + ana.id()));
        root.api().get("users/" + ana.id()).isProblem(404);
    }

    @Test
    void profile_isChangedInTheVersionThatWasRead() {
        Person ana = station.user("ana");
        ana.api().with("If-Match", "\"1\"").patch("me", Map.of("name", "Ana")).hasStatus(200);
        ana.api().with("If-Match", "\"1\"").patch("me", Map.of("name", "Anna")).isProblem(412);
        ApiResponse me = ana.api().get("me").hasStatus(200);
        ana.api()
                .with("If-None-Match", Objects.requireNonNull(me.header("ETag")))
                .get("me")
                .hasStatus(304);
    }

    @Test
    void notification_isEditedInTheVersionThatWasRead() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "One");
        Map<String, Object> change = Map.of("title", "Two");
        producer.with("If-Match", "\"1\"").patch("notifications/" + id, change).hasStatus(200);
        producer.with("If-Match", "\"1\"").patch("notifications/" + id, change).isProblem(412);
        assertThat(station.titles(ana.api(), "?channel=in_app")).isEqualTo(List.of("Two"));
        assertThat(station.titles(ana.api(), "?channel=email")).isEmpty();
        assertThat(station.titles(ana.api(), "?category=news")).isEmpty();
    }

    @Test
    void e6_whoProducesNoMore_seesNoMoreWhatTheyMade() {
        Person ana = station.user("ana");
        Person maker = station.producer();
        String id = station.notify(maker.api(), ana, "Made before");
        station.admin()
                .api()
                .put("admin/users/" + maker.id() + "/role", Map.of("role", "user"))
                .hasStatus(200);
        ApiClient former = station.login(maker.email());
        former.get("notifications/" + id).isProblem(404);
        former.patch("notifications/" + id, Map.of("title", "x")).isProblem(404);
        former.delete("notifications/" + id).isProblem(404);
    }
}
