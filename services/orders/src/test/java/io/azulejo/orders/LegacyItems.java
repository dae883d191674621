package io.azulejo.orders;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The seven items of the design document's full example, as another application wrote them. */
final class LegacyItems {
    static final String PK = "COMPANY#12.345.678/0001-99#ORDER#ORD-20231001-0001";
    static final String ORDER = "ORD-20231001-0001";

    private LegacyItems() {}

    static void writeDocumentedItems(OrdersTestService depot) {
        depot.write(item(
                "META#12.345.678/0001-99",
                Map.of(
                        "order_id", fromS(ORDER),
                        "company_cnpj", fromS("12.345.678/0001-99"),
                        "company_name", fromS("Tech Solutions Ltda"),
                        "order_date", fromS("2023-10-01T10:30:00Z"),
                        "notes", fromS("Entregar no período da tarde."))));
        depot.write(item("STATUS#Pendente", Map.of("order_id", fromS(ORDER), "order_status", fromS("Pendente"))));
        depot.write(line("PRD-1001", "Smartphone XYZ", "2500.00"));
        depot.write(line("PRD-2002", "Capa", "250.00"));
        depot.write(item("CUSTOMER#123.456.789-00", customer()));
        depot.write(item(
                "SHIPPING#Rio de Janeiro#2023-10-03",
                Map.of(
                        "shipping_method", fromS("Express"),
                        "shipping_cost", fromN("50.00"),
                        "city", fromS("Rio de Janeiro"),
                        "expected_delivery_date", fromS("2023-10-03"))));
        depot.write(item(
                "PAYMENT#CartaoDeCredito",
                Map.of(
                        "payment_method", fromS("CartaoDeCredito"),
                        "transaction_id", fromS("TXN-9876543210"),
                        "amount", fromN("2800.00"))));
    }

    static Map<String, AttributeValue> customer() {
        return Map.of(
                "first_name",
                fromS("Mariana"),
                "last_name",
                fromS("Alves"),
                "cpf",
                fromS("123.456.789-00"),
                "email",
                fromS("mariana.alves@example.com"),
                "phone",
                fromS("+55 21 91234-5678"),
                "address",
                fromM(Map.of(
                        "street", fromS("Avenida das Américas"),
                        "number", fromS("5000"),
                        "complement", fromS("Bloco 2, Apt 301"),
                        "neighborhood", fromS("Barra da Tijuca"),
                        "city", fromS("Rio de Janeiro"),
                        "state", fromS("RJ"),
                        "zip_code", fromS("22640-102"))));
    }

    /** Returns a line without item_status, as in the design document. */
    static Map<String, AttributeValue> line(String product, String description, String price) {
        return item(
                "ITEM#" + product,
                Map.of(
                        "GSI2-PK", fromS("ITEMSTATUS#AguardandoEstoque"),
                        "GSI2-SK", fromS(PK + "#ITEM#" + product),
                        "product_id", fromS(product),
                        "description", fromS(description),
                        "quantity", fromN("1"),
                        "unit_price", fromN(price)));
    }

    static Map<String, AttributeValue> item(String sk, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.put("PK", fromS(PK));
        item.put("SK", fromS(sk));
        return item;
    }

    /** Returns the request body that creates the same order. */
    static Map<String, Object> body() {
        Map<String, Object> order = new HashMap<>();
        order.put(
                "lines",
                List.of(
                        Map.of(
                                "productId",
                                "PRD-1001",
                                "description",
                                "Smartphone XYZ",
                                "quantity",
                                1,
                                "unitPrice",
                                2500.00),
                        Map.of("productId", "PRD-2002", "description", "Capa", "quantity", 1, "unitPrice", 250.00)));
        order.put(
                "customer",
                Map.of(
                        "firstName",
                        "Mariana",
                        "lastName",
                        "Alves",
                        "cpf",
                        "123.456.789-00",
                        "email",
                        "mariana.alves@example.com",
                        "phone",
                        "+55 21 91234-5678",
                        "address",
                        Map.of(
                                "street", "Avenida das Américas",
                                "number", "5000",
                                "complement", "Bloco 2, Apt 301",
                                "neighborhood", "Barra da Tijuca",
                                "city", "Rio de Janeiro",
                                "state", "RJ",
                                "zipCode", "22640-102")));
        order.put("shipments", List.of(OrdersTestService.shipment("Rio de Janeiro", "RJ", "2023-10-03")));
        order.put("payments", List.of(OrdersTestService.payment("CartaoDeCredito", "TXN-9876543210", "2800.00")));
        order.put("notes", "Entregar no período da tarde.");
        return order;
    }
}
