package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.domain.CustomerDraft;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of the protection of customers' personal data. */
@OnEveryBackend
final class PrivacyTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String PK = "COMPANY#11.222.333/0001-81#ORDER#";

    private final Backend backend;

    PrivacyTest(Backend backend) {
        this.backend = backend;
    }

    private static OrderCustomer customer(OrdersTestService depot, String id) {
        return depot.table
                .order(OrdersTestService.AURORA_CNPJ, id)
                .flatMap(order -> order.customer())
                .orElseThrow();
    }

    private static List<Object> found(ApiClient member, Map<String, Object> search) {
        return member.post(A + "/orders/search", search).hasStatus(200).items().stream()
                .map(order -> order.get("orderId"))
                .toList();
    }

    @Test
    void d10_keyedCustomers_haveNoCpfInKeys_andOlderOrdersAreFoundToo() {
        try (OrdersTestService depot = new OrdersTestService(
                backend, OrdersTestService.Settings.usual().keyed("a secret of the tests"))) {
            ApiClient owner = depot.owner();
            String old = owner.post(A + "/orders", OrdersTestService.order())
                    .hasStatus(201)
                    .text("orderId");
            moveToTheDocumentedKey(depot, old);
            String now = owner.post(A + "/orders", OrdersTestService.order())
                    .hasStatus(201)
                    .text("orderId");
            assertThat(customer(depot, now).customerKey()).startsWith("hmac-").doesNotContain("529");
            assertThat(depot.partition(PK + now).toString().replaceAll("cpf=AttributeValue\\(S=[^)]*\\)", ""))
                    .doesNotContain(OrdersTestService.CPF);
            var first = owner.post(A + "/orders/search", Map.of("cpf", OrdersTestService.CPF))
                    .hasStatus(200);
            assertThat(first.items()).extracting(order -> order.get("orderId")).containsExactly(now);
            assertThat(found(owner, Map.of("cpf", OrdersTestService.CPF, "cursor", first.text("next"))))
                    .containsExactly(old);
        }
    }

    private static void moveToTheDocumentedKey(OrdersTestService depot, String id) {
        OrderCustomer keyed = customer(depot, id);
        depot.table.customerTable().delete(depot.table.customerTable().schema().key(keyed));
        depot.table
                .customerTable()
                .create(new OrderCustomer(
                        keyed.cnpj(),
                        id,
                        OrdersTestService.CPF,
                        keyed.firstName(),
                        keyed.lastName(),
                        keyed.cpf(),
                        null,
                        null,
                        null));
    }

    @Test
    void d10_cpf_isInNoCursorNoLogAndNoAnswerThatNeedNotHaveIt() {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        log.start();
        root.addAppender(log);
        try (OrdersTestService depot = new OrdersTestService(backend)) {
            ApiClient owner = depot.owner();
            for (int i = 0; i < 2; i++) {
                owner.post(A + "/orders", OrdersTestService.order()).hasStatus(201);
            }
            var page = owner.post(A + "/orders/search", Map.of("cpf", OrdersTestService.CPF, "limit", 1))
                    .hasStatus(200);
            byte[] cursor = Base64.getUrlDecoder().decode(page.text("next"));
            assertThat(new String(cursor, StandardCharsets.ISO_8859_1)).doesNotContain("982.247");
            String id = String.valueOf(page.items().getFirst().get("orderId"));
            assertThat(owner.get(A + "/orders/" + id).body())
                    .contains("***.982.247-**")
                    .doesNotContain(OrdersTestService.CPF);
            assertThat(owner.get(A + "/orders/" + id + "/customer").body()).contains(OrdersTestService.CPF);
            assertThat(depot.member("sid", A, "shipper")
                            .get(A + "/orders/" + id + "/customer")
                            .body())
                    .doesNotContain(OrdersTestService.CPF);
            assertThat(owner.post(A + "/orders/search", Map.of("cpf", "529.982.247-26"))
                            .hasStatus(200)
                            .items())
                    .isEmpty();
            owner.post(A + "/orders/search", Map.of("cpf", "529.982")).isProblem(422, "cpf");
            assertThat(customer(depot, id).toString()).doesNotContain("529").doesNotContain("Mariana");
        } finally {
            root.detachAppender(log);
        }
        assertThat(List.copyOf(log.list))
                .extracting(ILoggingEvent::getFormattedMessage)
                .noneMatch(message -> message.contains("982.247"));
    }

    @Test
    void d10_orderThatIsOver_losesItsCustomer() {
        try (OrdersTestService depot = new OrdersTestService(backend)) {
            ApiClient owner = depot.owner();
            Map<String, Object> noted = OrdersTestService.order();
            noted.put("notes", "Ring twice, Mariana is hard of hearing");
            String over = owner.post(A + "/orders", noted).hasStatus(201).text("orderId");
            String open = owner.post(A + "/orders", OrdersTestService.order())
                    .hasStatus(201)
                    .text("orderId");
            owner.post(A + "/orders/" + over + "/anonymise").isProblem(409);
            owner.post(A + "/orders/" + over + "/cancel", Map.of("reason", "x")).hasStatus(200);
            depot.clock.advance(Duration.ofDays(100));
            String young = owner.post(A + "/orders", OrdersTestService.order())
                    .hasStatus(201)
                    .text("orderId");
            owner.post(A + "/orders/" + young + "/cancel", Map.of("reason", "x"))
                    .hasStatus(200);
            depot.awaitDone(owner, A, owner.post(A + "/anonymisations", Map.of("before", "2024-01-01T00:00:00Z")));
            assertThat(depot.partition(PK + over).toString())
                    .doesNotContain("529")
                    .doesNotContain("Mariana");
            assertThat(customer(depot, over).customerKey()).startsWith("anon-");
            assertThat(customer(depot, open).cpf()).isEqualTo(OrdersTestService.CPF);
            assertThat(found(owner, Map.of("cpf", OrdersTestService.CPF))).containsExactly(young, open);
            owner.post(A + "/orders/" + over + "/duplicate").isProblem(409);
        }
    }

    @Test
    void d10_orderThatIsDelivered_mayLoseItsCustomer_oneOnItsWayMayNot() {
        try (OrdersTestService depot = new OrdersTestService(backend)) {
            ApiClient owner = depot.owner();
            depot.receive(owner, A, "P1", 1);
            String id = depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 1, "10.00")));
            for (String step : List.of("/lines/P1/claim", "/lines/P1/pick", "/lines/P1/pack", "/invoice", "/ship")) {
                owner.post(A + "/orders/" + id + step, step.endsWith("pick") ? Map.of("quantity", 1) : Map.of())
                        .hasStatus(200);
            }
            owner.post(A + "/orders/" + id + "/anonymise").isProblem(409);
            assertThat(customer(depot, id).cpf()).isEqualTo(OrdersTestService.CPF);
            owner.post(A + "/orders/" + id + "/deliver").hasStatus(200);
            owner.post(A + "/orders/" + id + "/anonymise").hasStatus(200);
            assertThat(customer(depot, id).cpf()).isNull();
        }
    }

    @Test
    void d10_clients_areShownMasked_andTheirTextSaysNothing() {
        Map<String, Object> mariana = new HashMap<>(OrdersTestService.customer(OrdersTestService.CPF));
        mariana.put("email", "mariana@example.com");
        mariana.put("phone", "+55 21 91234-5678");
        try (OrdersTestService depot = new OrdersTestService(backend)) {
            ApiClient owner = depot.owner();
            var registered = owner.post(A + "/clients", mariana).hasStatus(201);
            String code = registered.text("code");
            assertThat(registered.text("cpf")).isEqualTo("***.982.247-**");
            assertThat(owner.get(A + "/clients/" + code).hasStatus(200).text("cpf"))
                    .isEqualTo("***.982.247-**");
            assertThat(depot.table
                            .client(OrdersTestService.AURORA_CNPJ, code)
                            .orElseThrow()
                            .toString())
                    .doesNotContain("982")
                    .doesNotContain("Mariana");
            Map<String, Object> order = OrdersTestService.order();
            order.put("customer", mariana);
            String id = owner.post(A + "/orders", order).hasStatus(201).text("orderId");
            assertThat(owner.get(A + "/orders/" + id + "/customer").body()).contains("mariana@", "91234");
            for (String path : List.of("", "/customer")) {
                assertThat(depot.member("sid", A, "shipper")
                                .get(A + "/orders/" + id + path)
                                .hasStatus(200)
                                .body())
                        .contains("Mariana", "***.982.247-**")
                        .doesNotContain("mariana@")
                        .doesNotContain("91234");
            }
        }
        CustomerDraft draft = new CustomerDraft("Mariana", "Alves", OrdersTestService.CPF, null, null, null);
        assertThat(draft.toString()).doesNotContain("982").doesNotContain("Mariana");
        assertThat(new Cpf(OrdersTestService.CPF).toString()).isEqualTo("***.982.247-**");
    }

    @Test
    void d10_keys_ofTwoSecrets_areDifferent() {
        List<String> keys = new ArrayList<>();
        for (OrdersTestService.Settings settings : List.of(
                OrdersTestService.Settings.usual().keyed("one secret"),
                OrdersTestService.Settings.usual().keyed("another secret"))) {
            try (OrdersTestService depot = new OrdersTestService(backend, settings)) {
                ApiClient owner = depot.owner();
                String id = owner.post(A + "/orders", OrdersTestService.order())
                        .hasStatus(201)
                        .text("orderId");
                keys.add(customer(depot, id).customerKey());
            }
        }
        assertThat(keys).doesNotHaveDuplicates();
    }

    @Test
    void d11_checkDigits_areAskedForByTheApiAndNotOfOthersItems() {
        assertThat(OrdersOptions.defaults().numbers()).isEqualTo(CheckDigitPolicy.STRICT);
        try (OrdersTestService depot = new OrdersTestService(backend)) {
            LegacyItems.writeDocumentedItems(depot);
            ApiClient tech = depot.member("helena", OrdersTestService.TECH, "owner");
            assertThat(tech.get(OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER)
                            .hasStatus(200)
                            .text("companyCnpj"))
                    .isEqualTo("12.345.678/0001-99");
            tech.post(OrdersTestService.TECH + "/orders", LegacyItems.body()).isProblem(422, "customer.cpf");
            tech.put(OrdersTestService.TECH + "/profile", Map.of("name", "Tech"))
                    .hasStatus(200);
            assertThat(depot.item(LegacyItems.PK, "CUSTOMER#123.456.789-00"))
                    .containsEntry("cpf", AttributeValue.fromS("123.456.789-00"));
        }
    }
}
