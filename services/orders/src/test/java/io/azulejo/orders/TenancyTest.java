package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of tenancy (D3): companies share the indexes but cannot see each other's data, and roles limit members. */
@OnEveryBackend
final class TenancyTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String B = OrdersTestService.OFICINA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    TenancyTest(Backend backend) {
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

    /** Creates a confirmed and paid order with a shipment. */
    private String order(ApiClient member, String product) {
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line(product, 1, "10.00")));
        order.put("shipments", List.of(OrdersTestService.shipment("Santos", "SP", "2023-10-03")));
        order.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "60.00")));
        String id = member.post(A + "/orders", order).hasStatus(201).text("orderId");
        member.post(A + "/orders/" + id + "/confirm").hasStatus(200);
        return id;
    }

    @Test
    void d3_otherCompanies_seeAndReachNothing() {
        String id = order(owner, "P1");
        ApiClient other = depot.member("otto", B, "owner");
        List<String> lists = List.of(
                "/orders",
                "/orders?status=AguardandoEstoque",
                "/orders?payment=Pix",
                "/orders?city=Santos&from=2023-10-01&to=2023-10-05",
                "/orders?city=Santos&uf=SP&from=2023-10-01&to=2023-10-05",
                "/products/P1/orders",
                "/items?status=SemEstoque");
        for (String list : lists) {
            assertThat(owner.get(A + list).hasStatus(200).items()).as(list).hasSize(1);
            assertThat(other.get(B + list).hasStatus(200).items()).as(list).isEmpty();
            other.get(A + list).isProblem(404);
        }
        for (String path : List.of(
                "/orders/" + id,
                "/orders/" + id + "/customer",
                "/orders/" + id + "/history",
                "/picking/queue",
                "/products/P1/stock",
                "/products/P1/stock/moves",
                "/profile",
                "/reports/out-of-stock")) {
            owner.get(A + path).hasStatus(200);
            other.get(A + path).isProblem(404);
        }
        other.post(A + "/orders/" + id + "/cancel", Map.of("reason", "x")).isProblem(404);
        other.get(B + "/orders/" + id).isProblem(404);
        assertThat(other.post(B + "/orders/search", Map.of("cpf", OrdersTestService.CPF))
                        .hasStatus(200)
                        .items())
                .isEmpty();
        assertThat(depot.caller(new Caller("pat", "pat", Set.of("platform-admin"), Map.of()))
                        .get(A + "/orders")
                        .hasStatus(200)
                        .items())
                .hasSize(1);
        depot.api.get(A + "/orders").isProblem(401);
    }

    @Test
    void d3_stockQueueJobsAndClients_areOfOneCompany() {
        depot.receive(owner, A, "P1", 5);
        order(owner, "P1");
        String job = owner.post(A + "/status-repairs").hasStatus(202).text("id");
        String client = owner.post(A + "/clients", OrdersTestService.customer(OrdersTestService.CPF))
                .hasStatus(201)
                .text("code");
        owner.get(A + "/jobs/" + job).hasStatus(200);
        owner.get(A + "/clients/" + client).hasStatus(200);
        ApiClient other = depot.member("otto", B, "owner");
        other.get(B + "/jobs/" + job).isProblem(404);
        other.get(B + "/clients/" + client).isProblem(404);
        assertThat(owner.get(A + "/picking/queue").hasStatus(200).items()).hasSize(1);
        assertThat(other.get(B + "/picking/queue").hasStatus(200).items()).isEmpty();
        other.post(B + "/picking/claims").isProblem(404);
        String waits = depot.confirmed(other, B, List.of(OrdersTestService.line("P1", 1, "10.00")));
        depot.receive(owner, A, "P1", 5);
        assertThat(other.get(B + "/orders/" + waits).text("status")).isEqualTo("AguardandoEstoque");
    }

    @Test
    void d3_cursors_areOfOneCompanyAndOnePerson() {
        ApiClient both =
                depot.caller(new Caller("bea", "bea", Set.of(), Map.of(A, Set.of("owner"), B, Set.of("owner"))));
        depot.receive(both, A, "P1", 1);
        depot.receive(both, A, "P1", 1);
        String id = order(both, "P1");
        order(both, "P1");
        order(both, "P2");
        order(both, "P2");
        for (String list : List.of(
                "/orders?",
                "/orders?status=AguardandoEstoque&",
                "/orders?payment=Pix&",
                "/orders?city=Santos&uf=SP&from=2023-10-01&to=2023-10-05&",
                "/products/P1/orders?",
                "/items?status=SemEstoque&",
                "/picking/queue?",
                "/products/P1/stock/moves?",
                "/orders/" + id + "/history?")) {
            String first = list + "limit=1";
            assertCursor(
                    both.get(A + first),
                    cursor -> both.get(A + first + "&cursor=" + cursor),
                    cursor -> owner.get(A + first + "&cursor=" + cursor));
        }
        assertCursor(
                both.post(A + "/orders/search", Map.of("cpf", OrdersTestService.CPF, "limit", 1)),
                cursor -> both.post(
                        A + "/orders/search", Map.of("cpf", OrdersTestService.CPF, "limit", 1, "cursor", cursor)),
                cursor -> owner.post(
                        A + "/orders/search", Map.of("cpf", OrdersTestService.CPF, "limit", 1, "cursor", cursor)));
        String cursor = both.get(A + "/orders?limit=1").text("next");
        both.get(B + "/orders?limit=1&cursor=" + cursor).isProblem(400, "cursor");
    }

    private static void assertCursor(
            ApiResponse first, Function<String, ApiResponse> same, Function<String, ApiResponse> another) {
        String cursor = first.hasStatus(200).text("next");
        assertThat(same.apply(cursor).hasStatus(200).items()).hasSize(1).doesNotContainAnyElementsOf(first.items());
        another.apply(cursor).isProblem(400, "cursor");
    }

    /** Command and the roles, besides owner, that may send it. */
    private record Command(String method, String path, Map<String, ?> body, Set<String> roles) {

        ApiResponse by(ApiClient member) {
            ApiClient any = member.with("If-Match", "*");
            String at = A + path;
            return switch (method) {
                case "PUT" -> any.put(at, body);
                case "PATCH" -> any.patch(at, body);
                case "DELETE" -> any.delete(at);
                default -> any.post(at, body);
            };
        }
    }

    private static List<Command> commands(String known) {
        String order = "/orders/ORD-20231001-999999";
        String line = order + "/lines/P1";
        String payment = order + "/payments/Pix/T1";
        String stock = "/products/P9/stock";
        Map<String, ?> nothing = Map.of();
        Map<String, ?> reason = Map.of("reason", "x");
        Map<String, ?> some = Map.of("quantity", 1, "reason", "x");
        Map<String, Object> shipment = OrdersTestService.shipment("Santos", "SP", "2023-10-03");
        List<Command> all = new ArrayList<>();
        all.add(new Command("POST", "/orders", OrdersTestService.order(), Set.of("sales")));
        all.add(new Command("POST", "/orders/" + known + "/duplicate", nothing, Set.of("sales")));
        all.add(new Command("PATCH", order, Map.of("notes", "x"), Set.of("sales")));
        all.add(new Command("POST", order + "/lines", OrdersTestService.line("P1", 1, "1.00"), Set.of("sales")));
        all.add(new Command("PUT", line, Map.of("quantity", 1, "unitPrice", 1), Set.of("sales")));
        all.add(new Command("PATCH", line, Map.of("quantity", 1), Set.of("sales")));
        all.add(new Command("DELETE", line, nothing, Set.of("sales")));
        all.add(new Command("POST", order + "/shipments", shipment, Set.of("sales")));
        all.add(new Command("PUT", order + "/shipments/Santos/2023-10-03/1", shipment, Set.of("sales")));
        all.add(new Command("POST", order + "/confirm", nothing, Set.of("sales")));
        all.add(new Command("POST", order + "/cancel", reason, Set.of("sales")));
        all.add(new Command("POST", order + "/invoice", nothing, Set.of("finance")));
        all.add(new Command("POST", order + "/ship", nothing, Set.of("shipper")));
        all.add(new Command("POST", order + "/deliver", nothing, Set.of("shipper")));
        all.add(new Command("POST", order + "/lose", reason, Set.of("shipper")));
        all.add(new Command("POST", order + "/return", reason, Set.of("sales", "stock")));
        all.add(new Command("POST", order + "/anonymise", nothing, Set.of()));
        all.add(new Command(
                "POST",
                order + "/payments",
                OrdersTestService.payment("Pix", "T1", "1.00"),
                Set.of("sales", "finance")));
        all.add(new Command("POST", payment + "/capture", nothing, Set.of("finance")));
        all.add(new Command("POST", payment + "/fail", nothing, Set.of("finance")));
        all.add(new Command("POST", payment + "/refund", nothing, Set.of("finance")));
        all.add(new Command("POST", line + "/claim", nothing, Set.of("picker")));
        all.add(new Command("POST", line + "/renew", nothing, Set.of("picker")));
        all.add(new Command("POST", line + "/release", nothing, Set.of("picker")));
        all.add(new Command("POST", line + "/pick", Map.of("quantity", 1), Set.of("picker")));
        all.add(new Command("POST", line + "/pack", nothing, Set.of("picker", "shipper")));
        all.add(new Command("POST", "/picking/claims", nothing, Set.of("picker")));
        all.add(new Command("POST", "/picking/sweeps", nothing, Set.of("picker", "stock")));
        for (String change : List.of("/receipts", "/adjustments", "/reservations", "/releases")) {
            all.add(new Command("POST", stock + change, some, Set.of("stock")));
        }
        all.add(new Command("PUT", "/profile", Map.of("name", "Mine"), Set.of()));
        all.add(new Command(
                "PUT", "/products/P9", Map.of("description", "x", "unitPrice", 1), Set.of("sales", "stock")));
        all.add(new Command("POST", "/clients", OrdersTestService.customer(OrdersTestService.CPF), Set.of("sales")));
        all.add(new Command("POST", "/status-repairs", nothing, Set.of()));
        all.add(new Command("POST", "/anonymisations", Map.of("before", "2020-01-01T00:00:00Z"), Set.of()));
        return all;
    }

    @Test
    void d3_roles_mayDoTheirOwnWorkOnly() {
        String id = order(owner, "P1");
        for (String role : List.of("owner", "sales", "stock", "picker", "shipper", "finance", "auditor")) {
            ApiClient member = depot.member("a-" + role, A, role);
            for (Command command : commands(id)) {
                boolean may = role.equals("owner") || command.roles().contains(role);
                ApiResponse answer = command.by(member);
                assertThat(answer.status() == 403)
                        .as("%s: %s %s is answered by %s", role, command.method(), command.path(), answer.body())
                        .isEqualTo(!may);
            }
            member.get(A + "/orders").hasStatus(200);
        }
    }
}
