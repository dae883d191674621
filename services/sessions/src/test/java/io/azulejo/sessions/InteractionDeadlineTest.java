package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with an NPC that takes longer to answer than Discord waits. */
final class InteractionDeadlineTest {
    private static final String TALK = """
            {"id":"%s","type":2,"channel_id":"42","user":{"id":"7"},
             "data":{"name":"npc","options":[{"type":1,"name":"talk","options":[
               {"type":3,"name":"npc","value":"Meepo"},{"type":3,"name":"text","value":"Hi"}]}]}}""";

    private final CountDownLatch answerReady = new CountDownLatch(1);
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean failing;
    private SessionsTestService table;

    @BeforeEach
    void start() {
        table = new SessionsTestService(
                Backend.IN_PROCESS::open,
                SessionsTestService.POLICY,
                (npc, told) -> {
                    asked.incrementAndGet();
                    if (failing) {
                        throw new IllegalStateException("The responder was not released");
                    }
                    try {
                        answerReady.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return Optional.of("Yark!");
                },
                Duration.ofMillis(300));
    }

    @AfterEach
    void stop() {
        answerReady.countDown();
        table.close();
    }

    @Test
    void b20_interaction_takenUpAnewWhileTheFirstIsOnlySlow_isDoneOnce() {
        String session = startedWithMeepo();
        table.interact(TALK.formatted("1")).hasStatus(200);
        table.clock.advance(Duration.ofSeconds(10));
        assertThat(table.interact(TALK.formatted("1")).hasStatus(200).body()).contains("It is still running");
        assertThat(asked).as("two deliveries are running").hasValue(2);
        table.requests.take();
        answerReady.countDown();
        long[] answers = {0};
        await().until(() -> (answers[0] += table.requests.take().getOrDefault("UpdateItem", 0L)) == 2);
        assertThat(table.interact(TALK.formatted("1")).hasStatus(200).body())
                .containsAnyOf("Yark!", "This has been done.");
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2);
    }

    @Test
    void b20_interaction_thatFails_isDoneByTheNextDelivery() {
        String session = startedWithMeepo();
        failing = true;
        table.interact(TALK.formatted("1")).isProblem(500);
        failing = false;
        answerReady.countDown();
        assertThat(table.interact(TALK.formatted("1")).hasStatus(200).body()).contains("Yark!");
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2);
    }

    private String startedWithMeepo() {
        table.link("gm");
        String session = table.user("gm")
                .post("/sessions", Map.of("title", "A", "channelId", "42"))
                .hasStatus(201)
                .text("sessionId");
        table.npc("gm", session, "Meepo", List.of());
        return session;
    }

    @Test
    void answer_thatTakesLonger_saysSoAndGoesOn() {
        String session = startedWithMeepo();
        ApiResponse late = table.interact(TALK.formatted("1")).hasStatus(200);
        assertThat(late.body()).contains("It is still running");
        assertThat(table.interact(TALK.formatted("1")).hasStatus(200).body())
                .as("delivered again in the meantime")
                .contains("being done already");
        answerReady.countDown();
        await().untilAsserted(() -> assertThat(
                        table.interact(TALK.formatted("1")).hasStatus(200).body())
                .contains("Yark!"));
        assertThat(table.partition("SESSIONLOG#" + session)).hasSize(2);
    }
}
