package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The bakery's owner adds a product and takes an order for it; Tech Solutions cannot see it. */
final class OrdersStory implements Story {
    private static final String TABLE = "orders";
    private static final String COMPANY = "/orders/companies/11222333000181";
    private static final String CNPJ = "11.222.333/0001-81";

    private String order = "";

    @Override
    public void run(ApiClient api, Items items) {
        ApiClient raquel = SignedIn.at(api, "raquel");
        raquel.put(COMPANY + "/products/BOLO-1", Map.of("description", "Bolo de mel", "unitPrice", 42.5))
                .hasStatus(200);
        order = raquel.post(
                        COMPANY + "/orders",
                        Map.of(
                                "lines",
                                List.of(Map.of("productId", "BOLO-1", "quantity", 2)),
                                "customer",
                                Map.of("firstName", "Mariana", "lastName", "Alves", "cpf", "529.982.247-25")))
                .hasStatus(201)
                .text("orderId");
        assertThat(items.get(TABLE, key(), "STATUS#Pendente")).isNotEmpty();
        assertThat(items.get(TABLE, key(), "ITEM#BOLO-1"))
                .containsEntry("GSI2-PK", AttributeValue.fromS("ITEMSTATUS#AguardandoEstoque"))
                .containsEntry("GSI2-SK", AttributeValue.fromS(key() + "#ITEM#BOLO-1"));
        SignedIn.at(api, "helena").get(COMPANY + "/orders/" + order).hasStatus(404);
    }

    @Override
    public void verify(ApiClient api, Items items) {
        ApiClient raquel = SignedIn.at(api, "raquel");
        assertThat(raquel.get(COMPANY + "/orders/" + order).hasStatus(200).body())
                .contains("Bolo de mel", "Mariana");
        assertThat(items.partition(TABLE, key()))
                .extracting(item -> Objects.requireNonNull(item.get("SK")).s())
                .contains("META#" + CNPJ, "STATUS#Pendente", "ITEM#BOLO-1", "CUSTOMER#529.982.247-25");
        assertThat(items.get(TABLE, "COMPANY#12.345.678/0001-99#ORDER#ORD-20231001-0001", "META#12.345.678/0001-99"))
                .containsEntry("company_name", AttributeValue.fromS("Tech Solutions Ltda"));
    }

    private String key() {
        return "COMPANY#" + CNPJ + "#ORDER#" + order;
    }
}
