package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tests that every documented entity is read with any attribute but its keys missing or of an unknown value. One broken
 * item must never make a list fail, and an order with an item that cannot be read must not be changed.
 */
final class LegacyAttributesTest {
    private static final Set<String> KEYS =
            Set.of("PK", "SK", "GSI2-PK", "GSI2-SK", "GSI3PK", "GSI3SK", "GSI4PK", "GSI4SK");
    private static final List<AttributeValue> UNKNOWN = List.of(fromS("???"), fromN("7"), fromNul(true));
    private static final String DAYS = "&from=2023-10-01&to=2023-10-05";

    private OrdersTestService depot;
    private ApiClient owner;

    @BeforeEach
    void start() {
        depot = new OrdersTestService(
                Backend.IN_PROCESS, OrdersTestService.Settings.usual().lenient());
        owner = depot.member("helena", OrdersTestService.TECH, "owner");
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    /** Item, and a route whose answer must show it by a text if an attribute is missing. */
    private record Documented(String sk, String route, String shown) {}

    private static List<Documented> documented(String orderId, String cpf) {
        String order = "orders/" + orderId;
        return List.of(
                new Documented("META#", "orders", orderId),
                new Documented("META#", order, "\"itemsTotal\":2750.00"),
                new Documented("STATUS#", "orders?status=Pendente", orderId),
                new Documented("STATUS#", order, "\"status\":\"Pendente\""),
                new Documented("ITEM#", order, "PRD-1001"),
                new Documented("ITEM#", "items?status=AguardandoEstoque", "PRD-1001"),
                new Documented("CUSTOMER#", order + "/customer", cpf),
                new Documented("SHIPPING#", order, "\"expectedDeliveryDate\":\"2023-10-03\""),
                new Documented("SHIPPING#", "orders?city=Rio%20de%20Janeiro" + DAYS, orderId),
                new Documented("PAYMENT#", order, "CartaoDeCredito"),
                new Documented("PAYMENT#", "orders?payment=CartaoDeCredito", orderId));
    }

    private static List<String> routes(String orderId) {
        return List.of(
                "orders",
                "orders?sort=oldest",
                "orders?month=2023-10",
                "orders?status=Pendente",
                "orders?payment=CartaoDeCredito",
                "orders?payment=CartaoDeCredito&status=Pendente",
                "orders?city=Rio%20de%20Janeiro" + DAYS,
                "orders?city=Rio%20de%20Janeiro&uf=RJ" + DAYS,
                "orders?city=Rio%20de%20Janeiro&uf=RJ&sort=oldest" + DAYS,
                "orders/" + orderId,
                "orders/" + orderId + "/customer",
                "orders/" + orderId + "/history",
                "products/PRD-1001/orders",
                "items?status=AguardandoEstoque",
                "picking/queue",
                "reports/out-of-stock");
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeOfTheDocumentsOrderMissingOrUnknown_answers() {
        LegacyItems.writeDocumentedItems(depot);
        return tests(LegacyItems.ORDER, LegacyItems.PK, documented(LegacyItems.ORDER, "123.456.789-00"), 80);
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeOfAnOrderOfOursMissingOrUnknown_answers() {
        String id = owner.post(OrdersTestService.TECH + "/orders", LegacyItems.body())
                .hasStatus(201)
                .text("orderId");
        return tests(id, "COMPANY#12.345.678/0001-99#ORDER#" + id, documented(id, "123.456.789-00"), 150);
    }

    private Stream<DynamicTest> tests(String orderId, String pk, List<Documented> documented, int least) {
        List<DynamicTest> tests = new ArrayList<>();
        for (Map<String, AttributeValue> whole : depot.partition(pk)) {
            String sk = OrdersTestService.text(whole, "SK");
            List<Documented> shown =
                    documented.stream().filter(item -> sk.startsWith(item.sk())).toList();
            for (String attribute : whole.keySet()) {
                if (KEYS.contains(attribute)) {
                    continue;
                }
                tests.add(DynamicTest.dynamicTest(sk + " without " + attribute, () -> {
                    Map<String, AttributeValue> broken = new HashMap<>(whole);
                    broken.remove(attribute);
                    check(orderId, whole, broken, shown);
                }));
                for (AttributeValue value : UNKNOWN) {
                    tests.add(DynamicTest.dynamicTest(sk + " with " + attribute + " " + value.type(), () -> {
                        Map<String, AttributeValue> broken = new HashMap<>(whole);
                        broken.put(attribute, value);
                        boolean key = attribute.equals("order_status") && sk.startsWith("STATUS#");
                        check(orderId, whole, broken, key && value.n() == null ? shown : List.of());
                    }));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(least);
        return tests.stream();
    }

    private void check(
            String orderId,
            Map<String, AttributeValue> whole,
            Map<String, AttributeValue> broken,
            List<Documented> shown) {
        depot.write(broken);
        try {
            for (String route : routes(orderId)) {
                ApiResponse answer = owner.get(OrdersTestService.TECH + "/" + route);
                boolean byId = route.startsWith("orders/");
                assertThat(answer.status())
                        .as("%s: %s", route, answer.body())
                        .isIn(byId ? Set.of(200, 404) : Set.of(200));
            }
            owner.post(OrdersTestService.TECH + "/orders/search", Map.of("cpf", "123.456.789-00"))
                    .hasStatus(200);
            for (Documented item : shown) {
                assertThat(owner.get(OrdersTestService.TECH + "/" + item.route())
                                .hasStatus(200)
                                .body())
                        .as(item.route())
                        .contains(item.shown());
            }
        } finally {
            depot.write(whole);
        }
    }

    private void rewrite(String sk, String attribute, AttributeValue value) {
        Map<String, AttributeValue> item = new HashMap<>(depot.item(LegacyItems.PK, sk));
        if (value.nul() != null) {
            item.remove(attribute);
        } else {
            item.put(attribute, value);
        }
        depot.write(item);
    }

    @Test
    void defaults_areThoseThatTheDesignPageStates() {
        LegacyItems.writeDocumentedItems(depot);
        rewrite("META#12.345.678/0001-99", "order_date", fromNul(true));
        rewrite("ITEM#PRD-1001", "quantity", fromNul(true));
        rewrite("ITEM#PRD-2002", "unit_price", fromNul(true));
        rewrite("CUSTOMER#123.456.789-00", "first_name", fromNul(true));
        rewrite("PAYMENT#CartaoDeCredito", "amount", fromNul(true));
        rewrite("SHIPPING#Rio de Janeiro#2023-10-03", "shipping_cost", fromNul(true));
        assertThat(owner.get(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER)
                        .hasStatus(200)
                        .body())
                .contains("\"orderDate\":\"2023-10-01T12:00:00.000Z\"")
                .contains("\"itemsTotal\":2500.00")
                .contains("\"shippingTotal\":0.00")
                .contains("\"paid\":0.00")
                .contains("\"firstName\":\"\"");
    }

    @Test
    void line_withoutIndexKeys_hasItsItemStatus() {
        LegacyItems.writeDocumentedItems(depot);
        rewrite("ITEM#PRD-1001", "item_status", fromS("Separado"));
        rewrite("ITEM#PRD-1001", "GSI2-SK", fromNul(true));
        rewrite("ITEM#PRD-1001", "GSI2-PK", fromNul(true));
        rewrite("ITEM#PRD-2002", "GSI2-PK", fromNul(true));
        assertThat(owner.get(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER)
                        .hasStatus(200)
                        .body())
                .contains("\"status\":\"Separado\"")
                .contains("\"status\":\"AguardandoEstoque\"");
    }

    @Test
    void orderWithAnItemThatCannotBeRead_isShownWithoutIt_andCannotBeChanged() {
        LegacyItems.writeDocumentedItems(depot);
        Map<String, AttributeValue> header = depot.item(LegacyItems.PK, "META#12.345.678/0001-99");
        rewrite("ITEM#PRD-1001", "unit_price", fromS("2500,00"));
        String order = OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER;
        assertThat(owner.get(order).hasStatus(200).body()).contains("PRD-2002").doesNotContain("PRD-1001");
        assertThat(owner.post(order + "/confirm").isProblem(409).text("detail"))
                .contains("unit_price")
                .contains("OrderLine");
        owner.post(order + "/duplicate").isProblem(409);
        for (String job : List.of("backfills", "status-repairs")) {
            depot.awaitDone(owner, OrdersTestService.TECH, owner.post(OrdersTestService.TECH + "/" + job));
        }
        assertThat(depot.item(LegacyItems.PK, "META#12.345.678/0001-99")).isEqualTo(header);
        assertThat(owner.get("/metrics").hasStatus(200).body())
                .containsPattern("dynamodb_unreadable_items_total\\{[^}]*entity=\"OrderLine\"");
    }

    @Test
    void erasure_ofAPersonWithAnOrderThatCannotBeRead_namesTheOrder() {
        LegacyItems.writeDocumentedItems(depot);
        rewrite("META#12.345.678/0001-99", "order_date", fromS("yesterday"));
        Map<String, Object> erased = owner.post(
                        OrdersTestService.TECH + "/clients/erasures", Map.of("cpf", "123.456.789-00"))
                .hasStatus(200)
                .json();
        assertThat(erased)
                .containsEntry("openOrders", List.of(LegacyItems.ORDER))
                .containsEntry("anonymised", 0L);
    }

    @Test
    void order_withSeveralCustomers_isShown_andAnonymisedEntirely() {
        LegacyItems.writeDocumentedItems(depot);
        depot.write(LegacyItems.item("CUSTOMER#529.982.247-25", LegacyItems.customer()));
        String order = OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER;
        owner.get(order).hasStatus(200);
        assertThat(owner.get(OrdersTestService.TECH + "/orders").hasStatus(200).items())
                .hasSize(1);
        owner.post(order + "/cancel", Map.of("reason", "x")).hasStatus(200);
        owner.post(order + "/anonymise").hasStatus(200);
        assertThat(depot.partition(LegacyItems.PK).toString()).doesNotContain("Mariana");
    }

    @Test
    void order_withoutAHeader_isNotFound_andDisturbsNoList() {
        LegacyItems.writeDocumentedItems(depot);
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of("PK", fromS(LegacyItems.PK), "SK", fromS("META#12.345.678/0001-99"))));
        for (String route : routes(LegacyItems.ORDER)) {
            ApiResponse answer = owner.get(OrdersTestService.TECH + "/" + route);
            assertThat(answer.status())
                    .as("%s: %s", route, answer.body())
                    .isEqualTo(route.startsWith("orders/") ? 404 : 200);
        }
    }

    @Test
    void status_ofALegacyOrder_changesEvenIfItsItemHasNoAttributes() {
        LegacyItems.writeDocumentedItems(depot);
        depot.write(LegacyItems.item("STATUS#Pendente", Map.of()));
        owner.post(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER + "/cancel", Map.of("reason", "x"))
                .hasStatus(200);
        assertThat(depot.item(LegacyItems.PK, "STATUS#Pendente")).isEmpty();
        assertThat(depot.item(LegacyItems.PK, "STATUS#Cancelado"))
                .containsEntry("order_status", fromS("Cancelado"))
                .containsEntry("order_id", fromS(LegacyItems.ORDER));
    }
}
