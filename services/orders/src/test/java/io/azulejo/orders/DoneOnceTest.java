package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.Interference;
import io.azulejo.testing.OnEveryBackend;
import io.azulejo.testing.Repetition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** D24: requests with a key are done once, whenever their process dies and however slow they are. */
@OnEveryBackend
final class DoneOnceTest {
    private static final String A = Depot.AURORA;
    private static final String STOCK = A + "/products/P1/stock/";

    private final Depot depot;
    private final Repetition repetition;
    private final ApiClient owner;

    DoneOnceTest(Backend backend) {
        Interference interference = new Interference();
        depot = new Depot(clock -> interference.with(backend.open(clock)), Depot.Settings.usual());
        repetition = new Repetition(interference, depot.clock);
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private ApiClient keyed(String key) {
        return depot.owner().with("Idempotency-Key", key);
    }

    /** Lines of which a thousand and some are more than an item of DynamoDB holds. */
    private static List<Map<String, Object>> wordy(int count) {
        return many(count).stream()
                .map(line -> {
                    Map<String, Object> wordy = new HashMap<>(line);
                    wordy.put("description", "d".repeat(300));
                    return wordy;
                })
                .toList();
    }

    private static List<Map<String, Object>> many(int count) {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(Depot.line("P-" + i, 1, "1.50"));
        }
        return lines;
    }

    private void theOnlyOrderIs(String id) {
        assertThat(owner.get(A + "/orders").items())
                .extracting(order -> order.get("orderId"))
                .containsExactly(id);
    }

    @Test
    void d24_order_whoseProcessDiesBeforeItAnswers_isTakenOnce() {
        ApiResponse again = repetition.afterDeath(() -> keyed("k1").post(A + "/orders", Depot.order()));
        String id = again.hasStatus(201).text("orderId");
        assertThat(again.header("Location")).endsWith("/orders/" + id);
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        theOnlyOrderIs(id);
    }

    @Test
    void d24_order_overtaken_isTakenOnce() {
        ApiResponse fast = repetition.overtaking(() -> keyed("k1").post(A + "/orders", Depot.order()));
        theOnlyOrderIs(fast.hasStatus(201).text("orderId"));
    }

    @Test
    void d24_copy_whoseProcessDiesBeforeItAnswers_isMadeOnce() {
        String id = owner.post(A + "/orders", Depot.order()).hasStatus(201).text("orderId");
        ApiResponse again = repetition.afterDeath(() -> keyed("k1").post(A + "/orders/" + id + "/duplicate"));
        assertThat(again.hasStatus(201).text("orderId")).isNotEqualTo(id);
        assertThat(owner.get(A + "/orders").items()).hasSize(2);
    }

    @Test
    void d24_longOrder_whoseProcessDiesBeforeItsLines_isADraftToWhoRepeatsIt_andGetsThemOnce() {
        ApiResponse again = repetition.afterDeath(() -> keyed("k1").post(A + "/orders", Depot.order(many(230))));
        String id = again.hasStatus(201).text("orderId");
        assertThat(again.text("status")).isEqualTo("Rascunho");
        depot.restart();
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            ApiResponse later = keyed("k1").post(A + "/orders", Depot.order(many(230)));
            assertThat(later.hasStatus(201).text("orderId")).isEqualTo(id);
            assertThat(later.text("status")).isEqualTo("Pendente");
        });
        assertThat(depot.table.order(Depot.AURORA_CNPJ, id).orElseThrow().lines())
                .hasSize(230);
        assertThat(depot.owner().get(A + "/orders").items()).hasSize(1);
    }

    @Test
    void d24_orderOfAsManyActionsAsATransactionTakes_isTakenWithAKeyToo() {
        for (int shipments = 5; shipments <= 6; shipments++) {
            Map<String, Object> order = Depot.order(many(90));
            List<Map<String, Object>> towns = new ArrayList<>();
            for (int i = 0; i < shipments; i++) {
                towns.add(Depot.shipment("Town " + i, "SP", "2023-10-09"));
            }
            order.put("shipments", towns);
            ApiResponse taken = keyed("k" + shipments).post(A + "/orders", order);
            assertThat(taken.hasStatus(201).text("status")).isEqualTo("Pendente");
        }
    }

    @Test
    void d24_orderWhoseAnswerIsLongerThanAnItem_isTakenOnceAndAnsweredTwice() {
        Map<String, Object> order = Depot.order(wordy(1_300));
        ApiResponse first = keyed("k1").post(A + "/orders", order).hasStatus(201);
        assertThat(first.body()).hasSizeGreaterThan(400 * 1024);
        assertThat(keyed("k1").post(A + "/orders", order).hasStatus(201).text("orderId"))
                .isEqualTo(first.text("orderId"));
        theOnlyOrderIs(first.text("orderId"));
    }

    @Test
    void d24_stock_whoseProcessDiesBeforeItAnswers_movesOnce() {
        depot.receive(owner, A, "P1", 10);
        ApiResponse received =
                repetition.afterDeath(() -> keyed("k1").post(STOCK + "receipts", Map.of("quantity", 5, "bin", "A-7")));
        assertThat(received.hasStatus(201).json())
                .containsEntry("available", 15L)
                .containsEntry("bin", "A-7");
        repetition
                .afterDeath(() -> keyed("k2").post(STOCK + "adjustments", Map.of("quantity", -3, "reason", "count")))
                .hasStatus(201);
        repetition
                .afterDeath(() -> keyed("k3").post(STOCK + "reservations", Map.of("quantity", 4, "reason", "fair")))
                .hasStatus(201);
        repetition
                .afterDeath(() -> keyed("k4").post(STOCK + "releases", Map.of("quantity", 1, "reason", "fair")))
                .hasStatus(201);
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.held())).containsExactly(9L, 3L);
        assertThat(owner.get(STOCK + "moves").items()).hasSize(5);
    }

    @Test
    void d24_stock_overtaken_movesOnce() {
        repetition
                .overtaking(() -> keyed("k1").post(STOCK + "receipts", Map.of("quantity", 5, "bin", "A-7")))
                .hasStatus(201);
        assertThat(depot.stock("P1").available()).isEqualTo(5);
        assertThat(owner.get(STOCK + "moves").items()).hasSize(1);
    }
}
