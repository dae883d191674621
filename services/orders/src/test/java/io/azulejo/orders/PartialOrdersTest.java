package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of orders that are shipped, cancelled or returned in parts, and of the lists that find them. */
@OnEveryBackend
final class PartialOrdersTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    PartialOrdersTest(Backend backend) {
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

    /** Creates a confirmed order of 2 P1 at 30.00 and 4 P2 at 10.00 with two shipments, discount 10.00. */
    private String confirmed(String... paid) {
        depot.receive(owner, A, "P1", 2);
        depot.receive(owner, A, "P2", 4);
        Map<String, Object> order = OrdersTestService.order(
                List.of(OrdersTestService.line("P1", 2, "30.00"), OrdersTestService.line("P2", 4, "10.00")));
        order.put("discount", 10);
        order.put("shipments", List.of(free("Recife", "PE", "2023-10-09"), free("Recife", "PE", "2023-10-09")));
        order.put(
                "payments",
                List.of(
                        OrdersTestService.payment("Pix", "T1", "60.00"),
                        OrdersTestService.payment("Boleto", "T2", "30.00")));
        String id =
                A + "/orders/" + owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        owner.post(id + "/confirm").hasStatus(200);
        for (String method : paid) {
            owner.post(id + "/payments/" + method + "/capture").hasStatus(200);
        }
        return id;
    }

    private static Map<String, Object> free(String city, String uf, String day) {
        Map<String, Object> shipment = new HashMap<>(OrdersTestService.shipment(city, uf, day));
        shipment.put("cost", 0);
        return shipment;
    }

    private void packed(String order) {
        for (Map<String, Object> line : lines(order)) {
            for (String step : List.of("claim", "pick")) {
                owner.post(order + "/lines/" + line.get("line") + "/" + step, Map.of("quantity", line.get("quantity")))
                        .hasStatus(200);
            }
        }
        for (Map<String, Object> line : lines(order)) {
            owner.post(order + "/lines/" + line.get("line") + "/pack").hasStatus(200);
        }
        owner.post(order + "/invoice").hasStatus(200);
    }

    @SuppressWarnings("unchecked") // JSON arrays of objects are read as lists of maps
    private List<Map<String, Object>> lines(String order) {
        return (List<Map<String, Object>>)
                Objects.requireNonNull(owner.get(order).hasStatus(200).json().get("lines"));
    }

    @SuppressWarnings("unchecked") // JSON arrays of objects are read as lists of maps
    private List<Map<String, Object>> shipments(String order) {
        return (List<Map<String, Object>>)
                Objects.requireNonNull(owner.get(order).hasStatus(200).json().get("shipments"));
    }

    private String shipment(String order, int index) {
        return order + "/shipments/" + shipments(order).get(index).get("shipmentId");
    }

    private void stockIs(String product, long available, long reserved) {
        Stock stock = depot.stock(product);
        assertThat(List.of(stock.available(), stock.reserved())).as(product).containsExactly(available, reserved);
    }

    @Test
    void shipments_areShippedAndDeliveredOneByOne_withTheirLinesAndTrackingCodes() {
        String order = confirmed();
        packed(order);
        String first = shipment(order, 0);
        String second = shipment(order, 1);
        assertThat(first).isNotEqualTo(second);
        owner.post(
                        first + "/ship",
                        Map.of("trackingCode", "BR1", "lines", List.of(Map.of("line", "P2", "quantity", 3))))
                .hasStatus(200);
        assertThat(owner.get(order).text("status")).isEqualTo("Faturado");
        stockIs("P2", 0, 1);
        stockIs("P1", 0, 2);
        owner.post(first + "/ship", Map.of()).isProblem(409);
        owner.post(second + "/deliver").isProblem(409);
        owner.post(first + "/deliver").hasStatus(200);
        assertThat(owner.get(order).text("status")).isEqualTo("Faturado");
        owner.post(second + "/ship", Map.of("trackingCode", "BR2")).hasStatus(200);
        assertThat(owner.get(order).text("status")).isEqualTo("Enviado");
        stockIs("P1", 0, 0);
        stockIs("P2", 0, 0);
        assertThat(shipments(order))
                .extracting(found -> found.get("trackingCode"))
                .containsExactly("BR1", "BR2");
        owner.post(second + "/deliver").hasStatus(200);
        assertThat(owner.get(order).text("status")).isEqualTo("Entregue");
        assertThat(lines(order)).extracting(line -> line.get("status")).containsOnly("Enviado");
    }

    @Test
    void shipment_moves_andKeepsItsAddress() {
        Map<String, Object> draft = OrdersTestService.order();
        draft.put("shipments", List.of(OrdersTestService.shipment("Recife", "PE", "2023-10-09")));
        String order =
                A + "/orders/" + owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        String shipment = shipment(order, 0);
        owner.with("If-Match", "*")
                .put(shipment, OrdersTestService.shipment("Olinda", "PE", "2023-10-12"))
                .hasStatus(200);
        assertThat(shipment(order, 0)).isEqualTo(shipment);
        assertThat(shipments(order).getFirst()).containsEntry("city", "Olinda");
        owner.with("If-Match", "*")
                .put(shipment, OrdersTestService.shipment("Olinda", "PE", "2023-10-13"))
                .hasStatus(200);
        owner.with("If-Match", "*")
                .put(order + "/shipments/shp_x", OrdersTestService.shipment("Olinda", "PE", "2023-10-13"))
                .isProblem(404);
    }

    @Test
    void line_isCancelledInPart_withItsStockAndMoney() {
        String order = confirmed("Pix/T1");
        owner.post(order + "/lines/P2/cancel", Map.of("reason", "too many", "quantity", 5))
                .isProblem(422, "quantity");
        ApiResponse cancelled = owner.post(order + "/lines/P2/cancel", Map.of("reason", "too many", "quantity", 3))
                .hasStatus(200);
        assertThat(cancelled.body())
                .contains("\"total\":60.00", "\"paid\":60.00")
                .contains("\"state\":\"VOIDED\"")
                .contains("\"state\":\"CAPTURED\"");
        stockIs("P2", 3, 1);
        assertThat(owner.get(order).body()).contains("\"total\":60.00");
        owner.post(order + "/lines/P1/cancel", Map.of("reason", "broken", "quantity", 1))
                .hasStatus(200);
        assertThat(owner.get(order).body())
                .contains("\"total\":30.00", "\"paid\":30.00", "\"refunded\":30.00,\"state\":\"CAPTURED\"");
        stockIs("P1", 1, 1);
        packed2(order);
        owner.post(order + "/ship", Map.of()).hasStatus(200);
    }

    private void packed2(String order) {
        for (String line : List.of("P1", "P2")) {
            owner.post(order + "/lines/" + line + "/claim").hasStatus(200);
            owner.post(order + "/lines/" + line + "/pick", Map.of("quantity", 1))
                    .hasStatus(200);
        }
        for (String line : List.of("P1", "P2")) {
            owner.post(order + "/lines/" + line + "/pack").hasStatus(200);
        }
        owner.post(order + "/invoice").hasStatus(200);
        owner.post(order + "/lines/P1/cancel", Map.of("reason", "x")).isProblem(409);
    }

    @Test
    void line_isReturnedInPart_withItsStockAndMoney_andTheLastReturnEndsTheOrder() {
        String order = confirmed("Pix/T1", "Boleto/T2");
        packed(order);
        owner.post(order + "/lines/P2/return", Map.of("reason", "x")).isProblem(409);
        owner.post(order + "/ship", Map.of()).hasStatus(200);
        owner.post(order + "/deliver").hasStatus(200);
        owner.post(order + "/lines/P2/return", Map.of("reason", "broken", "quantity", 1))
                .hasStatus(200);
        stockIs("P2", 1, 0);
        assertThat(owner.get(order).body())
                .as("10.00 less a tenth of the discount")
                .contains("\"paid\":81.00", "\"status\":\"Entregue\"");
        owner.post(order + "/lines/P2/return", Map.of("reason", "broken")).hasStatus(200);
        owner.post(order + "/lines/P1/return", Map.of("reason", "broken")).hasStatus(200);
        stockIs("P1", 2, 0);
        stockIs("P2", 4, 0);
        assertThat(owner.get(order).body()).contains("\"paid\":0.00", "\"status\":\"Devolvido\"");
    }

    private List<Object> ids(String query) {
        return owner.get(A + "/orders" + query).hasStatus(200).items().stream()
                .map(order -> order.get("orderId"))
                .toList();
    }

    @Test
    void lists_areNewestFirst_andOldestOnRequest_andFiltersAreCombined() {
        Map<String, Object> draft = OrdersTestService.order();
        draft.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "1.00")));
        draft.put("shipments", List.of(OrdersTestService.shipment("Recife", "PE", "2023-12-24")));
        String first = owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        depot.clock.advance(Duration.ofDays(1));
        String second = owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        depot.clock.advance(Duration.ofDays(40));
        String third = owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        owner.post(A + "/orders/" + second + "/cancel", Map.of("reason", "x")).hasStatus(200);
        assertThat(ids("")).containsExactly(third, second, first);
        assertThat(ids("?sort=oldest")).containsExactly(first, second, third);
        assertThat(ids("?status=Pendente")).containsExactly(third, first);
        assertThat(ids("?payment=Pix&status=Pendente&limit=1")).containsExactly(third);
        assertThat(ids("?payment=Pix&status=Cancelado&sort=oldest&limit=1")).containsExactly(second);
        assertThat(ids("?from=2023-10-01&to=2023-10-02")).containsExactly(second, first);
        assertThat(ids("?status=Pendente&from=2023-10-01&to=2023-10-02")).containsExactly(first);
        assertThat(ids("?month=2023-11&payment=Pix")).containsExactly(third);
        String city = "?city=Recife&uf=PE&from=2023-12-20&to=2023-12-31";
        assertThat(ids(city)).containsExactly(third, second, first);
        assertThat(ids(city + "&status=Cancelado")).containsExactly(second);
        assertThat(owner.get(A + "/orders" + city + "&payment=Pix")
                        .isProblem(400, "payment")
                        .text("detail"))
                .contains("city");
        owner.get(A + "/orders?month=2023-10&from=2023-10-01").isProblem(400, "month");
        owner.get(A + "/orders?uf=PE").isProblem(400, "uf");
        owner.get(A + "/orders?sort=best").isProblem(400, "sort");
        assertThat(owner.get(A + "/orders?stauts=Pendente")
                        .isProblem(400, "stauts")
                        .text("detail"))
                .contains("payment", "status");
        assertThat(owner.get(A + "/orders?status=Pendent")
                        .isProblem(400, "status")
                        .text("detail"))
                .contains("Pendente");
        assertThat(owner.post(A + "/orders/search", Map.of("cpf", OrdersTestService.CPF, "sort", "oldest"))
                        .hasStatus(200)
                        .items())
                .extracting(order -> order.get("orderId"))
                .containsExactly(first, second, third);
    }

    @Test
    void patch_ofAnOrder_mergesAndClears() {
        Map<String, Object> draft = OrdersTestService.order();
        draft.put("notes", "Ring twice");
        draft.put("discount", 50);
        draft.put("priority", 1);
        String order =
                A + "/orders/" + owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        ApiClient any = owner.with("If-Match", "*");
        assertThat(any.send("PATCH", order, "{\"notes\":null}").hasStatus(200).json())
                .doesNotContainKey("notes")
                .containsEntry("priority", 1L);
        assertThat(any.send("PATCH", order, "{\"discount\":null,\"due\":\"2023-12-24\"}")
                        .hasStatus(200)
                        .body())
                .contains("\"discount\":0.00", "\"due\":\"2023-12-24\"");
        any.send("PATCH", order, "{\"status\":\"Entregue\"}").isProblem(422, "status");
        any.send("PATCH", order, "{\"total\":1}").isProblem(422, "total");
    }

    @Test
    void nullElements_areRefusedByField() {
        ApiResponse lines = owner.send("POST", A + "/orders", "{\"lines\":[null]}");
        assertThat(lines.isProblem(400).body()).contains("/lines/0");
        ApiResponse payments = owner.send("POST", A + "/orders", "{\"lines\":[],\"payments\":[null]}");
        assertThat(payments.isProblem(400).body()).contains("/payments/0");
        ApiResponse shipments = owner.send("POST", A + "/orders", "{\"lines\":[],\"shipments\":[null]}");
        assertThat(shipments.isProblem(400).body()).contains("/shipments/0");
    }

    @Test
    void pathValues_overTheKeyLimit_are404() {
        String longest = "x".repeat(1500);
        String umlauts = "%C3%BC".repeat(500);
        for (String id : List.of(longest, umlauts)) {
            for (String path : List.of(
                    "/orders/" + id,
                    "/orders/" + id + "/history",
                    "/orders/" + id + "/customer",
                    "/products/" + id,
                    "/products/" + id + "/orders",
                    "/products/" + id + "/stock",
                    "/products/" + id + "/stock/moves",
                    "/clients/" + id,
                    "/jobs/" + id)) {
                assertThat(owner.get(A + path).status())
                        .as(path.substring(0, 20))
                        .isIn(404, 414, 431);
            }
            owner.post(A + "/orders/" + id + "/confirm").hasStatus(404);
            owner.post(A + "/orders/" + id + "/payments", OrdersTestService.payment("Pix", "T", "1"))
                    .hasStatus(404);
        }
    }
}
