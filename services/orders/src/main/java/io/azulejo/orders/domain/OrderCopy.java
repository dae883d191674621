package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.Totals;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Objects;

/** Duplication of orders with the same lines, customer and shipments, but without payments. */
@Singleton
public final class OrderCopy {
    private final OrderUpdater changes;
    private final OrderEntry entry;

    public OrderCopy(OrderUpdater changes, OrderEntry entry) {
        this.changes = changes;
        this.entry = entry;
    }

    public Order duplicate(Tenant tenant, String orderId, IdempotentCommit mark) {
        Order order = changes.read(tenant, orderId);
        Totals totals = order.header().totals();
        List<LineDraft> lines = order.lines().stream()
                .map(line ->
                        new LineDraft(line.productId(), line.description(), (long) line.quantity(), line.unitPrice()))
                .toList();
        List<ShipmentDraft> shipments = order.shipments().stream()
                .filter(shipment -> shipment.uf() != null && shipment.shippingMethod() != null)
                .map(OrderCopy::draft)
                .toList();
        return entry.create(
                tenant,
                new OrderDraft(
                        lines,
                        customer(order),
                        null,
                        shipments,
                        List.of(),
                        totals == null ? null : totals.discount(),
                        order.header().notes(),
                        order.header().priority(),
                        null),
                mark);
    }

    private static ShipmentDraft draft(Shipment shipment) {
        return new ShipmentDraft(
                Objects.requireNonNullElse(shipment.shippingMethod(), ""),
                shipment.shippingCost(),
                shipment.city(),
                String.valueOf(shipment.uf()),
                shipment.expectedDeliveryDate());
    }

    private static CustomerDraft customer(Order order) {
        OrderCustomer customer = order.customer().orElse(null);
        String cpf = customer == null ? null : customer.cpf();
        if (customer == null || cpf == null) {
            throw ProblemException.conflict("The order no longer has customer data");
        }
        return new CustomerDraft(
                customer.firstName(), customer.lastName(), cpf, customer.email(), customer.phone(), customer.address());
    }
}
