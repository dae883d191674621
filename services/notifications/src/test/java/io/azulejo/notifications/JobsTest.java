package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.Caller;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.domain.Broadcasts;
import io.azulejo.notifications.domain.Channels;
import io.azulejo.notifications.domain.Draft;
import io.azulejo.notifications.domain.NotificationIds;
import io.azulejo.notifications.domain.NotificationProducer;
import io.azulejo.notifications.domain.ProducerIdempotency;
import io.azulejo.notifications.domain.ScannableTable;
import io.azulejo.notifications.domain.UserDeletion;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.Step;
import io.azulejo.patterns.job.Throttle;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of jobs that are interrupted between any two steps and resumed by another runner. */
@OnEveryBackend
final class JobsTest {
    private static final int USERS = 60;

    private final Backend backend;
    private final List<Duration> pauses = new ArrayList<>();
    private NotificationsTestService station;

    JobsTest(Backend backend) {
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

    /** Simulated crash: the process writes nothing more. */
    private static final class Crash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after its first step, before the checkpoint. */
    private record CrashingJob(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new Crash();
        }
    }

    private JobRunner runner(Job job) {
        return new JobRunner(
                station.table,
                List.of(job),
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                station.clock);
    }

    private Broadcasts broadcasts(int perSecond) {
        return new Broadcasts(
                station.table,
                new ScannableTable(station.table),
                station.bean(NotificationProducer.class),
                station.bean(ProducerIdempotency.class),
                station.bean(Channels.class),
                new Throttle(perSecond, station.clock, pauses::add),
                new NotificationIds(station.clock),
                station.clock);
    }

    private List<String> people(int count) {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ids.add(station.service
                    .signUp()
                    .signUp("p" + i + "@example.com", NotificationsTestService.PASSWORD, null)
                    .id());
        }
        return ids;
    }

    @Test
    void e22_broadcast_reachesEverybodyOnce() {
        List<String> people = people(30);
        LegacyItems.writeAll(station);
        ApiClient producer = station.producer().api().with("Idempotency-Key", "campaign");
        Map<String, Object> body = Map.of("title", "To all", "channels", List.of("in_app", "email"));
        ApiResponse begun = producer.post("notifications/broadcast", body);
        station.finished(begun);
        ApiResponse repeated = producer.post("notifications/broadcast", body).hasStatus(202);
        assertThat(repeated.text("id")).isEqualTo(begun.text("id"));
        for (String id : people) {
            assertThat(station.notificationItems(id)).hasSize(2);
            assertThat(station.table.counters(id).orElseThrow().unread()).isEqualTo(1);
        }
        assertThat(station.notificationItems(LegacyItems.USER)).hasSize(3);
        assertThat(producer.get("notifications/broadcast/" + begun.text("id"))
                        .hasStatus(200)
                        .text("title"))
                .isEqualTo("To all");
        station.user("late").api().post("notifications/broadcast", body).isProblem(403);
    }

    @Test
    void e22_broadcast_killedBetweenSteps_givesNobodyASecondOne() {
        List<String> people = people(USERS);
        Broadcasts broadcasts = broadcasts(1000);
        Caller producer = new Caller("tester", "tester", Set.of("producer"), Map.of());
        String id = broadcasts
                .begin(producer, new Draft("To all", "x", null, List.of("in_app")), null)
                .id();
        for (int crashes = 0; station.table.job(id).orElseThrow().state() == JobState.OPEN; crashes++) {
            assertThat(crashes).as("the job completes").isLessThan(20);
            assertThatThrownBy(runner(new CrashingJob(broadcasts))::runDueJobs).isInstanceOf(Crash.class);
            assertThat(runner(broadcasts).runDueJobs())
                    .as("the lease has not expired")
                    .isFalse();
            station.clock.advance(Duration.ofSeconds(31));
            if (crashes == 1) {
                assertThat(runner(broadcasts).runDueJobs()).isTrue();
            }
        }
        assertThat(station.table.job(id).orElseThrow().state()).isEqualTo(JobState.DONE);
        for (String person : people) {
            assertThat(station.notificationItems(person)).hasSize(1);
            assertThat(station.table.counters(person).orElseThrow().unread()).isEqualTo(1);
        }
    }

    @Test
    void e22_broadcast_keepsItsPace() {
        people(50);
        Broadcasts broadcasts = broadcasts(10);
        Caller producer = new Caller("tester", "tester", Set.of("producer"), Map.of());
        broadcasts.begin(producer, new Draft("To all", "x", null, List.of("in_app", "email")), null);
        runner(broadcasts).runDueJobs();
        Duration whole = pauses.stream().reduce(Duration.ZERO, Duration::plus);
        assertThat(whole)
                .as("100 writes at 10 per second, with a clock that stands still")
                .isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void e17_deletion_takesAllThatIsTheUsers() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        for (int i = 0; i < 30; i++) {
            station.notify(producer, ana, "N" + i);
        }
        String hidden = station.notify(producer, ana, "Hidden");
        ana.api().delete("notifications/" + hidden).hasStatus(204);
        ana.api().put("me/contacts/phone", Map.of("phone", "+5511987654321")).hasStatus(204);
        ana.api().post("me/devices", Map.of("token", "t")).hasStatus(201);
        ana.api().put("me/preferences/*", Map.of("muted", List.of("sms"))).hasStatus(200);
        ApiResponse begun = ana.api().delete("me");
        station.finished(begun);
        assertThat(station.notificationItems(ana.id())).isEmpty();
        assertThat(station.partition(station.users(), "USER#" + ana.id())).isEmpty();
        assertThat(station.partition(station.notifications(), "USERSTATE#" + ana.id()))
                .isEmpty();
        assertThat(station.item(station.users(), "EMAIL#" + ana.email(), "EMAIL#" + ana.email()))
                .isEmpty();
        ana.api().patch("me", Map.of("name", "x")).isProblem(401);
        assertThat(ana.api().get("me/jobs/" + begun.text("id")).hasStatus(200).text("state"))
                .isEqualTo("done");
        station.user("bob").api().get("me/jobs/" + begun.text("id")).isProblem(404);
        station.user("ana");
    }

    @Test
    void e17_deletion_killedBetweenSteps_endsWhole() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        for (int i = 0; i < 60; i++) {
            station.notify(producer, ana, "N" + i);
        }
        UserDeletion deletion = new UserDeletion(station.table, new ScannableTable(station.table));
        String id = deletion.begin(station.table.user(ana.id()).orElseThrow()).id();
        producer.post("notifications", Map.of("userId", ana.id(), "title", "x")).isProblem(422, "userId");
        station.api
                .post("auth/login", Map.of("login", ana.email(), "password", NotificationsTestService.PASSWORD))
                .isProblem(403);
        for (int crashes = 0; station.table.job(id).orElseThrow().state() == JobState.OPEN; crashes++) {
            assertThat(crashes).as("the job completes").isLessThan(20);
            assertThatThrownBy(runner(new CrashingJob(deletion))::runDueJobs).isInstanceOf(Crash.class);
            station.clock.advance(Duration.ofSeconds(31));
            if (crashes == 2) {
                assertThat(runner(deletion).runDueJobs()).isTrue();
            }
        }
        assertThat(station.notificationItems(ana.id())).isEmpty();
        assertThat(station.table.user(ana.id())).isEmpty();
    }
}
