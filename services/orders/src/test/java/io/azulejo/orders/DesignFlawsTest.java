package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.http.caller.Caller;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;

/**
 * Tests of the fixes for the design document's flaws in orders. Each test is named after the flaw's id and fails
 * without its fix.
 */
@OnEveryBackend
final class DesignFlawsTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String PK = "COMPANY#11.222.333/0001-81#ORDER#";

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    DesignFlawsTest(Backend backend) {
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

    private String path(String id) {
        return A + "/orders/" + id;
    }

    private ApiResponse get(String id) {
        return owner.get(path(id)).hasStatus(200);
    }

    private static List<Map<String, Object>> lines(Map<String, Object> line) {
        return List.of(line);
    }

    private List<String> sortKeys(String id, String prefix) {
        return depot.partition(PK + id).stream()
                .map(item -> OrdersTestService.text(item, "SK"))
                .filter(key -> key.startsWith(prefix))
                .toList();
    }

    @Test
    void d1_statusChange_movesTheItemAndTellsTheHistory() {
        String id = depot.paid(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        owner.post(path(id) + "/cancel", Map.of("reason", "changed their mind")).hasStatus(200);
        assertThat(sortKeys(id, "STATUS#")).containsExactly("STATUS#Cancelado");
        assertThat(OrdersTestService.text(depot.item(PK + id, "META#11.222.333/0001-81"), "order_status"))
                .isEqualTo("Cancelado");
        assertThat(owner.get(path(id) + "/history").hasStatus(200).items().getLast())
                .containsEntry("action", "cancel")
                .containsEntry("from", "Pendente")
                .containsEntry("to", "Cancelado")
                .containsEntry("detail", "changed their mind")
                .containsEntry("by", "olga");
    }

    @Test
    void d1_brokenStatuses_areRepairedByTheJob() {
        String two = depot.paid(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        String none = depot.paid(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        String wrong = depot.paid(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        addStatus(two, "Enviado");
        dropStatus(none);
        dropStatus(wrong);
        addStatus(wrong, "Separado");
        depot.awaitDone(owner, A, owner.post(A + "/status-repairs"));
        for (String id : List.of(two, none, wrong)) {
            assertThat(sortKeys(id, "STATUS#")).as("as the header says").containsExactly("STATUS#Pendente");
        }
    }

    private void addStatus(String id, String status) {
        depot.write(Map.of(
                "PK", AttributeValue.fromS(PK + id),
                "SK", AttributeValue.fromS("STATUS#" + status),
                "order_id", AttributeValue.fromS(id),
                "order_status", AttributeValue.fromS(status)));
    }

    private void dropStatus(String id) {
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of("PK", AttributeValue.fromS(PK + id), "SK", AttributeValue.fromS("STATUS#Pendente"))));
    }

    @Test
    void d2_transitions_areTheDocumentedOnesOnly() {
        String id = depot.paid(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        for (String command : List.of("invoice", "deliver")) {
            owner.post(path(id) + "/" + command).isProblem(409);
        }
        owner.post(path(id) + "/ship", Map.of()).isProblem(409);
        owner.post(path(id) + "/lose", Map.of("reason", "x")).isProblem(409);
        owner.post(path(id) + "/return", Map.of("reason", "x")).isProblem(409);
        owner.post(path(id) + "/lines/P1/claim").isProblem(409);
        assertThat(get(id).text("status")).isEqualTo("Pendente");
    }

    @Test
    void d2_noStock_isWaitingForTheOrderAndMissingForTheLine() {
        depot.receive(owner, A, "P2", 1);
        String id = depot.confirmed(
                owner, A, List.of(OrdersTestService.line("P1", 2, "10.00"), OrdersTestService.line("P2", 1, "10.00")));
        assertThat(get(id).text("status")).isEqualTo("AguardandoEstoque");
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.SemEstoque);
        assertThat(depot.line(id, "P2").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        depot.receive(owner, A, "P1", 2);
        assertThat(get(id).text("status")).isEqualTo("AguardandoSeparacao");
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.AguardandoSeparacao);
        owner.post(path(id) + "/confirm").isProblem(409);
    }

    @Test
    void d4_ordersByCity_areFoundOverARangeOfDays() {
        List<String> ids = List.of(
                shipped("São Paulo", "SP", "2023-10-03"),
                shipped("São Paulo", "SP", "2023-11-20"),
                shipped("São Paulo", "SP", "2024-01-01"));
        assertThat(cityIds("S%C3%A3o%20Paulo", "SP", "2023-10-01", "2023-12-31"))
                .containsExactly(ids.get(1), ids.get(0));
    }

    @Test
    void d5_cities_areFoundHoweverTypedAndByState() {
        String bahia = shipped("Bom Jesus", "PB", "2023-10-03");
        String south = shipped("BOM  JESUS", "RS", "2023-10-03");
        assertThat(cityIds("bom%20jesus", "PB", "2023-10-01", "2023-10-31")).containsExactly(bahia);
        assertThat(cityIds("bom%20jesus", "RS", "2023-10-01", "2023-10-31")).containsExactly(south);
        assertThat(sortKeys(south, "SHIPPING#")).containsExactly("SHIPPING#BOM  JESUS#2023-10-03");
        String accented = shipped("São José", "SC", "2023-10-03");
        assertThat(cityIds("sao%20jose", "SC", "2023-10-01", "2023-10-31")).containsExactly(accented);
    }

    private String shipped(String city, String uf, String day) {
        Map<String, Object> order = OrdersTestService.order();
        order.put("shipments", List.of(OrdersTestService.shipment(city, uf, day)));
        return owner.post(A + "/orders", order).hasStatus(201).text("orderId");
    }

    private List<Object> cityIds(String city, String uf, String from, String to) {
        return owner
                .get(A + "/orders?city=" + city + "&uf=" + uf + "&from=" + from + "&to=" + to)
                .hasStatus(200)
                .items()
                .stream()
                .map(order -> order.get("orderId"))
                .toList();
    }

    @Test
    void d6_tableWithoutTheInversionIndex_isReported() {
        assertThat(depot.table.verify()).isEmpty();
        GlobalSecondaryIndexUpdate dropped = GlobalSecondaryIndexUpdate.builder()
                .delete(index -> index.indexName("GSI1"))
                .build();
        depot.client.updateTable(
                request -> request.tableName(depot.tableName).globalSecondaryIndexUpdates(List.of(dropped)));
        await().untilAsserted(() -> assertThat(depot.table.verify())
                .anySatisfy(difference -> assertThat(difference.toString()).contains("GSI1")));
    }

    @Test
    void d7_twoCards_shareTheirMethodsItem() {
        Map<String, Object> order = OrdersTestService.order();
        order.put(
                "payments",
                List.of(
                        OrdersTestService.payment("CartaoDeCredito", "T1", "1000.00"),
                        OrdersTestService.payment("CartaoDeCredito", "T2", "1500.00"),
                        OrdersTestService.payment("Pix", "T3", "250.00")));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        Map<String, AttributeValue> card = depot.item(PK + id, "PAYMENT#CartaoDeCredito");
        assertThat(card).containsEntry("amount", AttributeValue.fromN("2500"));
        assertThat(card).containsEntry("transaction_id", AttributeValue.fromS("T1"));
        assertThat(card)
                .hasEntrySatisfying("transactions", list -> assertThat(list.l()).hasSize(2));
        assertThat(sortKeys(id, "PAYMENT#")).containsExactly("PAYMENT#CartaoDeCredito", "PAYMENT#Pix");
        owner.post(path(id) + "/confirm").hasStatus(200);
        owner.post(path(id) + "/payments/CartaoDeCredito/T2/capture").hasStatus(200);
        owner.post(path(id) + "/payments/CartaoDeCredito/T1/refund", Map.of()).isProblem(409);
        owner.post(path(id) + "/payments/CartaoDeCredito/T2/refund", Map.of("amount", 2000))
                .isProblem(422, "amount");
        ApiResponse refunded = owner.post(path(id) + "/payments/CartaoDeCredito/T2/refund", Map.of("amount", 500))
                .hasStatus(200);
        assertThat(refunded.body()).contains("\"refunded\":500.00");
        assertThat(depot.item(PK + id, "PAYMENT#CartaoDeCredito"))
                .containsEntry("amount", AttributeValue.fromN("2000"));
    }

    @Test
    void d8_sameProduct_atOnePriceIsOneLine_atTwoIsTwo() {
        String id = owner.post(
                        A + "/orders",
                        OrdersTestService.order(List.of(
                                OrdersTestService.line("P1", 1, "10.00"),
                                OrdersTestService.line("P1", 2, "10.0"),
                                OrdersTestService.line("P1", 1, "8.00"))))
                .hasStatus(201)
                .text("orderId");
        assertThat(sortKeys(id, "ITEM#")).containsExactly("ITEM#P1", "ITEM#P1#2");
        assertThat(depot.line(id, "P1").quantity()).isEqualTo(3);
        assertThat(OrdersTestService.text(depot.item(PK + id, "ITEM#P1#2"), "GSI2-SK"))
                .isEqualTo(PK + id + "#ITEM#P1#2");
        assertThat(depot.line(id, "P1:2").unitPrice()).isEqualTo(new BigDecimal("8.00"));
        owner.delete(path(id) + "/lines/P1").hasStatus(200);
        assertThat(sortKeys(id, "ITEM#")).as("found by its first line").containsExactly("ITEM#P1");
        assertThat(depot.line(id, "P1").unitPrice()).isEqualTo(new BigDecimal("8.00"));
    }

    @Test
    void d9_shipments_ofOneCityAndDayAreNumbered_andMove() {
        Map<String, Object> order = OrdersTestService.order();
        Map<String, Object> rio = OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03");
        order.put("shipments", List.of(rio, rio));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        assertThat(sortKeys(id, "SHIPPING#"))
                .containsExactly("SHIPPING#Rio de Janeiro#2023-10-03", "SHIPPING#Rio de Janeiro#2023-10-03#2");
        owner.with("If-Match", "*")
                .put(
                        path(id) + "/shipments/Rio%20de%20Janeiro/2023-10-03/1",
                        OrdersTestService.shipment("Niterói", "RJ", "2023-10-04"))
                .hasStatus(200);
        assertThat(sortKeys(id, "SHIPPING#"))
                .containsExactly("SHIPPING#Niterói#2023-10-04", "SHIPPING#Rio de Janeiro#2023-10-03#2");
        assertThat(cityIds("Niteroi", "RJ", "2023-10-04", "2023-10-04")).containsExactly(id);
    }

    @Test
    void d12_cnpjWithLetters_isATenantLikeAnyOther() {
        ApiClient member = depot.member("otto", OrdersTestService.OFICINA, "owner");
        member.put(OrdersTestService.OFICINA + "/profile", Map.of("name", "Oficina Nova"))
                .hasStatus(200);
        String id = member.post(OrdersTestService.OFICINA + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(depot.partition("COMPANY#12.ABC.345/01DE-35#ORDER#" + id)).isNotEmpty();
        assertThat(member.get("12abc34501de35/orders").hasStatus(200).items())
                .as("the same company")
                .hasSize(1);
        depot.caller(new Caller("pat", "pat", Set.of("platform-admin"), Map.of()))
                .get("12abc34501de35/orders")
                .hasStatus(200);
    }

    @Test
    void d13_money_hasTwoDecimalsInAnswersAndIsExact() {
        String id = owner.post(
                        A + "/orders",
                        // in binary floating point, 3 * 1.15 is less than 3.45
                        OrdersTestService.order(List.of(
                                OrdersTestService.line("P1", 3, "0.10"),
                                OrdersTestService.line("P2", 1, "2500.00"),
                                OrdersTestService.line("P3", 3, "1.15"))))
                .hasStatus(201)
                .text("orderId");
        assertThat(get(id).body()).contains("\"unitPrice\":2500.00").contains("\"total\":2503.75");
        owner.post(A + "/orders", OrdersTestService.order(lines(OrdersTestService.line("P1", 1, "0.001"))))
                .isProblem(422, "lines[0].unitPrice");
        owner.post(A + "/orders", OrdersTestService.order(lines(OrdersTestService.line("P1", 1, "-1"))))
                .isProblem(422, "lines[0].unitPrice");
    }

    @Test
    void d14_status_isWrittenTwiceAndReadFromTheIndexKey() {
        String id = depot.confirmed(owner, A, lines(OrdersTestService.line("P1", 2, "10.00")));
        Map<String, AttributeValue> stored = depot.item(PK + id, "ITEM#P1");
        assertThat(OrdersTestService.text(stored, "GSI2-PK")).isEqualTo("ITEMSTATUS#SemEstoque");
        assertThat(OrdersTestService.text(stored, "item_status")).isEqualTo("SemEstoque");
        Map<String, AttributeValue> bare = new HashMap<>(stored);
        bare.remove("item_status");
        depot.write(bare);
        assertThat(depot.line(id, "P1").status()).isEqualTo(ItemStatus.SemEstoque);
    }

    @Test
    void d15_totals_mustCloseBeforeTheOrderLeavesPending() {
        Map<String, Object> order = OrdersTestService.order();
        order.put("shipments", List.of(OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03")));
        order.put("discount", new BigDecimal("30.00"));
        order.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "2700.00")));
        String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
        assertThat(get(id).body()).contains("\"total\":2770.00").contains("\"paid\":2700.00");
        owner.post(path(id) + "/confirm").isProblem(409);
        owner.post(path(id) + "/payments", OrdersTestService.payment("Pix", "T2", "70.00"))
                .hasStatus(201);
        owner.post(path(id) + "/confirm").hasStatus(200);
        owner.post(path(id) + "/payments", OrdersTestService.payment("Pix", "T3", "1.00"))
                .isProblem(409);
        order.put("discount", new BigDecimal("9999.00"));
        owner.post(A + "/orders", order).isProblem(422, "discount");
    }

    @Test
    void d17_inversionIndex_isOnTheKeysThemselves() {
        String id = owner.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(depot.partition(PK + id))
                .allSatisfy(item -> assertThat(item).doesNotContainKeys("GSI1PK", "GSI1SK", "GSI1-PK", "GSI1-SK"));
    }

    @Test
    void d22_numbers_countByCompanyAndDayOfItsZone() {
        assertThat(owner.post(A + "/orders", OrdersTestService.order()).text("orderId"))
                .isEqualTo("ORD-20231001-000001");
        assertThat(owner.post(A + "/orders", OrdersTestService.order()).text("orderId"))
                .isEqualTo("ORD-20231001-000002");
        assertThat(depot.member("otto", OrdersTestService.OFICINA, "owner")
                        .post(OrdersTestService.OFICINA + "/orders", OrdersTestService.order())
                        .text("orderId"))
                .isEqualTo("ORD-20231001-000001");
        depot.clock.advance(Duration.ofHours(16)); // 2023-10-02T02:30Z is still the first of October in São Paulo
        assertThat(owner.post(A + "/orders", OrdersTestService.order()).text("orderId"))
                .isEqualTo("ORD-20231001-000003");
        depot.clock.advance(Duration.ofHours(1));
        assertThat(owner.post(A + "/orders", OrdersTestService.order()).text("orderId"))
                .isEqualTo("ORD-20231002-000001");
        owner.put(A + "/profile", Map.of("name", "Aurora", "timeZone", "Nowhere/Land"))
                .isProblem(422, "timeZone");
        for (int digits : List.of(3, 10)) {
            owner.put(A + "/profile", Map.of("name", "Aurora", "orderDigits", digits))
                    .isProblem(422, "orderDigits");
        }
        owner.put(A + "/profile", Map.of("name", "Aurora", "timeZone", "Pacific/Auckland"))
                .hasStatus(200);
        depot.clock.advance(Duration.ofHours(8)); // 2023-10-02T11:30Z is the third of October there
        assertThat(owner.post(A + "/orders", OrdersTestService.order()).text("orderId"))
                .isEqualTo("ORD-20231003-000001");
    }

    @Test
    void d22_numberThatIsTaken_isLeftOut() {
        depot.write(Map.of(
                "PK", AttributeValue.fromS(PK + "ORD-20231001-000001"),
                "SK", AttributeValue.fromS("META#11.222.333/0001-81"),
                "order_id", AttributeValue.fromS("ORD-20231001-000001"),
                "company_cnpj", AttributeValue.fromS("11.222.333/0001-81"),
                "order_date", AttributeValue.fromS("2023-10-01T08:00:00Z")));
        assertThat(owner.post(A + "/orders", OrdersTestService.order())
                        .hasStatus(201)
                        .text("orderId"))
                .isEqualTo("ORD-20231001-000002");
    }

    @Test
    void d24_requests_areDoneOnce_versionedAndSigned() {
        ApiClient once = owner.with("Idempotency-Key", "k1");
        String id = once.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(once.post(A + "/orders", OrdersTestService.order())
                        .hasStatus(201)
                        .text("orderId"))
                .isEqualTo(id);
        assertThat(owner.get(A + "/orders").items()).hasSize(1);
        owner.patch(path(id), Map.of("notes", "x")).isProblem(428);
        owner.with("If-Match", "\"1\"")
                .patch(path(id), Map.of("notes", "Ring twice"))
                .hasStatus(200);
        owner.with("If-Match", "\"1\"")
                .patch(path(id), Map.of("notes", "Never ring"))
                .isProblem(412);
        depot.member("sam", A, "sales")
                .with("If-Match", "\"2\"")
                .patch(path(id), Map.of("notes", "Ring once"))
                .hasStatus(200);
        Map<String, AttributeValue> meta = depot.item(PK + id, "META#11.222.333/0001-81");
        assertThat(OrdersTestService.text(meta, "created_by")).isEqualTo("olga");
        assertThat(OrdersTestService.text(meta, "updated_by")).isEqualTo("sam");
        assertThat(OrdersTestService.text(meta, "created_at")).isEqualTo("2023-10-01T10:30:00.000Z");
        assertThat(owner.with("If-None-Match", "\"3\"").get(path(id)).status()).isEqualTo(304);
    }

    @Test
    void d24_goodsThatAreReceivedTwice_underOneKey_areThereOnce() {
        ApiClient once = owner.with("Idempotency-Key", "k1");
        String receipts = A + "/products/P1/stock/receipts";
        once.post(receipts, Map.of("quantity", 5)).hasStatus(201);
        once.post(receipts, Map.of("quantity", 5)).hasStatus(201);
        assertThat(depot.stock("P1").available()).isEqualTo(5);
        once.post(receipts, Map.of("quantity", 6)).isProblem(422, "Idempotency-Key");
        String another = A + "/products/P2/stock/receipts";
        once.post(another, Map.of("quantity", 5)).isProblem(422, "Idempotency-Key");
        depot.member("cid", A, "stock")
                .with("Idempotency-Key", "k1")
                .post(receipts, Map.of("quantity", 1))
                .hasStatus(201);
        assertThat(depot.stock("P1").available()).isEqualTo(6);
    }

    @Test
    void d25_masters_fillInAndTheOrderKeepsItsSnapshot() {
        owner.put(A + "/products/P1", Map.of("description", "Lamp", "unitPrice", 12.5))
                .hasStatus(200);
        String code = owner.post(A + "/clients", OrdersTestService.customer(OrdersTestService.CPF))
                .hasStatus(201)
                .text("code");
        String id = owner.post(
                        A + "/orders",
                        Map.of("clientCode", code, "lines", List.of(Map.of("productId", "P1", "quantity", 2))))
                .hasStatus(201)
                .text("orderId");
        owner.put(A + "/products/P1", Map.of("description", "Lamp, dearer", "unitPrice", 20))
                .hasStatus(200);
        assertThat(owner.get(A + "/products/P1").hasStatus(200).body()).contains("dearer", "\"unitPrice\":20.00");
        assertThat(get(id).body()).contains("\"description\":\"Lamp\"").contains("\"total\":25.00");
        assertThat(depot.table
                        .order(OrdersTestService.AURORA_CNPJ, id)
                        .orElseThrow()
                        .customer()
                        .orElseThrow()
                        .firstName())
                .isEqualTo("Mariana");
        assertThat(owner.post(path(id) + "/duplicate").hasStatus(201).body()).contains("\"total\":25.00");
    }

    @Test
    void d32_longOrder_isReadOverAllPages_headerBehindItsLines() {
        String id = owner.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        String filler = "x".repeat(300_000);
        for (int i = 0; i < 5; i++) {
            depot.write(Map.of(
                    "PK", AttributeValue.fromS(PK + id),
                    "SK", AttributeValue.fromS("ANOTHER#" + i),
                    "text", AttributeValue.fromS(filler)));
        }
        assertThat(get(id).body()).contains("PRD-2002").contains("Mariana");
    }

    @Test
    void d33_sortKeysOfAddedItems_haveAnIdOfTheirOwn() {
        assertThat(OrdersTableDesign.definition().tables().getFirst().entities())
                .extracting(entity -> String.valueOf(entity.sk()))
                .filteredOn(key -> !key.matches("(META|STATUS|ITEM|CUSTOMER|SHIPPING|PAYMENT)#.*"))
                .hasSizeGreaterThan(8)
                .allSatisfy(key -> assertThat(key).containsPattern("\\{(cnpj|orderId|id|key)[:}]"));
    }

    @Test
    void d27_labels_areInThreeLanguagesAndCodesVerbatim() {
        String id = owner.post(A + "/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(owner.with("Accept-Language", "en-GB,en;q=0.8").get(path(id)).body())
                .contains("\"status\":\"Pendente\"", "\"statusLabel\":\"Pending\"", "Waiting for stock");
        assertThat(owner.with("Accept-Language", "es").get(path(id)).body()).contains("\"statusLabel\":\"Pendiente\"");
        assertThat(owner.with("Accept-Language", "tlh").get(path(id)).body()).contains("Aguardando estoque");
        for (String language : List.of("pt", "en", "es")) {
            Map<String, Object> labels = depot.api
                    .with("Accept-Language", language)
                    .get("/orders/labels")
                    .hasStatus(200)
                    .json();
            for (OrderStatus status : OrderStatus.values()) {
                assertThat(labels).containsKey(status.name());
            }
            for (ItemStatus status : ItemStatus.values()) {
                assertThat(labels).containsKey(status.name());
            }
        }
        assertThat(LineId.of("P1:2")).isEqualTo(new LineId("P1", 2));
    }
}
