package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of erasure: after it, no item and no index holds anything of the person. */
@OnEveryBackend
final class ErasureTest {
    private static final String A = OrdersTestService.AURORA;
    private static final List<String> PERSONAL = List.of(
            "Quitéria",
            "Bragança",
            "529.982.247-25",
            "52998224725",
            "982.247",
            "quiteria@example.com",
            "91234-5678",
            "Rua das Acácias",
            "Casa dos fundos",
            "22640-102");

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    ErasureTest(Backend backend) {
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

    private static Map<String, Object> person() {
        Map<String, Object> person = new HashMap<>();
        person.put("firstName", "Quitéria");
        person.put("lastName", "Bragança");
        person.put("cpf", OrdersTestService.CPF);
        person.put("email", "quiteria@example.com");
        person.put("phone", "+55 21 91234-5678");
        person.put(
                "address",
                Map.of(
                        "street",
                        "Rua das Acácias",
                        "number",
                        "5000",
                        "complement",
                        "Casa dos fundos",
                        "city",
                        "Recife",
                        "state",
                        "PE",
                        "zipCode",
                        "22640-102"));
        return person;
    }

    private static Map<String, Object> order() {
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "10.00")));
        order.put("customer", person());
        order.put("notes", "For Quitéria, Rua das Acácias");
        order.put("shipments", List.of(OrdersTestService.shipment("Recife", "PE", "2023-10-09")));
        order.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "60.00")));
        return order;
    }

    /** Returns every item of the table and every entry of its indexes as text. */
    private List<String> everything() {
        List<String> found = new ArrayList<>();
        for (String index : List.of("", "GSI1", "GSI2", "GSI3", "GSI4")) {
            Map<String, AttributeValue> from = Map.of();
            do {
                Map<String, AttributeValue> start = from;
                var page = depot.client.scan(request -> request.tableName(depot.tableName)
                        .indexName(index.isEmpty() ? null : index)
                        .exclusiveStartKey(start.isEmpty() ? null : start));
                page.items().forEach(item -> found.add(index + item));
                from = page.lastEvaluatedKey();
            } while (!from.isEmpty());
        }
        return found;
    }

    private void nothingIsLeft() {
        for (String word : PERSONAL) {
            assertThat(everything()).as(word).noneMatch(item -> item.contains(word));
        }
    }

    @Test
    void anonymise_leavesNothingOfThePersonInAnyItemOrIndex_butTheLedger() {
        depot.receive(owner, A, "P1", 3);
        String id = owner.with("Idempotency-Key", "k-1")
                .post(A + "/orders", order())
                .hasStatus(201)
                .text("orderId");
        String order = A + "/orders/" + id;
        owner.with("Idempotency-Key", "k-2").post(order + "/duplicate").hasStatus(201);
        String copy = String.valueOf(owner.get(A + "/orders").items().stream()
                .map(found -> found.get("orderId"))
                .filter(found -> !found.equals(id))
                .findFirst()
                .orElseThrow());
        owner.post(order + "/confirm").hasStatus(200);
        for (String each : List.of(order, A + "/orders/" + copy)) {
            owner.post(
                            each + "/cancel",
                            Map.of("reason", "Quitéria, CPF 529.982.247-25, called from +55 21 91234-5678"))
                    .hasStatus(200);
            ApiResponse answer = owner.post(each + "/anonymise").hasStatus(200);
            for (String word : PERSONAL) {
                assertThat(answer.body()).doesNotContain(word);
            }
        }
        nothingIsLeft();
        assertThat(owner.get(A + "/products/P1/stock/moves").hasStatus(200).items())
                .as("the ledger")
                .extracting(move -> move.get("kind"))
                .contains("RECEIVE", "RESERVE", "RELEASE");
        assertThat(owner.get(order + "/history").hasStatus(200).items())
                .extracting(entry -> entry.get("action"))
                .contains("create", "confirm", "cancel", "anonymise");
    }

    @Test
    void anonymise_again_cleansWhatAnOlderVersionLeft() {
        String id = owner.post(A + "/orders", order()).hasStatus(201).text("orderId");
        owner.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).hasStatus(200);
        owner.post(A + "/orders/" + id + "/anonymise").hasStatus(200);
        String pk = "COMPANY#11.222.333/0001-81#ORDER#" + id;
        Map<String, AttributeValue> header = new HashMap<>(depot.item(pk, "META#11.222.333/0001-81"));
        header.put("reason", AttributeValue.fromS("Quitéria called"));
        depot.write(header);
        owner.post(A + "/orders/" + id + "/anonymise").hasStatus(200);
        nothingIsLeft();
    }

    @Test
    void erasure_ofAPerson_coversAllCompletedOrdersAndClients_andNamesTheOpenOnes() {
        String code = owner.post(A + "/clients", person()).hasStatus(201).text("code");
        Map<String, Object> byCode = order();
        byCode.remove("customer");
        byCode.put("clientCode", code);
        String done = owner.post(A + "/orders", byCode).hasStatus(201).text("orderId");
        String open = owner.post(A + "/orders", order()).hasStatus(201).text("orderId");
        owner.post(A + "/orders/" + done + "/cancel", Map.of("reason", "x")).hasStatus(200);
        depot.member("sam", A, "sales")
                .post(A + "/clients/erasures", Map.of("cpf", OrdersTestService.CPF))
                .isProblem(403);
        assertThat(owner.post(A + "/clients/erasures", Map.of("cpf", OrdersTestService.CPF))
                        .hasStatus(200)
                        .json())
                .containsEntry("anonymised", 1L)
                .containsEntry("clientsDeleted", 1L)
                .containsEntry("openOrders", List.of(open));
        owner.get(A + "/clients/" + code).isProblem(404);
        owner.post(A + "/orders/" + open + "/cancel", Map.of("reason", "x")).hasStatus(200);
        owner.post(A + "/clients/erasures", Map.of("cpf", OrdersTestService.CPF))
                .hasStatus(200);
        nothingIsLeft();
    }

    @Test
    void client_isEditedListedAndDeleted() {
        String code = owner.post(A + "/clients", person()).hasStatus(201).text("code");
        assertThat(owner.get(A + "/clients").hasStatus(200).items())
                .singleElement()
                .satisfies(client ->
                        assertThat(client).containsEntry("code", code).containsEntry("cpf", "***.982.247-**"));
        Map<String, Object> renamed = person();
        renamed.put("lastName", "Alves");
        renamed.remove("phone");
        assertThat(owner.put(A + "/clients/" + code, renamed).hasStatus(200).text("lastName"))
                .isEqualTo("Alves");
        assertThat(owner.send("PATCH", A + "/clients/" + code, "{\"email\":null,\"firstName\":\"Rita\"}")
                        .hasStatus(200)
                        .text("firstName"))
                .isEqualTo("Rita");
        assertThat(depot.item("COMPANY#11.222.333/0001-81#CLIENT#" + code, "CLIENT#11.222.333/0001-81#" + code))
                .doesNotContainKeys("phone", "email")
                .containsEntry("last_name", AttributeValue.fromS("Alves"))
                .containsKey("address");
        owner.send("PATCH", A + "/clients/" + code, "{\"code\":\"x\"}").isProblem(422, "code");
        depot.member("pia", A, "picker").delete(A + "/clients/" + code).isProblem(403);
        owner.delete(A + "/clients/" + code).hasStatus(204);
        owner.delete(A + "/clients/" + code).isProblem(404);
        owner.put(A + "/clients/" + code, person()).isProblem(404);
        assertThat(owner.get(A + "/clients").items()).isEmpty();
        nothingIsLeft();
    }

    @Test
    void products_areListedInOrder_ofTheCompanyOnly() {
        for (String product : List.of("P-2", "P-1", "P-3")) {
            owner.put(A + "/products/" + product, Map.of("description", "x", "unitPrice", 1))
                    .hasStatus(200);
        }
        ApiResponse first = owner.get(A + "/products?limit=2").hasStatus(200);
        assertThat(first.items())
                .extracting(product -> product.get("productId"))
                .containsExactly("P-1", "P-2");
        assertThat(owner.get(A + "/products?limit=2&cursor=" + first.text("next"))
                        .items())
                .extracting(product -> product.get("productId"))
                .containsExactly("P-3");
        ApiClient other = depot.member("rui", OrdersTestService.OFICINA, "owner");
        assertThat(other.get(OrdersTestService.OFICINA + "/products").items()).isEmpty();
        other.get(A + "/products").isProblem(404);
    }
}
