package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.domain.Draft;
import io.azulejo.notifications.domain.NotificationProducer;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of concurrent requests: no duplicates, no partial writes, and a correct counter. */
@OnEveryBackend
final class ConcurrencyTest {
    private static final int RUNNERS = 6;

    private final Backend backend;
    private NotificationsTestService station;

    ConcurrencyTest(Backend backend) {
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

    private static List<ApiResponse> race(Callable<ApiResponse> runner) {
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            runners.add(runner);
        }
        return Race.run(runners);
    }

    private static List<Integer> statuses(List<ApiResponse> answers) {
        return answers.stream().map(ApiResponse::status).sorted().toList();
    }

    @Test
    void e1_sameEmail_signedUpAtOnce_isOneUsers() {
        List<ApiResponse> answers = race(() -> station.api.post(
                "users", Map.of("email", "one@example.com", "password", NotificationsTestService.PASSWORD)));
        assertThat(statuses(answers)).containsExactly(201, 409, 409, 409, 409, 409);
        assertThat(station.table.userByEmail("one@example.com")).hasSize(1);
    }

    @Test
    void e3_sameNewEmail_takenByTwoAtOnce_isOneUsers() {
        Person ana = station.user("ana");
        Person bob = station.user("bob");
        Map<String, Object> change =
                Map.of("email", "wanted@example.com", "password", NotificationsTestService.PASSWORD);
        List<ApiResponse> answers = Race.run(
                List.of(() -> ana.api().put("me/email", change), () -> bob.api().put("me/email", change)));
        assertThat(statuses(answers)).containsExactly(200, 409);
        assertThat(station.table.userByEmail("wanted@example.com")).hasSize(1);
    }

    @Test
    void e9_sameNotification_readManyTimesAtOnce_isCountedOnce() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "One");
        station.notify(producer, ana, "Two");
        assertThat(statuses(race(() -> ana.api().patch("notifications/" + id + "/read", Map.of()))))
                .containsOnly(200);
        assertThat(station.unread(ana.api())).isEqualTo(1);
    }

    @Test
    void e9_readsAndArrivalsAtOnce_keepTheCounter() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            String id = station.notify(producer, ana, "Old " + i);
            runners.add(() -> ana.api().patch("notifications/" + id + "/read", Map.of()));
            runners.add(() -> producer.post("notifications", Map.of("userId", ana.id(), "title", "New")));
        }
        Race.run(runners).forEach(answer -> assertThat(answer.status()).isIn(200, 201, 409));
        assertThat(station.unread(ana.api()))
                .isEqualTo(station.titles(ana.api(), "?unread=true").size());
    }

    @Test
    void e15_sameKey_sentManyTimesAtOnce_makesOneNotification() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api().with("Idempotency-Key", "once");
        List<ApiResponse> answers =
                race(() -> producer.post("notifications", Map.of("userId", ana.id(), "title", "Once")));
        assertThat(statuses(answers)).containsOnly(201);
        assertThat(answers.stream().map(NotificationsTestService::ids).distinct())
                .hasSize(1);
        assertThat(station.notificationItems(ana.id())).hasSize(1);
        assertThat(station.unread(ana.api())).isEqualTo(1);
    }

    @Test
    void e17_deletionAgainstCreate_leavesNoNotificationWithoutUser() {
        ApiClient producer = station.producer().api();
        for (int round = 0; round < 3; round++) {
            Person user = station.user("user" + round);
            List<ApiResponse> answers = Race.run(List.of(
                    () -> user.api().delete("me"),
                    () -> producer.post("notifications", Map.of("userId", user.id(), "title", "x"))));
            assertThat(answers.get(1).status()).isIn(201, 409, 422);
            if (answers.get(0).status() == 202) {
                station.finished(answers.get(0));
                assertThat(station.notificationItems(user.id())).isEmpty();
            }
        }
    }

    @Test
    void e17_userDisabled_betweenTheReadAndTheWrite_getsNothing() {
        Person ana = station.user("ana");
        Draft draft = new Draft("T", "C", null, List.of("in_app"));
        assertThatThrownBy(() -> station.bean(NotificationProducer.class)
                        .createAll(
                                "tester",
                                ana.id(),
                                draft,
                                channel -> {
                                    station.table
                                            .userTable()
                                            .update(UserKeys.of(ana.id()))
                                            .set(UserAttributes.STATUS, UserStatus.DISABLED)
                                            .run();
                                    return "01ARZ3NDEKTSV4RRFFQ69G5FAV";
                                },
                                null))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.type()).isEqualTo(ProblemType.INVALID));
        assertThat(station.notificationItems(ana.id())).isEmpty();
    }

    @Test
    void refreshToken_usedByTwoClientsAtOnce_endsTheSignIn() {
        Person ana = station.user("ana");
        String token = station.tokens(ana.email()).text("refreshToken");
        Callable<ApiResponse> owner = () -> station.api.post("auth/refresh", Map.of("refreshToken", token));
        Callable<ApiResponse> thief =
                () -> station.api.with("User-Agent", "another").post("auth/refresh", Map.of("refreshToken", token));
        List<ApiResponse> answers = Race.run(List.of(owner, thief));
        assertThat(answers.stream().filter(answer -> answer.status() == 200).count())
                .isLessThanOrEqualTo(1);
        answers.stream()
                .filter(answer -> answer.status() == 200)
                .forEach(answer -> station.api
                        .post("auth/refresh", Map.of("refreshToken", answer.text("refreshToken")))
                        .isProblem(401));
    }
}
