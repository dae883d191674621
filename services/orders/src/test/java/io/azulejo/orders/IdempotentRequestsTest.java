package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.RepeatedRequest;
import io.azulejo.testkit.TransactionInterference;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of idempotency (D24): a request with a key takes effect once, even if its process crashes or is slow. */
@OnEveryBackend
final class IdempotentRequestsTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String STOCK = A + "/products/P1/stock/";

    private final OrdersTestService depot;
    private final RepeatedRequest repetition;
    private final ApiClient owner;

    IdempotentRequestsTest(Backend backend) {
        TransactionInterference interference = new TransactionInterference();
        depot = new OrdersTestService(
                clock -> interference.with(backend.open(clock)), OrdersTestService.Settings.usual());
        repetition = new RepeatedRequest(interference, depot.clock);
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private ApiClient keyed(String key) {
        return depot.owner().with("Idempotency-Key", key);
    }

    /** Returns lines with long descriptions; about a thousand of them exceed DynamoDB's item size limit. */
    private static List<Map<String, Object>> longLines(int count) {
        return many(count).stream()
                .map(line -> {
                    Map<String, Object> longLines = new HashMap<>(line);
                    longLines.put("description", "d".repeat(300));
                    return longLines;
                })
                .toList();
    }

    private static List<Map<String, Object>> many(int count) {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(OrdersTestService.line("P-" + i, 1, "1.50"));
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
        ApiResponse again = repetition.afterCrash(() -> keyed("k1").post(A + "/orders", OrdersTestService.order()));
        String id = again.hasStatus(201).text("orderId");
        assertThat(again.header("Location")).endsWith("/orders/" + id);
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        theOnlyOrderIs(id);
    }

    @Test
    void d24_order_overtaken_isTakenOnce() {
        ApiResponse fast =
                repetition.withConcurrentRepeat(() -> keyed("k1").post(A + "/orders", OrdersTestService.order()));
        theOnlyOrderIs(fast.hasStatus(201).text("orderId"));
    }

    @Test
    void d24_copy_whoseProcessDiesBeforeItAnswers_isMadeOnce() {
        String id = owner.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        ApiResponse again = repetition.afterCrash(() -> keyed("k1").post(A + "/orders/" + id + "/duplicate"));
        assertThat(again.hasStatus(201).text("orderId")).isNotEqualTo(id);
        assertThat(owner.get(A + "/orders").items()).hasSize(2);
    }

    @Test
    void d24_longOrder_whoseProcessDiesBeforeItsLines_isADraftToWhoRepeatsIt_andGetsThemOnce() {
        ApiResponse again =
                repetition.afterCrash(() -> keyed("k1").post(A + "/orders", OrdersTestService.order(many(230))));
        String id = again.hasStatus(201).text("orderId");
        assertThat(again.text("status")).isEqualTo("Rascunho");
        depot.restart();
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            ApiResponse later = keyed("k1").post(A + "/orders", OrdersTestService.order(many(230)));
            assertThat(later.hasStatus(201).text("orderId")).isEqualTo(id);
            assertThat(later.text("status")).isEqualTo("Pendente");
        });
        assertThat(depot.table
                        .order(OrdersTestService.AURORA_CNPJ, id)
                        .orElseThrow()
                        .lines())
                .hasSize(230);
        assertThat(depot.owner().get(A + "/orders").items()).hasSize(1);
    }

    @Test
    void d24_orderOfAsManyActionsAsATransactionTakes_isTakenWithAKeyToo() {
        for (int shipments = 5; shipments <= 6; shipments++) {
            Map<String, Object> order = OrdersTestService.order(many(90));
            List<Map<String, Object>> towns = new ArrayList<>();
            for (int i = 0; i < shipments; i++) {
                towns.add(OrdersTestService.shipment("Town " + i, "SP", "2023-10-09"));
            }
            order.put("shipments", towns);
            ApiResponse taken = keyed("k" + shipments).post(A + "/orders", order);
            assertThat(taken.hasStatus(201).text("status")).isEqualTo("Pendente");
        }
    }

    @Test
    void d24_orderWhoseAnswerIsLongerThanAnItem_isTakenOnceAndAnsweredTwice() {
        Map<String, Object> order = OrdersTestService.order(longLines(1_300));
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
                repetition.afterCrash(() -> keyed("k1").post(STOCK + "receipts", Map.of("quantity", 5, "bin", "A-7")));
        assertThat(received.hasStatus(201).json())
                .containsEntry("available", 15L)
                .containsEntry("bin", "A-7");
        repetition
                .afterCrash(() -> keyed("k2").post(STOCK + "adjustments", Map.of("quantity", -3, "reason", "count")))
                .hasStatus(201);
        repetition
                .afterCrash(() -> keyed("k3").post(STOCK + "reservations", Map.of("quantity", 4, "reason", "fair")))
                .hasStatus(201);
        repetition
                .afterCrash(() -> keyed("k4").post(STOCK + "releases", Map.of("quantity", 1, "reason", "fair")))
                .hasStatus(201);
        Stock stock = depot.stock("P1");
        assertThat(List.of(stock.available(), stock.held())).containsExactly(9L, 3L);
        assertThat(owner.get(STOCK + "moves").items()).hasSize(5);
    }

    @Test
    void d24_stock_overtaken_movesOnce() {
        repetition
                .withConcurrentRepeat(() -> keyed("k1").post(STOCK + "receipts", Map.of("quantity", 5, "bin", "A-7")))
                .hasStatus(201);
        assertThat(depot.stock("P1").available()).isEqualTo(5);
        assertThat(owner.get(STOCK + "moves").items()).hasSize(1);
    }
}
