package io.azulejo.engine.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.history.Account.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

/** Tests of the checker itself: it accepts histories that an order explains and rejects all others. */
class LinearizabilityTest {
    private static final Account DEPOSIT = new Account.Deposit("a", 1);
    private static final Account READ = new Account.Read("a");

    private static boolean holds(List<Event<Account, Result>> history) {
        return Linearizability.holds(new Account.Plain(Map.of()), history);
    }

    private static Event<Account, Result> event(Account call, int balance, long began, long ended) {
        return new Event<>(0, call, Result.of(balance == 0 ? Map.of() : Map.of("a", balance)), began, ended);
    }

    @Test
    void overlappingCalls_mayHaveHappenedInEitherOrder() {
        assertThat(holds(List.of(event(DEPOSIT, 1, 1, 4), event(READ, 0, 2, 3))))
                .isTrue();
        assertThat(holds(List.of(event(DEPOSIT, 1, 1, 4), event(READ, 1, 2, 3))))
                .isTrue();
    }

    @Test
    void staleRead_afterTheWriteEnded_isFound() {
        assertThat(holds(List.of(event(DEPOSIT, 1, 1, 2), event(READ, 0, 3, 4))))
                .isFalse();
    }

    @Test
    void lostUpdate_isFound() {
        assertThat(holds(List.of(event(DEPOSIT, 1, 1, 3), event(DEPOSIT, 1, 2, 4))))
                .isFalse();
        assertThat(holds(List.of(event(DEPOSIT, 2, 1, 3), event(DEPOSIT, 1, 2, 4))))
                .isTrue();
    }

    @Test
    void readsThatDisagreeAboutAnOrder_areFound() {
        List<Event<Account, Result>> history =
                List.of(event(DEPOSIT, 1, 1, 10), event(READ, 1, 2, 3), event(READ, 0, 4, 5));

        assertThat(holds(history)).isFalse();
    }

    @Test
    void recordedHistory_ofAnAtomicStore_isAccepted() throws InterruptedException, ExecutionException {
        Map<String, Integer> state = new HashMap<>();
        List<Event<Account, Result>> history = History.record(1, 4, 8, random -> DEPOSIT, call -> {
            synchronized (state) {
                return Account.Plain.apply(state, call);
            }
        });

        assertThat(history).hasSize(32);
        assertThat(holds(history)).isTrue();
    }

    @Test
    void recordedHistory_ofAStoreThatReadsAndWritesApart_isFound() throws InterruptedException, ExecutionException {
        Map<String, Integer> state = new ConcurrentHashMap<>();
        CyclicBarrier bothHaveRead = new CyclicBarrier(2);
        List<Event<Account, Result>> history = History.record(1, 2, 1, random -> DEPOSIT, call -> {
            int before = state.getOrDefault("a", 0);
            meet(bothHaveRead);
            state.put("a", before + 1);
            return Result.of(Map.of("a", before + 1));
        });

        assertThat(holds(history)).isFalse();
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException("The other thread did not come", e);
        }
    }
}
