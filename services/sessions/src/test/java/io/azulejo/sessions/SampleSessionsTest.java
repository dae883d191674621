package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.sessions.demo.SampleSessions;
import io.azulejo.sessions.table.SessionDetails;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class SampleSessionsTest {
    private SessionsTestService table;

    @BeforeEach
    void start() {
        table = new SessionsTestService(Backend.IN_PROCESS);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    private SessionDetails citadel() {
        String session = table.user(DemoAccounts.ANA.id())
                .get("users/" + DemoAccounts.ANA.id() + "/sessions/active")
                .hasStatus(200)
                .text("sessionId");
        return table.design.whole(session).orElseThrow();
    }

    @Test
    void load_twice_changesNothing() {
        SampleSessions samples =
                table.host.beans("sessions", SampleSessions.class).getFirst();
        AtomicInteger steps = new AtomicInteger();
        assertThat(samples.load(steps::incrementAndGet)).isEmpty();
        assertThat(steps).hasValue(samples.steps());
        SessionDetails first = citadel();
        assertThat(first.npcs()).hasSize(7);
        assertThat(first.participants()).hasSize(3);
        samples.load(() -> {});
        assertThat(citadel()).isEqualTo(first);
        assertThat(table.operator().get("/sessions?status=active").items()).hasSize(2);
        assertThat(table.operator().get("/sessions?status=paused").items()).hasSize(1);
        assertThat(table.operator().get("/sessions?status=ended").items()).hasSize(1);
    }

    @Test
    void load_cutShort_isCompleted() {
        SampleSessions samples =
                table.host.beans("sessions", SampleSessions.class).getFirst();
        assertThatThrownBy(() -> samples.load(() -> {
                    throw new CancellationException();
                }))
                .isInstanceOf(CancellationException.class);
        SessionDetails whole = citadel();
        table.design.npcTable().delete(whole.npcs().getFirst());
        table.design.participantTable().delete(whole.participants().getFirst());
        samples.load(() -> {});
        assertThat(citadel().participants()).hasSize(3);
        assertThat(table.operator().get("/sessions?status=active").items()).hasSize(2);
    }

    @Test
    void load_again_changesNothingThatUsersHaveChangedOrDeleted() {
        SampleSessions samples =
                table.host.beans("sessions", SampleSessions.class).getFirst();
        samples.load(() -> {});
        SessionDetails whole = citadel();
        ApiClient ana = table.user(DemoAccounts.ANA.id());
        String session = whole.session().sessionId();
        ana.delete(session + "/npcs/" + whole.npcs().getFirst().npcId()).hasStatus(204);
        ana.delete(session + "/participants/" + whole.participants().getFirst().userId())
                .hasStatus(204);
        ana.with("If-Match", "*").put(session, Map.of("title", "Mine now")).hasStatus(200);
        SessionDetails changed = citadel();
        AtomicInteger steps = new AtomicInteger();
        samples.load(steps::incrementAndGet);
        assertThat(citadel()).isEqualTo(changed);
        assertThat(steps).hasValue(samples.steps());
    }
}
