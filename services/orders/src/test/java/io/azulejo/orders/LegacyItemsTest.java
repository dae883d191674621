package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests with other applications that write to the same table, with unknown attributes and unknown status codes. */
@OnEveryBackend
final class LegacyItemsTest {
    private static final String ORDER = OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER;
    private static final AttributeValue UNKNOWN = fromS("written by another");

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    LegacyItemsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(
                backend, OrdersTestService.Settings.usual().lenient());
        owner = depot.member("helena", OrdersTestService.TECH, "owner");
        LegacyItems.writeDocumentedItems(depot);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private void rewrite(String sk, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(depot.item(LegacyItems.PK, sk));
        item.putAll(attributes);
        depot.write(item);
    }

    private List<String> sortKeys(String prefix) {
        return depot.partition(LegacyItems.PK).stream()
                .map(item -> OrdersTestService.text(item, "SK"))
                .filter(key -> key.startsWith(prefix))
                .toList();
    }

    @Test
    void attributesOfOthers_surviveAllThatHappensToTheOrder() {
        depot.partition(LegacyItems.PK)
                .forEach(item -> rewrite(OrdersTestService.text(item, "SK"), Map.of("theirs", UNKNOWN)));
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            depot.receive(owner, OrdersTestService.TECH, product, 1);
        }
        owner.post(ORDER + "/confirm").hasStatus(200);
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            owner.post(ORDER + "/lines/" + product + "/claim").hasStatus(200);
            owner.post(ORDER + "/lines/" + product + "/pick", Map.of("quantity", 1))
                    .hasStatus(200);
        }
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            owner.post(ORDER + "/lines/" + product + "/pack").hasStatus(200);
        }
        owner.post(ORDER + "/invoice").hasStatus(200);
        owner.post(ORDER + "/ship", Map.of("trackingCode", "BR1")).hasStatus(200);
        owner.post(ORDER + "/payments/CartaoDeCredito/TXN-9876543210/refund", Map.of("amount", 50))
                .hasStatus(200);
        for (String sk : List.of(
                "META#12.345.678/0001-99",
                "ITEM#PRD-1001",
                "ITEM#PRD-2002",
                "CUSTOMER#123.456.789-00",
                "SHIPPING#Rio de Janeiro#2023-10-03",
                "PAYMENT#CartaoDeCredito")) {
            assertThat(depot.item(LegacyItems.PK, sk)).as(sk).containsEntry("theirs", UNKNOWN);
        }
        assertThat(depot.item(LegacyItems.PK, "ITEM#PRD-1001"))
                .containsEntry("GSI2-PK", fromS("ITEMSTATUS#Enviado"))
                .doesNotContainKeys("GSI4PK", "GSI4SK", "picker", "lease_until");
    }

    @Test
    void phaseThatOnlyOthersKnow_isShownAsItIs_andNothingFollowsIt() {
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of("PK", fromS(LegacyItems.PK), "SK", fromS("STATUS#Pendente"))));
        depot.write(LegacyItems.item(
                "STATUS#EmAnalise", Map.of("order_id", fromS(LegacyItems.ORDER), "order_status", fromS("EmAnalise"))));
        assertThat(owner.get(ORDER).hasStatus(200).json())
                .containsEntry("status", "EmAnalise")
                .containsEntry("statusLabel", "EmAnalise");
        for (String command : List.of("confirm", "invoice", "deliver")) {
            assertThat(owner.post(ORDER + "/" + command).isProblem(409).text("detail"))
                    .contains("EmAnalise");
        }
        assertThat(owner.post(ORDER + "/cancel", Map.of("reason", "x"))
                        .isProblem(409)
                        .text("detail"))
                .contains("EmAnalise");
        owner.with("If-Match", "*").patch(ORDER, Map.of("notes", "x")).isProblem(409);
        owner.post(ORDER + "/payments/CartaoDeCredito/TXN-9876543210/refund", Map.of("amount", 50))
                .hasStatus(200);
        depot.awaitDone(owner, OrdersTestService.TECH, owner.post(OrdersTestService.TECH + "/status-repairs"));
        assertThat(sortKeys("STATUS#")).containsExactly("STATUS#EmAnalise");
        assertThat(owner.get(OrdersTestService.TECH + "/orders").hasStatus(200).items())
                .singleElement()
                .satisfies(order -> assertThat(order).containsEntry("status", "EmAnalise"));
    }

    @Test
    void lineStateThatOnlyOthersKnow_isShownAsItIs_andKeepsTheOrderWhereItIs() {
        rewrite("ITEM#PRD-2002", Map.of("GSI2-PK", fromS("ITEMSTATUS#Bloqueado")));
        assertThat(owner.get(ORDER).hasStatus(200).body())
                .contains("\"status\":\"Bloqueado\",\"statusLabel\":\"Bloqueado\"");
        assertThat(owner.post(ORDER + "/confirm").isProblem(409).text("detail"))
                .contains("PRD-2002")
                .contains("Bloqueado");
        owner.post(ORDER + "/cancel", Map.of("reason", "x")).isProblem(409);
        assertThat(sortKeys("STATUS#")).containsExactly("STATUS#Pendente");
        assertThat(depot.item(LegacyItems.PK, "ITEM#PRD-2002")).containsEntry("GSI2-PK", fromS("ITEMSTATUS#Bloqueado"));
        assertThat(owner.get(OrdersTestService.TECH + "/items?status=AguardandoEstoque")
                        .items())
                .hasSize(1);
    }

    @Test
    void lineStateThatOnlyOthersKnow_amongLinesThatArePicked_holdsThePhase() {
        depot.receive(owner, OrdersTestService.TECH, "PRD-1001", 1);
        depot.receive(owner, OrdersTestService.TECH, "PRD-2002", 1);
        owner.post(ORDER + "/confirm").hasStatus(200);
        rewrite("ITEM#PRD-2002", Map.of("GSI2-PK", fromS("ITEMSTATUS#Bloqueado")));
        owner.post(ORDER + "/lines/PRD-1001/claim").hasStatus(200);
        owner.post(ORDER + "/lines/PRD-1001/pick", Map.of("quantity", 1)).hasStatus(200);
        assertThat(owner.get(ORDER).text("status")).isEqualTo("AguardandoSeparacao");
        owner.post(ORDER + "/lines/PRD-2002/claim").isProblem(409);
    }
}
