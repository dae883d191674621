package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the design document's flaws that could return when an order is changed. */
@OnEveryBackend
final class OrderEditTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String PK = "COMPANY#11.222.333/0001-81#ORDER#";
    private static final String RIO = "SHIPPING#Rio de Janeiro#2023-10-03";

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    OrderEditTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.owner().with("If-Match", "*");
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private static String path(String id) {
        return A + "/orders/" + id;
    }

    private String order(Map<String, Object> order) {
        return owner.post(A + "/orders", order).hasStatus(201).text("orderId");
    }

    private String order() {
        return order(OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "10.00"))));
    }

    private List<String> sortKeys(String id, String prefix) {
        return depot.partition(PK + id).stream()
                .map(item -> OrdersTestService.text(item, "SK"))
                .filter(key -> key.startsWith(prefix))
                .toList();
    }

    private BigDecimal total(String id) {
        return depot.table
                .header(OrdersTestService.AURORA_CNPJ, id)
                .flatMap(header -> Optional.ofNullable(header.totals()))
                .orElseThrow()
                .payable();
    }

    @Test
    void d2_orderThatIsConfirmed_changesNoMore() {
        String id = depot.confirmed(
                owner, A, List.of(OrdersTestService.line("P1", 1, "10.00"), OrdersTestService.line("P2", 1, "10.00")));
        for (ApiResponse answer : List.of(
                owner.post(path(id) + "/lines", OrdersTestService.line("P1", 1, "10.00")),
                owner.put(path(id) + "/lines/P1", Map.of("quantity", 2, "unitPrice", 10)),
                owner.patch(path(id) + "/lines/P1", Map.of("quantity", 2)),
                owner.delete(path(id) + "/lines/P1"),
                owner.post(path(id) + "/shipments", OrdersTestService.shipment("Santos", "SP", "2023-10-03")),
                owner.patch(path(id), Map.of("discount", 1)))) {
            assertThat(answer.isProblem(409).text("detail")).contains("must be Pendente");
        }
        assertThat(total(id)).isEqualByComparingTo("20");
    }

    @Test
    void d8_lineThatIsAdded_joinsTheOneOfItsPrice_orHasANumber() {
        String id = order();
        owner.post(path(id) + "/lines", OrdersTestService.line("P1", 2, "10")).hasStatus(201);
        assertThat(sortKeys(id, "ITEM#")).containsExactly("ITEM#P1");
        assertThat(depot.line(id, "P1").quantity()).isEqualTo(3);
        owner.post(path(id) + "/lines", OrdersTestService.line("P1", 1, "8.00")).hasStatus(201);
        owner.post(path(id) + "/lines", OrdersTestService.line("P1", 1, "7.00")).hasStatus(201);
        assertThat(sortKeys(id, "ITEM#")).containsExactly("ITEM#P1", "ITEM#P1#2", "ITEM#P1#3");
        assertThat(depot.line(id, "P1").unitPrice()).isEqualTo(new BigDecimal("10.00"));
        assertThat(total(id)).isEqualByComparingTo("45");
    }

    @Test
    void d9_shipmentThatIsAdded_toTheSameCityAndDay_isNumbered() {
        String id = order();
        for (int i = 0; i < 2; i++) {
            owner.post(path(id) + "/shipments", OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03"))
                    .hasStatus(201);
        }
        assertThat(sortKeys(id, "SHIPPING#")).containsExactly(RIO, RIO + "#2");
        assertThat(total(id)).isEqualByComparingTo("110");
    }

    @Test
    void d9_shipmentThatMoves_ontoAnother_isNumberedBesideIt() {
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "10.00")));
        order.put(
                "shipments",
                List.of(
                        OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03"),
                        OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-04")));
        String id = order(order);
        owner.put(
                        path(id) + "/shipments/Rio%20de%20Janeiro/2023-10-04/1",
                        OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03"))
                .hasStatus(200);
        assertThat(sortKeys(id, "SHIPPING#")).containsExactly(RIO, RIO + "#2");
    }

    @Test
    void d9_shipmentThatStays_whereItIs_isChangedInPlace() {
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "10.00")));
        order.put("shipments", List.of(OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03")));
        String id = order(order);
        Map<String, Object> dearer = new HashMap<>(OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03"));
        dearer.put("cost", 75);
        owner.put(path(id) + "/shipments/Rio%20de%20Janeiro/2023-10-03/1", dearer)
                .hasStatus(200);
        assertThat(sortKeys(id, "SHIPPING#")).containsExactly(RIO);
        assertThat(total(id)).isEqualByComparingTo("85");
    }

    @Test
    void d15_totals_followEveryChange() {
        String id = order();
        owner.put(path(id) + "/lines/P1", Map.of("quantity", 3, "unitPrice", 9)).hasStatus(200);
        assertThat(total(id)).isEqualByComparingTo("27");
        owner.patch(path(id), Map.of("discount", 7)).hasStatus(200);
        assertThat(total(id)).isEqualByComparingTo("20");
        owner.patch(path(id), Map.of("discount", 28)).isProblem(409);
        owner.put(path(id) + "/lines/P1", Map.of("quantity", 1, "unitPrice", 6)).isProblem(409);
        owner.post(path(id) + "/payments", OrdersTestService.payment("Pix", "T1", "20.01"))
                .hasStatus(201);
        owner.post(path(id) + "/confirm").isProblem(409);
        owner.patch(path(id), Map.of("discount", new BigDecimal("6.99"))).hasStatus(200);
        owner.post(path(id) + "/confirm").hasStatus(200);
    }
}
