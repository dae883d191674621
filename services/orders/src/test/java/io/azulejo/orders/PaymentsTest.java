package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of payment states, which the design document does not specify. */
@OnEveryBackend
final class PaymentsTest {
    private static final String A = OrdersTestService.AURORA;

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    PaymentsTest(Backend backend) {
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

    private String order() {
        Map<String, Object> order = OrdersTestService.order(List.of(OrdersTestService.line("P1", 1, "100.00")));
        order.put(
                "payments",
                List.of(
                        OrdersTestService.payment("Pix", "T1", "60.00"),
                        OrdersTestService.payment("Pix", "T2", "40.00")));
        return A + "/orders/" + owner.post(A + "/orders", order).hasStatus(201).text("orderId");
    }

    private String states(String order) {
        return owner.get(order).hasStatus(200).body().replaceAll("(?s).*\"transactions\":\\[(.*?)].*", "$1");
    }

    @Test
    void d26_payment_isAuthorisedThenCapturedThenRefunded() {
        String order = order();
        assertThat(states(order)).contains("AUTHORISED").doesNotContain("CAPTURED");
        owner.post(order + "/payments/Pix/T1/refund", Map.of()).isProblem(409);
        owner.post(order + "/payments/Pix/T1/capture").hasStatus(200);
        owner.post(order + "/payments/Pix/T1/capture").isProblem(409);
        owner.post(order + "/payments/Pix/T1/fail").isProblem(409);
        owner.post(order + "/payments/Pix/T1/refund", Map.of("amount", 10)).hasStatus(200);
        assertThat(states(order)).contains("\"refunded\":10.00,\"state\":\"CAPTURED\"");
        owner.post(order + "/payments/Pix/T1/refund", Map.of()).hasStatus(200);
        assertThat(states(order))
                .contains("\"refunded\":60.00,\"state\":\"REFUNDED\"")
                .contains("AUTHORISED");
        assertThat(owner.get(order).body()).contains("\"paid\":40.00");
        owner.post(order + "/payments/Pix/T1/refund", Map.of()).isProblem(409);
    }

    @Test
    void d26_paymentThatFailed_countsNoMore() {
        String order = order();
        owner.post(order + "/payments/Pix/T2/fail").hasStatus(200);
        assertThat(states(order)).contains("FAILED");
        assertThat(owner.get(order).body()).contains("\"paid\":60.00");
        owner.post(order + "/confirm").isProblem(409);
        owner.post(order + "/payments/Pix/T2/capture").isProblem(409);
        owner.post(order + "/payments", OrdersTestService.payment("Boleto", "T3", "40.00"))
                .hasStatus(201);
        owner.post(order + "/confirm").hasStatus(200);
    }

    @Test
    void d7_transaction_isWrittenDownOnce() {
        String order = order();
        owner.post(order + "/payments", OrdersTestService.payment("Pix", "T2", "40.00"))
                .isProblem(409, "transactionId");
        assertThat(owner.get(order).body()).contains("\"paid\":100.00");
    }

    @Test
    void d7_paymentOfOthers_isKeptBesideTheNextByItsMethod() {
        LegacyItems.writeDocumentedItems(depot);
        ApiClient helena = depot.member("helena", OrdersTestService.TECH, "owner");
        helena.post(
                        OrdersTestService.TECH + "/orders/" + LegacyItems.ORDER + "/payments",
                        OrdersTestService.payment("CartaoDeCredito", "T2", "10.00"))
                .hasStatus(201);
        assertThat(depot.item(LegacyItems.PK, "PAYMENT#CartaoDeCredito"))
                .containsEntry("transaction_id", AttributeValue.fromS("TXN-9876543210"))
                .containsEntry("amount", AttributeValue.fromN("2810"))
                .hasEntrySatisfying("transactions", list -> assertThat(list.l()).hasSize(2));
    }
}
