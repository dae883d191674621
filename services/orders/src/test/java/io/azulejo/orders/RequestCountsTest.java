package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of how many DynamoDB requests the creation of an order takes. */
final class RequestCountsTest {
    private static final String A = OrdersTestService.AURORA;

    private OrdersTestService depot;
    private ApiClient owner;

    @BeforeEach
    void start() {
        depot = new OrdersTestService(Backend.IN_PROCESS);
        owner = depot.owner();
        owner.post(A + "/orders", OrdersTestService.order()).hasStatus(201); // the first of the day makes the counter
        depot.requests.take();
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    @Test
    void order_isCreatedWithThreeRequests_andNotReadBack() {
        owner.post(A + "/orders", OrdersTestService.order()).hasStatus(201);
        assertThat(depot.requests.take()).isEqualTo(Map.of("GetItem", 1L, "UpdateItem", 1L, "TransactWriteItems", 1L));
    }

    @Test
    void order_ofTwoProductsWithTheirOwnPrices_isCreatedWithFiveRequests() {
        for (String product : List.of("P1", "P2")) {
            owner.put(A + "/products/" + product, Map.of("description", "x", "unitPrice", 1))
                    .hasStatus(200);
        }
        depot.requests.take();
        owner.post(
                        A + "/orders",
                        OrdersTestService.order(List.of(
                                Map.of("productId", "P1", "quantity", 1), Map.of("productId", "P2", "quantity", 1))))
                .hasStatus(201);
        assertThat(depot.requests.take()).isEqualTo(Map.of("GetItem", 3L, "UpdateItem", 1L, "TransactWriteItems", 1L));
    }

    @Test
    void order_withAnIdempotencyKey_takesOneRequestMore() {
        owner.with("Idempotency-Key", "k-1")
                .post(A + "/orders", OrdersTestService.order())
                .hasStatus(201);
        assertThat(depot.requests.take())
                .isEqualTo(Map.of("PutItem", 1L, "GetItem", 1L, "UpdateItem", 1L, "TransactWriteItems", 1L));
    }

    @Test
    void createdOrder_isAnsweredAsItIsRead() {
        Map<String, Object> draft = OrdersTestService.order(List.of(
                OrdersTestService.line("P2", 1, "10.00"),
                OrdersTestService.line("P1", 2, "5.00"),
                OrdersTestService.line("P1", 1, "4.00")));
        draft.put(
                "shipments",
                List.of(
                        OrdersTestService.shipment("São Paulo", "SP", "2023-10-09"),
                        OrdersTestService.shipment("Recife", "PE", "2023-10-09"),
                        OrdersTestService.shipment("Recife", "PE", "2023-10-08")));
        draft.put(
                "payments",
                List.of(
                        OrdersTestService.payment("Pix", "T1", "10.00"),
                        OrdersTestService.payment("Boleto", "T2", "5.00")));
        Map<String, Object> created =
                owner.post(A + "/orders", draft).hasStatus(201).json();
        assertThat(owner.get(A + "/orders/" + created.get("orderId"))
                        .hasStatus(200)
                        .json())
                .isEqualTo(created);
    }
}
