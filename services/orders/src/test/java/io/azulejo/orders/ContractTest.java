package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.OrderSequence;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.contract.DocumentedOperation;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Tests that every route gives the statuses that the OpenAPI document lists for it, with the document's examples. */
final class ContractTest {
    private static final String A = OrdersTestService.AURORA;
    private static final Map<String, Object> SHIPMENT = OrdersTestService.shipment("Recife", "PE", "2023-10-09");

    private OrdersTestService depot;
    private ApiClient owner;
    private Map<String, String> values;
    private String order;

    private final ReadWriteInterceptor between = new ReadWriteInterceptor();

    @BeforeEach
    void start() {
        depot = new OrdersTestService(Backend.IN_PROCESS::open, OrdersTestService.Settings.usual(), between::intercept);
        owner = depot.owner();
        Map<String, Object> draft = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "100.00")));
        draft.put("shipments", List.of(SHIPMENT));
        draft.put("payments", List.of(OrdersTestService.payment("Pix", "T1", "150.00")));
        String created = owner.post(A + "/orders", draft).hasStatus(201).body();
        owner.put(A + "/products/PROD001", Map.of("description", "x", "unitPrice", 1))
                .hasStatus(200); // of the document's examples
        String orderId = created.replaceFirst("(?s).*?\"orderId\":\"([^\"]*)\".*", "$1");
        order = A + "/orders/" + orderId;
        values = new HashMap<>(Map.of(
                "cnpj", A,
                "orderId", orderId,
                "code", client(),
                "line", "P1",
                "productId", "P1",
                "shipmentId", created.replaceFirst("(?s).*?\"shipmentId\":\"([^\"]*)\".*", "$1"),
                "method", "Pix",
                "transaction", "T1",
                "id", "job_1"));
        values.putAll(Map.of("city", "Recife", "date", "2023-10-09", "number", "1"));
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    private String client() {
        return owner.post(A + "/clients", OrdersTestService.customer(OrdersTestService.CPF))
                .hasStatus(201)
                .text("code");
    }

    private Stream<DynamicTest> onRoutes(
            Predicate<DocumentedOperation> which, int least, Consumer<DocumentedOperation> test) {
        List<DocumentedOperation> all = DocumentedOperation.all(owner.get("/orders/openapi.json")).stream()
                .filter(which)
                .toList();
        assertThat(all).hasSizeGreaterThanOrEqualTo(least);
        return all.stream()
                .map(operation -> DynamicTest.dynamicTest(operation.toString(), () -> test.accept(operation)));
    }

    private static boolean ofACompany(DocumentedOperation operation) {
        return operation.path().contains("{cnpj}");
    }

    @TestFactory
    Stream<DynamicTest> everyRouteOfACompany_forOthers_isNotFound() {
        ApiClient stranger =
                depot.member("otto", OrdersTestService.OFICINA, "owner").with("If-Match", "*");
        return onRoutes(
                ContractTest::ofACompany,
                50,
                operation -> operation.send(stranger, values).isProblem(404));
    }

    @TestFactory
    Stream<DynamicTest> everyRouteOfACompany_withoutAToken_isRefused() {
        ApiClient nobody = depot.api.with("If-Match", "*");
        return onRoutes(
                ContractTest::ofACompany,
                50,
                operation -> operation.send(nobody, values).isProblem(401));
    }

    @TestFactory
    Stream<DynamicTest> everyRouteThatNeedsARole_forAnAuditor_isForbidden() {
        ApiClient auditor = depot.member("aldo", A, "auditor").with("If-Match", "*");
        return onRoutes(
                operation -> operation.statuses().contains(403),
                40,
                operation -> operation.send(auditor, values).isProblem(403));
    }

    @TestFactory
    Stream<DynamicTest> everyRouteWithIfMatch_ofAnOldVersion_isRefused() {
        ApiClient late = owner.with("If-Match", "\"99\"");
        return onRoutes(
                operation -> operation.headers().contains("If-Match"),
                15,
                operation -> operation.send(late, values).isProblem(412));
    }

    @TestFactory
    Stream<DynamicTest> everyRouteThatRequiresIfMatch_withoutIt_isRefused() {
        return onRoutes(
                operation -> operation.statuses().contains(428),
                5,
                operation -> operation.send(owner, values).isProblem(428));
    }

    @Test
    void masterData_changedByAnotherBetweenReadAndWrite_isRefused() {
        owner.put(A + "/profile", Map.of("name", "Aurora")).hasStatus(200);
        Runnable other =
                () -> owner.put(A + "/profile", Map.of("name", "Other")).hasStatus(200);
        between.beforePut("PROFILE#", other);
        owner.put(A + "/profile", Map.of("name", "Aurora")).isProblem(412);
        between.beforePut("PROFILE#", other);
        owner.patch(A + "/profile", Map.of("name", "Aurora")).isProblem(412);
        Map<String, Object> product = Map.of("description", "x", "unitPrice", 1);
        owner.put(A + "/products/P1", product).hasStatus(200);
        between.beforePut(
                "PRODUCT#", () -> owner.put(A + "/products/P1", product).hasStatus(200));
        owner.put(A + "/products/P1", product).isProblem(412);
    }

    @Test
    void duplicate_ofAnUnknownOrder_andWithAReusedKey_isRefused() {
        owner.post(A + "/orders/ORD-1/duplicate").isProblem(404);
        ApiClient keyed = owner.with("Idempotency-Key", "k-1");
        keyed.post(order + "/duplicate").hasStatus(201);
        keyed.post(A + "/orders", OrdersTestService.order()).isProblem(422, "Idempotency-Key");
        String other = owner.post(A + "/orders", OrdersTestService.order()).text("orderId");
        keyed.post(A + "/orders/" + other + "/duplicate").isProblem(422, "Idempotency-Key");
    }

    @Test
    void payments_byTransactionInTheBody_followTheRulesOfThoseInThePath() {
        Map<String, Object> transaction = Map.of("transactionId", "T1");
        for (String operation : List.of("capture", "fail", "void", "refund")) {
            owner.post(order + "/payments/Pix/" + operation, Map.of("transactionId", "T9"))
                    .isProblem(404);
        }
        owner.post(order + "/payments/Pix/T9/void").isProblem(404);
        owner.post(order + "/payments/Pix/refund", transaction).isProblem(409);
        owner.post(order + "/payments/Pix/void", transaction).hasStatus(200);
        for (String operation : List.of("capture", "fail", "void")) {
            owner.post(order + "/payments/Pix/" + operation, transaction).isProblem(409);
        }
        owner.post(order + "/payments", OrdersTestService.payment("Pix", "T2", "150.00"))
                .hasStatus(201);
        owner.post(order + "/payments/Pix/fail", Map.of("transactionId", "T2")).hasStatus(200);
    }

    @Test
    void shipments_ofAConfirmedOrder_moveNoMore() {
        owner.post(order + "/confirm").hasStatus(200);
        ApiClient any = owner.with("If-Match", "*");
        any.put(order + "/shipments/" + values.get("shipmentId"), SHIPMENT).isProblem(409);
        any.put(order + "/shipments/Recife/2023-10-09/1", SHIPMENT).isProblem(409);
    }

    @Test
    void warehouse_thatIsNoCode_isABadParameter() {
        owner.get(A + "/picking/queue?warehouse=a%20b").isProblem(400, "warehouse");
        owner.post(A + "/picking/claims?warehouse=a%20b").isProblem(400, "warehouse");
        owner.post(A + "/picking/sweeps?warehouse=a%20b").isProblem(400, "warehouse");
    }

    @Test
    void fullStore_isReportedByTheToolkitAsItIs_soThatItIsAnswered503() {
        DynamoDbClient full = (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    throw DynamoDbException.builder()
                            .message("full")
                            .statusCode(507)
                            .build();
                });
        OrdersTable table = OrdersTableDesign.on(full, ToolkitOptions.defaults());
        Company company = Company.defaults(OrdersTestService.AURORA_CNPJ);
        OrderSequence sequence = new OrderSequence(OrdersTestService.AURORA_CNPJ, "20231001", 1);
        for (ThrowingCallable write : List.<ThrowingCallable>of(
                () -> table.companyTable().put(company),
                () -> table.transaction().create(company).create(sequence).run())) {
            assertThatThrownBy(write)
                    .isInstanceOfSatisfying(
                            DynamoDbException.class,
                            e -> assertThat(e.statusCode()).isEqualTo(507));
        }
    }
}
