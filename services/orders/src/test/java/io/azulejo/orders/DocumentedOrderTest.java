package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
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

/** Tests of the document's order as it is printed, read before anything of this service has written it. */
@OnEveryBackend
final class DocumentedOrderTest {
    private static final String TECH = OrdersTestService.TECH;
    private static final String ORDER = TECH + "/orders/" + LegacyItems.ORDER;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    DocumentedOrderTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(backend);
        owner = depot.member("helena", TECH, "owner");
        LegacyItems.writeDocumentedItems(depot);
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    @Test
    void totals_areComputedFromTheItems() {
        assertThat(owner.get(ORDER).hasStatus(200).body())
                .contains(
                        "\"itemsTotal\":2750.00",
                        "\"shippingTotal\":50.00",
                        "\"total\":2800.00",
                        "\"paid\":2800.00",
                        "\"status\":\"Pendente\"");
    }

    @Test
    void lists_showStatusAndTotal() {
        for (String filter : List.of("", "?status=Pendente", "?payment=CartaoDeCredito", "?month=2023-10")) {
            assertThat(owner.get(TECH + "/orders" + filter).hasStatus(200).body())
                    .as(filter)
                    .contains("\"status\":\"Pendente\"", "\"total\":2800.00");
        }
    }

    @Test
    void search_byTheDocumentsCpf_findsTheOrder() {
        for (String cpf : List.of("123.456.789-00", "12345678900")) {
            assertThat(owner.post(TECH + "/orders/search", Map.of("cpf", cpf))
                            .hasStatus(200)
                            .items())
                    .singleElement()
                    .satisfies(order -> assertThat(order).containsEntry("orderId", LegacyItems.ORDER));
        }
        owner.post(TECH + "/orders/search", Map.of("cpf", "1234")).isProblem(422, "cpf");
    }

    @Test
    void search_findsACpfThatIsStoredWithoutPunctuation() {
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of("PK", fromS(LegacyItems.PK), "SK", fromS("CUSTOMER#123.456.789-00"))));
        depot.write(LegacyItems.item("CUSTOMER#12345678900", LegacyItems.customer()));
        assertThat(owner.post(TECH + "/orders/search", Map.of("cpf", "123.456.789-00"))
                        .hasStatus(200)
                        .items())
                .hasSize(1);
    }

    @Test
    void profile_ofTheDocumentsCompany_isSaved_andANewCompanyNeedsRightDigits() {
        assertThat(owner.put(TECH + "/profile", Map.of("name", "Tech Solutions Ltda"))
                        .hasStatus(200)
                        .text("name"))
                .isEqualTo("Tech Solutions Ltda");
        owner.put(TECH + "/profile", Map.of("name", "Tech")).hasStatus(200);
        String unknown = "12345678000198";
        depot.member("x", unknown, "owner")
                .put(unknown + "/profile", Map.of("name", "X"))
                .isProblem(422, "cnpj");
    }

    @Test
    void cnpj_inLowerCase_isTheSameCompany() {
        ApiClient oficina = depot.member("rui", OrdersTestService.OFICINA, "owner");
        String id = oficina.post("12abc34501de35/orders", OrdersTestService.order())
                .hasStatus(201)
                .text("orderId");
        assertThat(oficina.get(OrdersTestService.OFICINA + "/orders/" + id)
                        .hasStatus(200)
                        .text("companyCnpj"))
                .isEqualTo("12.ABC.345/01DE-35");
        oficina.get("12abc34501de35/orders/" + id).hasStatus(200);
        owner.get("12abc34501de35/orders/" + id).isProblem(404);
    }

    @Test
    void linesInAguardandoSeparacao_writtenRaw_areInThePickingQueue_andCanBePicked() {
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            Map<String, AttributeValue> line = new HashMap<>(LegacyItems.line(product, "x", "2500.00"));
            line.put("GSI2-PK", fromS("ITEMSTATUS#AguardandoSeparacao"));
            line.put("quantity", fromN("2"));
            depot.write(line);
        }
        depot.client.deleteItem(request -> request.tableName(depot.tableName)
                .key(Map.of("PK", fromS(LegacyItems.PK), "SK", fromS("STATUS#Pendente"))));
        depot.write(LegacyItems.item(
                "STATUS#AguardandoSeparacao",
                Map.of("order_id", fromS(LegacyItems.ORDER), "order_status", fromS("AguardandoSeparacao"))));
        assertThat(owner.get(TECH + "/picking/queue").hasStatus(200).items())
                .extracting(line -> line.get("line"))
                .containsExactlyInAnyOrder("PRD-1001", "PRD-2002");
        owner.post(TECH + "/picking/claims").hasStatus(201);
        assertThat(owner.get(TECH + "/picking/queue").hasStatus(200).items()).hasSize(1);
        for (String product : List.of("PRD-1001", "PRD-2002")) {
            owner.post(ORDER + "/lines/" + product + "/claim").hasStatus(200);
            owner.post(ORDER + "/lines/" + product + "/pick", Map.of("quantity", 2))
                    .hasStatus(200);
        }
        assertThat(owner.get(ORDER).text("status")).isEqualTo("Separado");
    }

    @Test
    void city_withItsState_findsTheDocumentsOrder() {
        String range = "&from=2023-10-01&to=2023-10-05";
        assertThat(owner.get(TECH + "/orders?city=Rio%20de%20Janeiro&uf=RJ" + range)
                        .hasStatus(200)
                        .items())
                .hasSize(1);
        assertThat(owner.get(TECH + "/orders?city=Rio%20de%20Janeiro&uf=SP" + range)
                        .hasStatus(200)
                        .items())
                .as("another state")
                .isEmpty();
    }

    @Test
    void backfill_completesWhatTheOtherApplicationLeftOut() {
        depot.awaitDone(owner, TECH, owner.post(TECH + "/backfills"));
        assertThat(depot.item(LegacyItems.PK, "META#12.345.678/0001-99"))
                .containsEntry("order_status", fromS("Pendente"))
                .containsKey("totals");
        assertThat(depot.item(LegacyItems.PK, "SHIPPING#Rio de Janeiro#2023-10-03"))
                .containsEntry("GSI3PK", fromS("COMPANY#12.345.678/0001-99#CITY#RJ#RIO DE JANEIRO"));
        assertThat(owner.get(TECH + "/orders?city=RIO%20DE%20JANEIRO&uf=RJ&from=2023-01-01&to=2023-12-31")
                        .hasStatus(200)
                        .items())
                .hasSize(1);
        depot.requests.take();
        owner.get(TECH + "/orders").hasStatus(200);
        assertThat(depot.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
    }
}
