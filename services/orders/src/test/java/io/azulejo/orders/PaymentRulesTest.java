package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of payments in every phase of an order: each cell of the table in docs/systems/orders.md. */
final class PaymentRulesTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String CNPJ = "11.222.333/0001-81";

    private OrdersTestService depot;
    private ApiClient owner;

    @BeforeEach
    void start() {
        depot = new OrdersTestService(Backend.IN_PROCESS);
        owner = depot.owner();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    /** Returns the table's rows by phase: a phase, and for each operation whether it is allowed. */
    private static Map<String, List<String>> documentedRows(List<String> operations) {
        Path page = Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
                .map(folder -> folder.resolve("docs/systems/orders.md"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
        Map<String, List<String>> rows = new HashMap<>();
        try {
            boolean inside = false;
            for (String line : Files.readAllLines(page)) {
                List<String> cells = Arrays.stream(line.split("\\|", -1))
                        .map(String::strip)
                        .filter(cell -> !cell.isEmpty())
                        .toList();
                if (line.startsWith("| Phase | record")) {
                    operations.addAll(cells.subList(1, cells.size()));
                    inside = true;
                } else if (inside && !line.startsWith("|")) {
                    inside = false;
                } else if (inside && !line.startsWith("|--")) {
                    for (String phase : cells.getFirst().split(", ", -1)) {
                        rows.put(phase, cells.subList(1, cells.size()));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static AttributeValue entry(String id, String state) {
        return fromM(Map.of(
                "transaction_id",
                fromS(id),
                "amount",
                fromN("40"),
                "refunded",
                fromN("0"),
                "state",
                fromS(state),
                "at",
                fromS("2023-10-01T10:30:00.000Z")));
    }

    /** Writes an order in a phase, with one authorised and one captured payment, and with 20.00 still to pay. */
    private String orderIn(String phase, int number) {
        String id = "ORD-20230901-%04d".formatted(number);
        String pk = "COMPANY#" + CNPJ + "#ORDER#" + id;
        write(
                pk,
                "META#" + CNPJ,
                Map.of(
                        "order_id", fromS(id),
                        "company_cnpj", fromS(CNPJ),
                        "order_date", fromS("2023-09-01T10:30:00Z"),
                        "order_status", fromS(phase)));
        write(pk, "STATUS#" + phase, Map.of("order_id", fromS(id), "order_status", fromS(phase)));
        write(
                pk,
                "ITEM#P1",
                Map.of(
                        "GSI2-PK", fromS("ITEMSTATUS#Enviado"),
                        "GSI2-SK", fromS(pk + "#ITEM#P1"),
                        "product_id", fromS("P1"),
                        "quantity", fromN("1"),
                        "unit_price", fromN("100")));
        write(
                pk,
                "PAYMENT#Pix",
                Map.of(
                        "payment_method", fromS("Pix"),
                        "transaction_id", fromS("AUTH"),
                        "amount", fromN("80"),
                        "transactions", fromL(List.of(entry("AUTH", "AUTHORISED"), entry("CAP", "CAPTURED")))));
        return A + "/orders/" + id;
    }

    private void write(String pk, String sk, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.put("PK", fromS(pk));
        item.put("SK", fromS(sk));
        depot.write(item);
    }

    private ApiResponse run(String operation, String order) {
        return switch (operation) {
            case "record" -> owner.post(order + "/payments", OrdersTestService.payment("Boleto", "B1", "20.00"));
            case "capture", "fail", "void" -> owner.post(order + "/payments/Pix/AUTH/" + operation);
            case "refund" -> owner.post(order + "/payments/Pix/CAP/refund", Map.of());
            default -> throw new IllegalArgumentException(operation);
        };
    }

    @Test
    void cells_ofTheDocumentedTable_holdOverHttp() {
        List<String> operations = new ArrayList<>();
        Map<String, List<String>> rows = documentedRows(operations);
        assertThat(operations).containsExactly("record", "capture", "fail", "void", "refund");
        assertThat(rows.keySet())
                .containsExactlyInAnyOrder(
                        "Rascunho",
                        "Pendente",
                        "AguardandoEstoque",
                        "AguardandoSeparacao",
                        "EmSeparacao",
                        "Separado",
                        "Faturado",
                        "Enviado",
                        "Entregue",
                        "Devolvido",
                        "Extraviado",
                        "Cancelado",
                        "unrecognised");
        int number = 0;
        for (Map.Entry<String, List<String>> row : rows.entrySet()) {
            for (int i = 0; i < operations.size(); i++) {
                String phase = row.getKey().equals("unrecognised") ? "EmAnalise" : row.getKey();
                ApiResponse answer = run(operations.get(i), orderIn(phase, ++number));
                boolean allowed = row.getValue().get(i).equals("yes");
                assertThat(answer.status())
                        .as("%s in %s: %s", operations.get(i), phase, answer.body())
                        .isEqualTo(allowed ? operations.get(i).equals("record") ? 201 : 200 : 409);
            }
        }
        assertThat(number).isEqualTo(65);
    }

    private String packed(String... policy) {
        if (policy.length > 0) {
            owner.put(A + "/profile", Map.of("name", "Aurora", "paymentBeforeShipping", policy[0]))
                    .hasStatus(200);
        }
        depot.receive(owner, A, "P1", 1);
        String order = A + "/orders/" + depot.confirmed(owner, A, List.of(OrdersTestService.line("P1", 1, "100.00")));
        for (String step : List.of("/lines/P1/claim", "/lines/P1/pick", "/lines/P1/pack")) {
            owner.post(order + step, Map.of("quantity", 1)).hasStatus(200);
        }
        return order;
    }

    private static String payment(String order) {
        return order + "/payments/Pix/TX-" + order.substring(order.lastIndexOf('/') + 1);
    }

    @Test
    void paymentThatFailsAfterConfirmation_stopsInvoiceAndShipping_untilItIsReplaced() {
        String order = packed();
        owner.post(payment(order) + "/fail").hasStatus(200);
        owner.post(order + "/invoice").isProblem(409);
        owner.post(order + "/payments", OrdersTestService.payment("Boleto", "B1", "100.01"))
                .isProblem(422, "amount");
        owner.post(order + "/payments", OrdersTestService.payment("Boleto", "B1", "100.00"))
                .hasStatus(201);
        owner.post(order + "/invoice").hasStatus(200);
        owner.post(order + "/payments/Boleto/B1/fail").hasStatus(200);
        owner.post(order + "/ship", Map.of()).isProblem(409);
        owner.post(order + "/payments", OrdersTestService.payment("Pix", "P2", "100.00"))
                .hasStatus(201);
        owner.post(order + "/ship", Map.of()).hasStatus(200);
    }

    @Test
    void shipping_needsWhatTheCompanysPolicyAsks() {
        String captured = packed("captured");
        assertThat(owner.get(A + "/profile").text("paymentBeforeShipping")).isEqualTo("captured");
        owner.post(captured + "/invoice").hasStatus(200);
        owner.post(captured + "/ship", Map.of()).isProblem(409);
        owner.post(payment(captured) + "/capture").hasStatus(200);
        owner.post(captured + "/ship", Map.of()).hasStatus(200);
        String authorised = packed("authorised");
        owner.post(authorised + "/invoice").hasStatus(200);
        owner.post(authorised + "/ship", Map.of()).hasStatus(200);
        String nothing = packed("nothing");
        owner.post(payment(nothing) + "/fail").hasStatus(200);
        owner.post(nothing + "/invoice").hasStatus(200);
        owner.post(nothing + "/ship", Map.of()).hasStatus(200);
        owner.put(A + "/profile", Map.of("name", "Aurora", "paymentBeforeShipping", "maybe"))
                .isProblem(422, "paymentBeforeShipping");
    }

    @Test
    void cancel_voidsAuthorisationsAndRefundsCaptures_andNothingIsCapturedAfterwards() {
        Map<String, Object> draft = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "100.00")));
        draft.put(
                "payments",
                List.of(
                        OrdersTestService.payment("Pix", "T1", "60.00"),
                        OrdersTestService.payment("Pix", "T2", "30.00"),
                        OrdersTestService.payment("Boleto", "T3", "10.00")));
        String order =
                A + "/orders/" + owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        owner.post(order + "/confirm").hasStatus(200);
        owner.post(order + "/payments/Pix/T1/capture").hasStatus(200);
        owner.post(order + "/payments/Pix/T1/refund", Map.of("amount", new BigDecimal("5.00")))
                .hasStatus(200);
        ApiResponse cancelled =
                owner.post(order + "/cancel", Map.of("reason", "x")).hasStatus(200);
        assertThat(cancelled.body())
                .contains("\"refunded\":60.00,\"state\":\"REFUNDED\"", "\"state\":\"VOIDED\"")
                .doesNotContain("AUTHORISED")
                .doesNotContain("CAPTURED")
                .contains("\"paid\":0.00");
        for (String id : List.of("Pix/T1", "Pix/T2", "Boleto/T3")) {
            owner.post(order + "/payments/" + id + "/capture").isProblem(409);
        }
        owner.post(order + "/payments", OrdersTestService.payment("Pix", "T9", "10.00"))
                .isProblem(409);
    }

    @Test
    void transactionId_withASlash_isCaptured_andACardNumberIsRefused() {
        Map<String, Object> draft = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "100.00")));
        draft.put("payments", List.of(OrdersTestService.payment("Pix", "E2E/2023/a b#1", "100.00")));
        String order =
                A + "/orders/" + owner.post(A + "/orders", draft).hasStatus(201).text("orderId");
        owner.post(order + "/payments/Pix/capture", Map.of("transactionId", "E2E/2023"))
                .isProblem(404);
        owner.post(order + "/payments/Pix/capture", Map.of("transactionId", "E2E/2023/a b#1"))
                .hasStatus(200);
        assertThat(owner.get(order).body()).contains("CAPTURED");
        owner.post(
                        order + "/payments/Pix/refund",
                        Map.of("transactionId", "E2E/2023/a b#1", "amount", new BigDecimal("1.00")))
                .hasStatus(200);
        for (String card : List.of("4111111111111111", "5500 0000 0000 0004", "3782-822463-10005")) {
            owner.post(order + "/payments", OrdersTestService.payment("CartaoDeCredito", card, "1.00"))
                    .isProblem(422, "transactionId");
            draft.put("payments", List.of(OrdersTestService.payment("Pix", card, "100.00")));
            owner.post(A + "/orders", draft).isProblem(422, "payments[0].transactionId");
        }
        owner.post(order + "/payments", OrdersTestService.payment("CartaoDeCredito", "4111111111111112", "1.00"))
                .hasStatus(201);
    }
}
