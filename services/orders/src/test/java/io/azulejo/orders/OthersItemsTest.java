package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.Backend;
import io.azulejo.testing.OnEveryBackend;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Other programs write to the same table: with attributes that the service does not know, and with codes of their own. */
@OnEveryBackend
final class OthersItemsTest {
    private static final String ORDER = Depot.TECH + "/orders/" + Legacy.ORDER;
    private static final AttributeValue THEIRS = fromS("written by another");

    private final Backend backend;
    private Depot depot;
    private ApiClient owner;

    OthersItemsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new Depot(backend, Depot.Settings.usual().lenient());
        owner = depot.member("helena", Depot.TECH, "owner");
        Legacy.writeDocumentedItems(depot);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private void rewrite(String sk, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(depot.item(Legacy.PK, sk));
        item.putAll(attributes);
        depot.write(item);
    }

    private List<String> sortKeys(String prefix) {
        return depot.partition(Legacy.PK).stream()
                .map(item -> Depot.text(item, "SK"))
                .filter(key -> key.startsWith(prefix))
                .toList();
    }

    @Test
    void attributesOfOthers_surviveAllThatHappensToTheOrder() {
        depot.partition(Legacy.PK).forEach(item -> rewrite(Depot.text(item, "SK"), Map.of("theirs", THEIRS)));
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            depot.receive(owner, Depot.TECH, product, 1);
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
            assertThat(depot.item(Legacy.PK, sk)).as(sk).containsEntry("theirs", THEIRS);
        }
        assertThat(depot.item(Legacy.PK, "ITEM#PRD-1001"))
                .containsEntry("GSI2-PK", fromS("ITEMSTATUS#Enviado"))
                .doesNotContainKeys("GSI4PK", "GSI4SK", "picker", "lease_until");
    }

    @Test
    void phaseThatOnlyOthersKnow_isShownAsItIs_andNothingFollowsIt() {
        depot.client.deleteItem(request ->
                request.tableName(depot.tableName).key(Map.of("PK", fromS(Legacy.PK), "SK", fromS("STATUS#Pendente"))));
        depot.write(Legacy.item(
                "STATUS#EmAnalise", Map.of("order_id", fromS(Legacy.ORDER), "order_status", fromS("EmAnalise"))));
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
        depot.finished(owner, Depot.TECH, owner.post(Depot.TECH + "/status-repairs"));
        assertThat(sortKeys("STATUS#")).containsExactly("STATUS#EmAnalise");
        assertThat(owner.get(Depot.TECH + "/orders").hasStatus(200).items())
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
        assertThat(depot.item(Legacy.PK, "ITEM#PRD-2002")).containsEntry("GSI2-PK", fromS("ITEMSTATUS#Bloqueado"));
        assertThat(owner.get(Depot.TECH + "/items?status=AguardandoEstoque").items())
                .hasSize(1);
    }

    @Test
    void lineStateThatOnlyOthersKnow_amongLinesThatArePicked_holdsThePhase() {
        depot.receive(owner, Depot.TECH, "PRD-1001", 1);
        depot.receive(owner, Depot.TECH, "PRD-2002", 1);
        owner.post(ORDER + "/confirm").hasStatus(200);
        rewrite("ITEM#PRD-2002", Map.of("GSI2-PK", fromS("ITEMSTATUS#Bloqueado")));
        owner.post(ORDER + "/lines/PRD-1001/claim").hasStatus(200);
        owner.post(ORDER + "/lines/PRD-1001/pick", Map.of("quantity", 1)).hasStatus(200);
        assertThat(owner.get(ORDER).text("status")).isEqualTo("AguardandoSeparacao");
        owner.post(ORDER + "/lines/PRD-2002/claim").isProblem(409);
    }
}
