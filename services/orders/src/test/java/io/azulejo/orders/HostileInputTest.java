package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of malicious or malformed input: it is rejected with a clear error, and nothing is partially written. */
@OnEveryBackend
final class HostileInputTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    HostileInputTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private static Map<String, Object> with(String field, Object value) {
        Map<String, Object> order = OrdersTestService.order();
        order.put(field, value);
        return order;
    }

    private static Map<String, Object> line(String field, Object value) {
        Map<String, Object> line = new HashMap<>(OrdersTestService.line("P1", 1, "10.00"));
        line.put(field, value);
        return OrdersTestService.order(List.of(line));
    }

    private static Map<String, Object> customer(String field, Object value) {
        Map<String, Object> customer = new HashMap<>(OrdersTestService.customer(OrdersTestService.CPF));
        customer.put(field, value);
        return with("customer", customer);
    }

    @Test
    void orders_withBadFields_areRefusedByNameAndLeaveNothing() {
        owner.post(A + "/orders", with("lines", List.of())).isProblem(422, "lines");
        owner.post(A + "/orders", line("productId", "P#1")).isProblem(422, "lines[0].productId");
        owner.post(A + "/orders", line("productId", "../x")).isProblem(422, "lines[0].productId");
        owner.post(A + "/orders", line("quantity", 0)).isProblem(422, "lines[0].quantity");
        owner.post(A + "/orders", line("quantity", 1_000_001)).isProblem(422, "lines[0].quantity");
        owner.post(
                        A + "/orders",
                        OrdersTestService.order(List.of(
                                OrdersTestService.line("P1", 1_000_000, "1.00"),
                                OrdersTestService.line("P1", 1, "1.00"))))
                .isProblem(422, "lines");
        owner.post(A + "/orders", line("description", "a\nb")).isProblem(422, "lines[0].description");
        owner.post(A + "/orders", customer("firstName", "\u0000")).isProblem(422, "customer.firstName");
        owner.post(A + "/orders", customer("cpf", "123")).isProblem(422, "customer.cpf");
        owner.post(A + "/orders", customer("phone", "call me")).isProblem(422, "customer.phone");
        owner.post(A + "/orders", customer("email", "nobody")).isProblem(422, "customer.email");
        owner.post(A + "/orders", customer("address", Map.of("state", "XX"))).isProblem(422, "customer.address.state");
        owner.post(A + "/orders", customer("address", Map.of("zipCode", "1")))
                .isProblem(422, "customer.address.zipCode");
        owner.post(A + "/orders", with("shipments", List.of(OrdersTestService.shipment("Rio", "ZZ", "2023-10-03"))))
                .isProblem(422, "shipments[0].uf");
        owner.post(A + "/orders", with("payments", List.of(OrdersTestService.payment("Pix", "T", "0"))))
                .isProblem(422, "payments[0].amount");
        owner.post(A + "/orders", with("priority", 10)).isProblem(422, "priority");
        owner.post(A + "/orders", with("notes", "x".repeat(2_001))).isProblem(422, "notes");
        owner.post(A + "/orders", with("clientCode", "cli_nobody")).hasStatus(201);
        Map<String, Object> nobody = with("clientCode", "cli_nobody");
        nobody.remove("customer");
        owner.post(A + "/orders", nobody).isProblem(422, "clientCode");
        owner.send("POST", A + "/orders", "{").isProblem(400);
        owner.send("POST", A + "/orders", "{}").isProblem(422);
        assertThat(owner.get(A + "/orders").items()).hasSize(1);
    }

    @Test
    void orders_tooLong_areRefused() {
        List<Map<String, Object>> lines = new ArrayList<>();
        for (int i = 0; i < 2_001; i++) {
            lines.add(OrdersTestService.line("P" + i, 1, "1.00"));
        }
        owner.post(A + "/orders", OrdersTestService.order(lines)).isProblem(422, "lines");
        owner.send("POST", A + "/orders", "x".repeat(1024 * 1024 + 1)).hasStatus(413);
    }

    @Test
    void texts_ofAllKinds_comeBackAsTheyWere() {
        String odd = "Ação \uD83D\uDE80 <b>#%23 & \"quoted\"";
        Map<String, Object> order = with("notes", odd + "\n" + odd);
        order.put("shipments", List.of(OrdersTestService.shipment("Odd#City %", "SP", "2023-10-03")));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        assertThat(owner.get(A + "/orders/" + id).text("notes")).isEqualTo(odd + "\n" + odd);
        assertThat(depot.partition("COMPANY#11.222.333/0001-81#ORDER#" + id))
                .extracting(item -> OrdersTestService.text(item, "SK"))
                .contains("SHIPPING#Odd%23City %25#2023-10-03");
        assertThat(owner.get(A + "/orders?city=Odd%23City%20%25&from=2023-10-03&to=2023-10-03")
                        .items())
                .hasSize(1);
    }

    @Test
    void lists_withBadParameters_sayWhich() {
        owner.get(A + "/orders?status=Nonsense").isProblem(400, "status");
        owner.get(A + "/orders?city=Rio&payment=Pix&from=2023-10-01&to=2023-10-02")
                .isProblem(400, "payment");
        owner.get(A + "/orders?month=2023").isProblem(400, "month");
        owner.get(A + "/orders?city=Rio").isProblem(400, "from");
        owner.get(A + "/orders?city=Rio&from=2023-10-01&to=2023-09-01").isProblem(400, "to");
        owner.get(A + "/orders?city=Rio&from=2023-10-01&to=2023-12-01").isProblem(400, "to");
        owner.get(A + "/orders?city=Rio&uf=QQ&from=2023-10-01&to=2023-12-01").isProblem(400, "uf");
        owner.get(A + "/orders?limit=0").isProblem(400, "limit");
        owner.get(A + "/orders?cursor=forged").isProblem(400, "cursor");
        owner.get(A + "/items").isProblem(400, "status");
        owner.get("nonsense/orders").isProblem(404);
        owner.get("11222333000182/orders").isProblem(404);
        owner.get(A + "/orders/ORD-1%23META").isProblem(404);
        owner.get(A + "/jobs/job_1").isProblem(404);
        owner.post(A + "/orders/ORD-1/confirm").isProblem(404);
    }
}
