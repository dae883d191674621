package io.azulejo.bench.services;

import io.azulejo.http.host.Service;
import io.azulejo.orders.Orders;
import io.azulejo.orders.OrdersOptions;
import io.azulejo.testing.ApiClient;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Orders measurements: a whole order of three lines, and a company's orders. */
final class OrdersFixture implements ServiceFixture {
    private static final int ORDERS = 40;
    private static final String CNPJ = "11222333000181";
    private static final String COMPANY = "/orders/companies/" + CNPJ;

    private final Issuer issuer = new Issuer();
    private final Service service;

    OrdersFixture(DynamoDbClient client) {
        this.service = new Orders(client, issuer.verifier(), OrdersOptions.defaults());
    }

    @Override
    public Service service() {
        return service;
    }

    @Override
    public Routes fill(ApiClient api) {
        String token = issuer.token("raquel", CNPJ, "owner");
        ApiClient raquel = api.as(token);
        raquel.put(COMPANY + "/profile", Map.of("name", "Padaria Aurora")).hasStatus(200);
        String last = "";
        for (int i = 0; i < ORDERS; i++) {
            last = raquel.post(
                            COMPANY + "/orders",
                            Map.of(
                                    "lines",
                                    List.of(line("BOLO-1"), line("BOLO-2"), line("PAO-1")),
                                    "customer",
                                    Map.of("firstName", "Mariana", "lastName", "Alves", "cpf", "529.982.247-25")))
                    .hasStatus(201)
                    .text("orderId");
        }
        return new Routes(COMPANY + "/orders/" + last, COMPANY + "/orders?limit=20", token);
    }

    private static Map<String, Object> line(String product) {
        return Map.of("productId", product, "description", product, "quantity", 2, "unitPrice", 42.5);
    }
}
