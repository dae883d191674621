package io.azulejo.auth.idempotency;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Store;
import io.azulejo.auth.sample.Till;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.WebJson;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.testkit.TransactionInterference;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEveryBackend
final class IdempotencyTest {
    private static final Map<String, String> COFFEE = Map.of("what", "coffee");

    private final TransactionInterference interference = new TransactionInterference();
    private final Store store;
    private final Till till;
    private final Host host;
    private final ApiClient ana;

    IdempotencyTest(Backend kind) {
        store = new Store(clock -> interference.with(kind.open(clock)));
        till = new Till(store.table, new Idempotency(store.table.idempotency(), WebJson.create(), store.clock));
        host = Host.start(
                HostOptions.defaults().withPort(0).withClock(store.clock).withRates(Map.of()), List.of(till));
        ana = ApiClient.at(host.uri()).with("X-Caller", "ana");
    }

    @AfterEach
    void stop() {
        host.close();
        store.close();
    }

    private static ApiClient keyed(ApiClient client, String key) {
        return client.with("Idempotency-Key", key);
    }

    @Test
    void request_repeatedWithItsKey_isDoneOnceAndAnsweredTheSame() {
        String first = keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body();
        assertThat(keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body()).isEqualTo(first);
        assertThat(till.sold()).containsExactly("coffee");
    }

    @Test
    void request_withoutKeyOrWithAnotherOrOfAnotherCaller_isDoneEachTime() {
        ana.post("/till", COFFEE).hasStatus(200);
        ana.post("/till", COFFEE).hasStatus(200);
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        keyed(ana, "k2").post("/till", COFFEE).hasStatus(200);
        keyed(ana.with("X-Caller", "bob"), "k1").post("/till", COFFEE).hasStatus(200);
        assertThat(till.sold()).hasSize(5);
    }

    @Test
    void key_usedWithAnotherBodyOrPath_isRefused() {
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        keyed(ana, "k1").post("/till", Map.of("what", "tea")).isProblem(422, "Idempotency-Key");
        keyed(ana, "k1").post("/till/again", COFFEE).isProblem(422, "Idempotency-Key");
        assertThat(till.sold()).hasSize(1);
    }

    @Test
    void key_thatIsNone_isRefused() {
        keyed(ana, "k".repeat(129)).post("/till", COFFEE).isProblem(400, "Idempotency-Key");
        keyed(ana, "two words").post("/till", COFFEE).isProblem(400, "Idempotency-Key");
        assertThat(till.sold()).isEmpty();
    }

    @Test
    void request_sentByManyAtOnce_isDoneOnceAndTheOthersAreToldToWait() {
        Callable<Integer> send = () -> keyed(ana, "k1").post("/till", COFFEE).status();
        List<Integer> statuses = Race.run(Collections.nCopies(6, send));
        assertThat(statuses).contains(200).isSubsetOf(200, 409);
        assertThat(till.sold()).hasSize(1);
    }

    @Test
    void request_thatFailed_mayBeRepeated() {
        till.closed.set(true);
        keyed(ana, "k1").post("/till", COFFEE).isProblem(409);
        till.closed.set(false);
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        assertThat(till.sold()).hasSize(1);
    }

    @Test
    void request_thatNeverEnds_keepsOthersOutForAMinute() throws Exception {
        till.stuck.set(new CountDownLatch(1));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<ApiResponse> first = threads.submit(() -> keyed(ana, "k1").post("/till", COFFEE));
            till.waiting.acquire();
            keyed(ana, "k1").post("/till", COFFEE).isProblem(409);
            CountDownLatch stuck = till.stuck.getAndSet(new CountDownLatch(0));
            store.clock.advance(Duration.ofSeconds(61));
            String answer =
                    keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body();
            stuck.countDown();
            // The first request resumes after it was replaced: it neither sells nor overwrites the stored response.
            first.get().isProblem(409);
            assertThat(till.sold()).hasSize(1);
            assertThat(keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body())
                    .isEqualTo(answer);
        }
    }

    @Test
    void answer_isKeptForADay() {
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        store.clock.advance(Duration.ofHours(25));
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        assertThat(till.sold()).hasSize(2);
    }

    @Test
    void request_whoseProcessDiesWhenItsWorkIsDone_isNotDoneAgain() {
        interference.crashAfterNextTransaction();
        keyed(ana, "k1").post("/till", COFFEE).isProblem(500);
        interference.restart();
        String again = keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body();
        store.clock.advance(Duration.ofSeconds(61));
        assertThat(keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body()).isEqualTo(again);
        keyed(ana, "k1").post("/till", Map.of("what", "tea")).isProblem(422, "Idempotency-Key");
        assertThat(till.sold()).containsExactly("coffee");
    }

    @Test
    void request_whoseProcessDiesBeforeItsWorkIsDone_isFreeAfterAMinute() {
        interference.beforeNextTransaction(interference::crash);
        keyed(ana, "k1").post("/till", COFFEE).isProblem(500);
        interference.restart();
        keyed(ana, "k1").post("/till", COFFEE).isProblem(409);
        store.clock.advance(Duration.ofSeconds(61));
        keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        assertThat(till.sold()).containsExactly("coffee");
    }

    @Test
    void request_thatFailsWhenItsWorkIsDone_isAnsweredByWhatItMade() {
        till.outOfPaper.set(true);
        keyed(ana, "k1").post("/till", COFFEE).isProblem(409);
        String again = keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body();
        assertThat(again).endsWith(store.table.sales().getFirst().id());
        assertThat(till.sold()).containsExactly("coffee");
    }

    @Test
    void request_overtakenBeforeItsTransaction_writesNothing() {
        interference.beforeNextTransaction(() -> {
            store.clock.advance(Duration.ofSeconds(61));
            keyed(ana, "k1").post("/till", COFFEE).hasStatus(200);
        });
        keyed(ana, "k1").post("/till", COFFEE).isProblem(409);
        assertThat(till.sold()).containsExactly("coffee");
        assertThat(keyed(ana, "k1").post("/till", COFFEE).hasStatus(200).body())
                .endsWith(store.table.sales().getFirst().id());
    }

    @Test
    void answer_tooLongToBeKept_isMadeAgain() {
        Map<String, String> much = Map.of("what", "é".repeat(40_000));
        String first = keyed(ana, "k1").post("/till", much).hasStatus(200).body();
        assertThat(keyed(ana, "k1").post("/till", much).hasStatus(200).body()).isEqualTo(first);
        assertThat(till.sold()).hasSize(1);
    }

    @Test
    void work_thatForgetsItsMark_isAFault() {
        till.forgetful.set(true);
        ana.post("/till", COFFEE).hasStatus(200);
        keyed(ana, "k1").post("/till", COFFEE).isProblem(500);
    }
}
