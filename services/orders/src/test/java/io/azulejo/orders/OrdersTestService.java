package io.azulejo.orders;

import static org.awaitility.Awaitility.await;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.domain.CustomerKeys;
import io.azulejo.orders.domain.Picking.PickLease;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.orders.table.Stock;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Sagas.SagaOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.iam.IamPolicyCheck;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.RequestCounter;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Test fixture: the orders service on a backend, served over HTTP, with a manual clock. */
final class OrdersTestService implements AutoCloseable {
    /** Company with valid check digits, one with letters, and the design document's, whose check digits are wrong. */
    static final String AURORA = "11222333000181";

    static final String OFICINA = "12ABC34501DE35";
    static final String TECH = "12345678000199";
    static final Cnpj AURORA_CNPJ = new Cnpj("11.222.333/0001-81");
    static final Cnpj TECH_CNPJ = new Cnpj("12.345.678/0001-99");
    static final String CPF = "529.982.247-25";

    /** Settings that differ from the defaults. */
    record Settings(CheckDigitPolicy numbers, CustomerKeys keys, SagaOptions sagas) {
        static Settings usual() {
            return new Settings(
                    CheckDigitPolicy.STRICT,
                    CustomerKeys.verbatim(),
                    new SagaOptions(100, Duration.ofSeconds(30), Duration.ofSeconds(10)));
        }

        Settings lenient() {
            return new Settings(CheckDigitPolicy.LENIENT, keys, sagas);
        }

        Settings keyed(String secret) {
            return new Settings(numbers, CustomerKeys.keyed(secret.getBytes(StandardCharsets.UTF_8)), sagas);
        }

        /** Returns settings with which requests only start sagas and leave the rest to job runners. */
        Settings withDeferredSagas() {
            return new Settings(numbers, keys, new SagaOptions(0, Duration.ofSeconds(30), Duration.ofSeconds(10)));
        }
    }

    final TestClock clock = new TestClock("2023-10-01T10:30:00Z");
    final RequestCounter requests = new RequestCounter();
    final String tableName = "orders-" + UUID.randomUUID();
    final IamPolicyCheck rights = IamPolicyCheck.of("orders", Map.of(tableName, "orders"));
    private final OpenBackend backend;
    private final OrdersOptions options;
    private final JwtVerifier verifier;
    private final TokenIssuer issuer;
    final DynamoDbClient client;
    final OrdersTableDesign table;
    private Host host;
    ApiClient api;

    OrdersTestService(Backend kind) {
        this(kind::open, Settings.usual());
    }

    OrdersTestService(Backend kind, Settings settings) {
        this(kind::open, settings);
    }

    OrdersTestService(Function<InstantSource, OpenBackend> opening, Settings settings) {
        this(opening, settings, UnaryOperator.identity());
    }

    /** Creates a fixture whose service sees its backend through a wrapper that may fail. */
    OrdersTestService(
            Function<InstantSource, OpenBackend> opening, Settings settings, UnaryOperator<DynamoDbClient> seen) {
        backend = opening.apply(clock);
        client = backend.client();
        ToolkitOptions toolkit = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("ORDERS_TABLE", tableName))
                .requestHook(requests);
        table = OrdersTableDesign.on(client, toolkit);
        table.createTables();
        SigningKeys keys = SigningKeys.inMemory(clock);
        issuer = new TokenIssuer("test", "orders", keys, clock, Duration.ofDays(300));
        verifier = JwtVerifier.local("test", "orders", keys, clock);
        options = new OrdersOptions(
                clock,
                toolkit,
                settings.numbers(),
                settings.keys(),
                new PickLease(Duration.ofMinutes(15)),
                settings.sagas(),
                // An endpoint with its own clock would expire items of the past, such as those of the design document.
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(36_500)));
        host = serve(seen.apply(client));
        api = ApiClient.at(host.uri().resolve("/orders/companies/"));
    }

    private Host serve(DynamoDbClient seen) {
        Orders service = new Orders(rights.restrict(seen), verifier, options);
        Host started =
                Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner polls for jobs once when it starts; later requests come from the tests.
        await().until(() -> requests.take().containsKey("Query"));
        return started;
    }

    /** Stops the service and starts it again on the same table. */
    void restart() {
        host.close();
        host = serve(client);
        api = ApiClient.at(host.uri().resolve("/orders/companies/"));
    }

    SampleData samples() {
        return host.beans("orders", SampleData.class).getFirst();
    }

    /** Returns a client for a member of a company, with paths relative to the companies' root. */
    ApiClient member(String name, String company, String... roles) {
        return caller(new Caller(name, name, Set.of(), Map.of(company, Set.copyOf(Arrays.asList(roles)))));
    }

    ApiClient caller(Caller caller) {
        return api.as(issuer.issue(caller).value());
    }

    ApiClient owner() {
        return member("olga", AURORA, "owner");
    }

    /** Returns the request body of an order with two products. */
    static Map<String, Object> order() {
        return order(List.of(line("PRD-1001", 1, "2500.00"), line("PRD-2002", 1, "250.00")));
    }

    static Map<String, Object> order(List<Map<String, Object>> lines) {
        Map<String, Object> order = new HashMap<>();
        order.put("lines", lines);
        order.put("customer", customer(CPF));
        return order;
    }

    static Map<String, Object> line(String product, int quantity, String price) {
        return Map.of(
                "productId",
                product,
                "description",
                "Some " + product,
                "quantity",
                quantity,
                "unitPrice",
                new BigDecimal(price));
    }

    static Map<String, Object> customer(String cpf) {
        return Map.of("firstName", "Mariana", "lastName", "Alves", "cpf", cpf);
    }

    static Map<String, Object> payment(String method, String id, String amount) {
        return Map.of("method", method, "transactionId", id, "amount", new BigDecimal(amount));
    }

    static Map<String, Object> shipment(String city, String uf, String day) {
        return Map.of(
                "method",
                "Express",
                "cost",
                new BigDecimal("50.00"),
                "city",
                city,
                "uf",
                uf,
                "expectedDeliveryDate",
                day);
    }

    /** Creates a paid order with these lines and returns its id. */
    String paid(ApiClient member, String company, List<Map<String, Object>> lines) {
        Map<String, Object> order = order(lines);
        String id = member.post(company + "/orders", order).hasStatus(201).text("orderId");
        String total = String.valueOf(member.get(company + "/orders/" + id).field("total"));
        member.post(company + "/orders/" + id + "/payments", payment("Pix", "TX-" + id, total))
                .hasStatus(201);
        return id;
    }

    /** Creates a confirmed order with these lines and returns its id. */
    String confirmed(ApiClient member, String company, List<Map<String, Object>> lines) {
        String id = paid(member, company, lines);
        member.post(company + "/orders/" + id + "/confirm").hasStatus(200);
        return id;
    }

    ApiResponse receive(ApiClient member, String company, String product, long quantity) {
        return member.post(company + "/products/" + product + "/stock/receipts", Map.of("quantity", quantity))
                .hasStatus(201);
    }

    /** Returns a line of an order of {@link #AURORA}. */
    OrderLine line(String orderId, String line) {
        return table.line(AURORA_CNPJ, orderId, LineId.of(line)).orElseThrow();
    }

    Stock stock(String product) {
        return table.stockAt(AURORA_CNPJ, product, "principal").orElseThrow();
    }

    /** Waits until a job has completed successfully. */
    void awaitDone(ApiClient member, String company, ApiResponse begun) {
        String path = company + "/jobs/" + begun.hasStatus(202).text("id");
        await().atMost(Duration.ofSeconds(20))
                .until(() -> member.get(path).hasStatus(200).text("state").equals("done"));
    }

    /** Returns the stored item, or an empty map if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Returns all items with a partition key. */
    List<Map<String, AttributeValue>> partition(String pk) {
        return client.query(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .keyConditionExpression("PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(pk))))
                .items();
    }

    void write(Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(tableName).item(item));
    }

    static String text(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute).s();
    }

    @Override
    public void close() {
        host.close();
        client.deleteTable(request -> request.tableName(tableName));
        backend.close();
        rights.assertNothingDenied();
    }
}
