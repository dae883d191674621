package io.azulejo.orders;

import static org.awaitility.Awaitility.await;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.rules.CustomerKeys;
import io.azulejo.orders.rules.Picking.PickLease;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.orders.table.Stock;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.OpenBackend;
import io.azulejo.testing.RequestCounter;
import io.azulejo.testing.TurnedClock;
import io.azulejo.testing.rights.Rights;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.demo.SampleData;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.Sagas.SagaOptions;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SigningKeys;
import io.azulejo.web.token.TokenIssuer;
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

/** The orders service on a backend, served over HTTP, with a clock that stands until it is turned. */
final class Depot implements AutoCloseable {
    /** A company with good check digits, another with letters, and the document's own, whose digits do not hold. */
    static final String AURORA = "11222333000181";

    static final String OFICINA = "12ABC34501DE35";
    static final String TECH = "12345678000199";
    static final Cnpj AURORA_CNPJ = new Cnpj("11.222.333/0001-81");
    static final Cnpj TECH_CNPJ = new Cnpj("12.345.678/0001-99");
    static final String CPF = "529.982.247-25";

    /** How a depot differs from the usual one. */
    record Settings(NumberCheck numbers, CustomerKeys keys, SagaOptions sagas) {
        static Settings usual() {
            return new Settings(
                    NumberCheck.STRICT,
                    CustomerKeys.verbatim(),
                    new SagaOptions(100, Duration.ofSeconds(30), Duration.ofSeconds(10)));
        }

        Settings lenient() {
            return new Settings(NumberCheck.LENIENT, keys, sagas);
        }

        Settings keyed(String secret) {
            return new Settings(numbers, CustomerKeys.keyed(secret.getBytes(StandardCharsets.UTF_8)), sagas);
        }

        /** Requests begin sagas and leave all the rest to runners. */
        Settings leaving() {
            return new Settings(numbers, keys, new SagaOptions(0, Duration.ofSeconds(30), Duration.ofSeconds(10)));
        }
    }

    final TurnedClock clock = new TurnedClock("2023-10-01T10:30:00Z");
    final RequestCounter requests = new RequestCounter();
    final String tableName = "orders-" + UUID.randomUUID();
    final Rights rights = Rights.of("orders", Map.of(tableName, "orders"));
    private final OpenBackend backend;
    private final OrdersOptions options;
    private final JwtVerifier verifier;
    private final TokenIssuer issuer;
    final DynamoDbClient client;
    final OrdersTableDesign table;
    private Host host;
    ApiClient api;

    Depot(Backend kind) {
        this(kind::open, Settings.usual());
    }

    Depot(Backend kind, Settings settings) {
        this(kind::open, settings);
    }

    Depot(Function<InstantSource, OpenBackend> opening, Settings settings) {
        this(opening, settings, UnaryOperator.identity());
    }

    /** A depot whose service sees its backend through something that may break. */
    Depot(Function<InstantSource, OpenBackend> opening, Settings settings, UnaryOperator<DynamoDbClient> seen) {
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
                // An endpoint with a clock of its own would sweep what ends in the past, and the document's day is.
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(36_500)));
        host = serve(seen.apply(client));
        api = ApiClient.at(host.uri().resolve("/orders/companies/"));
    }

    private Host serve(DynamoDbClient seen) {
        Orders service = new Orders(rights.limit(seen), verifier, options);
        Host started =
                Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner looks for jobs once when it starts; after that, requests are those of the tests.
        await().until(() -> requests.take().containsKey("Query"));
        return started;
    }

    /** Ends the service, and begins it anew on the same table. */
    void restart() {
        host.close();
        host = serve(client);
        api = ApiClient.at(host.uri().resolve("/orders/companies/"));
    }

    SampleData samples() {
        return host.beans("orders", SampleData.class).getFirst();
    }

    /** A member of a company, with paths from its companies' root. */
    ApiClient member(String name, String company, String... roles) {
        return caller(new Caller(name, name, Set.of(), Map.of(company, Set.copyOf(Arrays.asList(roles)))));
    }

    ApiClient caller(Caller caller) {
        return api.as(issuer.issue(caller).value());
    }

    ApiClient owner() {
        return member("olga", AURORA, "owner");
    }

    /** An order of two products as members send it. */
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

    /** Creates a paid order with these lines and gives its id. */
    String paid(ApiClient member, String company, List<Map<String, Object>> lines) {
        Map<String, Object> order = order(lines);
        String id = member.post(company + "/orders", order).hasStatus(201).text("orderId");
        String total = String.valueOf(member.get(company + "/orders/" + id).field("total"));
        member.post(company + "/orders/" + id + "/payments", payment("Pix", "TX-" + id, total))
                .hasStatus(201);
        return id;
    }

    /** The same, confirmed. */
    String confirmed(ApiClient member, String company, List<Map<String, Object>> lines) {
        String id = paid(member, company, lines);
        member.post(company + "/orders/" + id + "/confirm").hasStatus(200);
        return id;
    }

    ApiResponse receive(ApiClient member, String company, String product, long quantity) {
        return member.post(company + "/products/" + product + "/stock/receipts", Map.of("quantity", quantity))
                .hasStatus(201);
    }

    /** A line of an order of {@link #AURORA}. */
    OrderLine line(String orderId, String line) {
        return table.line(AURORA_CNPJ, orderId, LineId.of(line)).orElseThrow();
    }

    Stock stock(String product) {
        return table.stockAt(AURORA_CNPJ, product, "principal").orElseThrow();
    }

    /** Waits until a job that a request began has ended well. */
    void finished(ApiClient member, String company, ApiResponse begun) {
        String path = company + "/jobs/" + begun.hasStatus(202).text("id");
        await().atMost(Duration.ofSeconds(20))
                .until(() -> member.get(path).hasStatus(200).text("state").equals("done"));
    }

    /** The item as it is stored, empty if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Everything under a partition key. */
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
        rights.requireEnough();
    }
}
