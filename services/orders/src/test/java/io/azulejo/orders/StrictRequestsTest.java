package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.contract.DocumentedOperation;
import io.azulejo.tests.backends.Backend;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests of request bodies and parameters: unknown ones are refused, PUT replaces, and PATCH merges (RFC 7396). */
final class StrictRequestsTest {
    private static final String A = OrdersTestService.AURORA;

    private OrdersTestService depot;
    private ApiClient owner;
    private String order;
    private String client;
    private String shipment;

    @BeforeEach
    void start() {
        depot = new OrdersTestService(Backend.IN_PROCESS);
        owner = depot.owner();
        Map<String, Object> draft = OrdersTestService.order();
        draft.put("shipments", List.of(OrdersTestService.shipment("Recife", "PE", "2023-10-09")));
        draft.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "100.00")));
        String body = owner.post(A + "/orders", draft).hasStatus(201).body();
        order = field(body, "orderId");
        shipment = field(body, "shipmentId");
        client = owner.post(A + "/clients", OrdersTestService.customer(OrdersTestService.CPF))
                .hasStatus(201)
                .text("code");
        owner.put(A + "/products/PRD-1001", Map.of("description", "x", "unitPrice", 1))
                .hasStatus(200);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private static String field(String json, String name) {
        return json.replaceFirst("(?s).*?\"" + name + "\":\"([^\"]*)\".*", "$1");
    }

    private Stream<DynamicTest> onEveryRoute(BiConsumer<DocumentedOperation, String> test) {
        Map<String, String> values = new HashMap<>(Map.of(
                "cnpj", A,
                "orderId", order,
                "code", client,
                "line", "PRD-1001",
                "productId", "PRD-1001",
                "shipmentId", shipment,
                "method", "Pix",
                "transaction", "T1",
                "id", "job_1"));
        values.putAll(Map.of("city", "Recife", "date", "2023-10-09", "number", "1"));
        List<DocumentedOperation> all = DocumentedOperation.all(owner.get("/orders/openapi.json"));
        assertThat(all).hasSizeGreaterThan(50);
        return all.stream()
                .map(operation -> DynamicTest.dynamicTest(
                        operation.method() + " " + operation.path(),
                        () -> test.accept(operation, operation.path(values))));
    }

    @TestFactory
    Stream<DynamicTest> unknownField_onEveryRoute_isRefusedWithItsName() {
        return onEveryRoute((operation, path) -> {
            if (operation.hasBody()) {
                owner.with("If-Match", "*")
                        .send(operation.method(), path, "{\"nonsense\":1}")
                        .isProblem(422, "nonsense");
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> unknownParameter_onEveryRoute_isRefusedWithItsName() {
        return onEveryRoute((operation, path) -> owner.with("If-Match", "*")
                .send(operation.method(), path + "?nonsense=1", operation.hasBody() ? "{}" : null)
                .isProblem(400, "nonsense"));
    }

    @TestFactory
    Stream<DynamicTest> emptyBody_onEveryRoute_isAnsweredWithoutAFailure() {
        return onEveryRoute((operation, path) -> {
            if (operation.hasBody()) {
                assertThat(owner.with("If-Match", "*")
                                .send(operation.method(), path, "{}")
                                .status())
                        .isLessThan(500);
            }
        });
    }

    @Test
    void missingFields_thatAreRequired_areNamed() {
        ApiClient any = owner.with("If-Match", "*");
        any.put(A + "/products/P9", Map.of("description", "x")).isProblem(422, "unitPrice");
        any.put(A + "/orders/" + order + "/lines/PRD-1001", Map.of("quantity", 1))
                .isProblem(422, "unitPrice");
        any.put(A + "/orders/" + order + "/lines/PRD-1001", Map.of("unitPrice", 1))
                .isProblem(422, "quantity");
        any.post(A + "/orders/" + order + "/payments", Map.of("method", "Pix", "transactionId", "T2"))
                .isProblem(422, "amount");
        Map<String, Object> shipping = new HashMap<>(OrdersTestService.shipment("Recife", "PE", "2023-10-09"));
        shipping.remove("cost");
        any.post(A + "/orders/" + order + "/shipments", shipping).isProblem(422, "cost");
        shipping.put("cost", 1);
        shipping.remove("expectedDeliveryDate");
        any.post(A + "/orders/" + order + "/shipments", shipping).isProblem(422, "expectedDeliveryDate");
        any.post(A + "/anonymisations", Map.of()).isProblem(422, "before");
    }

    @Test
    void readOnlyFields_areRefused() {
        ApiClient any = owner.with("If-Match", "*");
        any.patch(A + "/orders/" + order, Map.of("status", "Enviado")).isProblem(422, "status");
        any.patch(A + "/orders/" + order, Map.of("version", 7)).isProblem(422, "version");
        any.patch(A + "/clients/" + client, Map.of("code", "cli_x")).isProblem(422, "code");
        any.patch(A + "/orders/" + order + "/lines/PRD-1001", Map.of("status", "Enviado"))
                .isProblem(422, "status");
        any.patch(A + "/profile", Map.of("cnpj", "x")).isProblem(422, "cnpj");
        Map<String, Object> draft = OrdersTestService.order();
        draft.put("orderId", "ORD-1");
        owner.post(A + "/orders", draft).isProblem(422, "orderId");
    }

    @Test
    void putOfAProfile_replacesIt_andPatchMerges() {
        owner.put(A + "/profile", Map.of("name", "Aurora", "orderDigits", 4, "paymentBeforeShipping", "captured"))
                .hasStatus(200);
        assertThat(owner.patch(A + "/profile", Map.of("warehouse", "sul"))
                        .hasStatus(200)
                        .json())
                .containsEntry("orderDigits", 4L)
                .containsEntry("warehouse", "sul")
                .containsEntry("paymentBeforeShipping", "captured");
        assertThat(owner.send("PATCH", A + "/profile", "{\"orderDigits\":null}")
                        .hasStatus(200)
                        .json())
                .containsEntry("orderDigits", 6L)
                .containsEntry("warehouse", "sul");
        owner.send("PATCH", A + "/profile", "{\"name\":null}").isProblem(422, "name");
        assertThat(owner.put(A + "/profile", Map.of("name", "Aurora"))
                        .hasStatus(200)
                        .json())
                .containsEntry("orderDigits", 6L)
                .containsEntry("warehouse", "principal")
                .containsEntry("paymentBeforeShipping", "authorised");
        owner.patch(A + "/profile", Map.of("paymentBeforeShipping", "maybe")).isProblem(422, "paymentBeforeShipping");
    }

    @Test
    void patchOfALine_keepsWhatItOmits() {
        String line = A + "/orders/" + order + "/lines/PRD-1001";
        owner.patch(line, Map.of("quantity", 3)).isProblem(428);
        ApiClient any = owner.with("If-Match", "*");
        assertThat(any.patch(line, Map.of("quantity", 3)).hasStatus(200).body())
                .contains("\"quantity\":3,\"unitPrice\":2500.00");
        assertThat(any.patch(line, Map.of("unitPrice", 2)).hasStatus(200).body())
                .contains("\"quantity\":3,\"unitPrice\":2.00");
        any.patch(A + "/orders/" + order + "/lines/P404", Map.of("quantity", 3)).isProblem(404);
        any.send("PATCH", line, "{\"unitPrice\":null}").isProblem(422, "unitPrice");
    }

    @Test
    void badValuesOfEnums_areRefusedWithTheAllowedOnes() {
        assertThat(owner.get(A + "/orders?status=Nonsense")
                        .isProblem(400, "status")
                        .text("detail"))
                .contains("Pendente")
                .contains("Cancelado");
        assertThat(owner.get(A + "/orders?sort=up").isProblem(400, "sort").text("detail"))
                .contains("newest")
                .contains("oldest");
        assertThat(owner.get(A + "/orders?city=Rio&uf=QQ&from=2023-10-01&to=2023-12-01")
                        .isProblem(400, "uf")
                        .text("detail"))
                .contains("AC")
                .contains("TO");
        assertThat(owner.post(
                                A + "/orders/" + order + "/shipments",
                                OrdersTestService.shipment("Recife", "QQ", "2023-10-09"))
                        .isProblem(422, "uf")
                        .text("detail"))
                .contains("PE")
                .contains("SP");
    }
}
