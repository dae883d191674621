package io.azulejo.orders.demo;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.Address;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.CompanyBuilder;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeaderBuilder;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.StatusItem;
import io.azulejo.orders.table.Totals;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * Example order from the design document, with its original number and time. It is written directly as items because
 * the domain layer would reject its CPF and CNPJ, whose check digits are wrong.
 */
@Singleton
final class DocumentExample {
    static final Cnpj COMPANY = new Cnpj("12.345.678/0001-99");
    static final String ORDER = "ORD-20231001-0001";
    private static final LocalDate DELIVERY = LocalDate.of(2023, 10, 3);
    private static final String RIO = "Rio de Janeiro";

    private final OrdersTable table;

    DocumentExample(OrdersTable table) {
        this.table = table;
    }

    void load() {
        if (table.company(COMPANY).isEmpty()) {
            table.companyTable()
                    .create(CompanyBuilder.of(Company.defaults(COMPANY))
                            .name("Tech Solutions Ltda")
                            .orderDigits(4)
                            .build());
        }
        if (table.header(COMPANY, ORDER).isPresent()) {
            return;
        }
        BigDecimal shipping = new BigDecimal("50.00");
        BigDecimal paid = new BigDecimal("2800.00");
        table.transaction()
                .create(OrderHeaderBuilder.blank()
                        .cnpj(COMPANY)
                        .orderId(ORDER)
                        .companyName("Tech Solutions Ltda")
                        .orderDate(Instant.parse("2023-10-01T10:30:00Z"))
                        .notes("Entregar no período da tarde.")
                        .orderStatus(OrderStatus.Pendente)
                        .totals(new Totals(new BigDecimal("2750.00"), shipping, Money.ZERO, paid, paid))
                        .build())
                .create(StatusItem.of(COMPANY, ORDER, OrderStatus.Pendente))
                .create(line("PRD-1001", "Smartphone XYZ", "2500.00"))
                .create(line("PRD-2002", "Capa", "250.00"))
                .create(new OrderCustomer(
                        COMPANY,
                        ORDER,
                        "123.456.789-00",
                        "Mariana",
                        "Alves",
                        "123.456.789-00",
                        "mariana.alves@example.com",
                        "+55 21 91234-5678",
                        new Address(
                                "Avenida das Américas",
                                "5000",
                                "Bloco 2, Apt 301",
                                "Barra da Tijuca",
                                RIO,
                                "RJ",
                                "22640-102")))
                .create(new Shipment(
                        COMPANY,
                        ORDER,
                        new DeliverySlot(DELIVERY, 1),
                        RIO,
                        DELIVERY,
                        "Express",
                        shipping,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        0))
                .create(new Payment(COMPANY, ORDER, "CartaoDeCredito", "TXN-9876543210", paid, List.of(), 0))
                .run();
    }

    private static OrderLine line(String product, String description, String price) {
        return OrderLineBuilder.blank()
                .cnpj(COMPANY)
                .orderId(ORDER)
                .line(LineId.first(product))
                .productId(product)
                .description(description)
                .quantity(1)
                .unitPrice(new BigDecimal(price))
                .status(ItemStatus.AguardandoEstoque)
                .build();
    }
}
