package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.toolkit.query.SortRange;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with stale indexes. The lag ends only when a test advances the clock. */
final class IndexLagTest {
    private NotificationsTestService station;

    @BeforeEach
    void start() {
        station = new NotificationsTestService(IndexLagTest::lagging, Map.of(), List.of());
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private static OpenBackend lagging(InstantSource clock) {
        EngineOptions options = EngineOptions.DEFAULT
                .withClock(clock)
                .withFaults(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG));
        return new OpenBackend(EmbeddedDynamoDb.builder().options(options).build(), () -> {});
    }

    @Test
    void e2_login_rightAfterSignUp_succeeds() {
        station.user("ana");
        assertThat(station.table.userByEmail("ana@example.com"))
                .as("the index is stale")
                .isEmpty();
    }

    @Test
    void e1_secondSignUp_thatNoIndexShows_isRefused() {
        station.user("ana");
        station.api
                .post("users", Map.of("email", "ana@example.com", "password", NotificationsTestService.PASSWORD))
                .isProblem(409, "email");
    }

    @Test
    void e5_notification_rightAfterItWasMade_isReadAndMarkedByItsUser() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "New");
        ana.api().get("notifications/" + id).hasStatus(200);
        assertThat(station.titles(ana.api(), "")).containsExactly("New");
        assertThat(station.unread(ana.api())).isEqualTo(1);
        ana.api().patch("notifications/" + id + "/read", Map.of()).hasStatus(200);
        assertThat(station.unread(ana.api())).isZero();
    }

    @Test
    void e9_readAll_byAnIndexThatIsBehind_countsNothingTwice() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        List<String> ids = List.of(station.notify(producer, ana, "1"), station.notify(producer, ana, "2"));
        station.clock.advance(Duration.ofSeconds(5));
        ana.api().patch("notifications/" + ids.getFirst() + "/read", Map.of()).hasStatus(200);
        assertThat(station.titles(ana.api(), "?unread=true"))
                .as("the index is stale")
                .hasSize(2);
        ana.api().post("me/notifications/read-all").hasStatus(200);
        assertThat(station.unread(ana.api())).isZero();
    }

    @Test
    void e10_delivery_byAnIndexThatIsBehind_sendsNothingTwice() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        producer.post("notifications", Map.of("userId", ana.id(), "title", "Mail", "channels", List.of("email")))
                .hasStatus(201);
        station.clock.advance(Duration.ofSeconds(5));
        assertThat(station.deliver()).isEqualTo(1);
        station.deliver(); // the index may still show it
        assertThat(station.email.taken).hasSize(1);
    }

    @Test
    void e10_withdrawn_thatTheIndexStillShows_isNotDelivered() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = NotificationsTestService.ids(producer.post(
                        "notifications", Map.of("userId", ana.id(), "title", "Mail", "channels", List.of("email"))))
                .getFirst();
        station.clock.advance(Duration.ofSeconds(5));
        producer.delete("notifications/" + id).hasStatus(204);
        assertThat(station.table.due(SortRange.to(station.clock.instant())))
                .as("the index is stale")
                .hasSize(1);
        assertThat(station.deliver()).isZero();
        assertThat(station.email.taken).isEmpty();
    }
}
