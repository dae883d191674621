package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.PaymentPolicy;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentBuilder;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shipping and delivery of single shipments. An order is shipped when all of its lines are, and delivered when all of its
 * shipments are.
 */
@Singleton
public final class ShipmentCommands {
    private final OrdersTable table;
    private final OrderUpdater changes;
    private final PartialDispatch dispatch;

    public ShipmentCommands(OrdersTable table, OrderUpdater changes, PartialDispatch dispatch) {
        this.table = table;
        this.changes = changes;
        this.dispatch = dispatch;
    }

    /** Ships packed lines with a shipment of an invoiced order. Without a list, all packed lines are shipped. */
    public Order ship(
            OrderTarget target, String shipmentId, @Nullable String trackingCode, List<LineQuantity> quantities) {
        target.tenant().require(CompanyRole.SHIPPER);
        String code = TextValidation.optionalLine("trackingCode", trackingCode, 100);
        PaymentPolicy policy = table.settings(target.tenant().cnpj()).paymentPolicy();
        JobRecord job = dispatch.record(target);
        changes.change(target, change -> {
            change.requireStatus(OrderStatus.Faturado);
            OrderCommands.requirePaid(change, policy);
            Shipment shipment = change.shipment(shipmentId);
            if (shipment.shippedAt() != null) {
                throw ProblemException.conflict("The shipment was shipped at " + shipment.shippedAt());
            }
            List<LineQuantity> wanted = quantities.isEmpty() ? packed(change.order()) : quantities;
            if (wanted.isEmpty()) {
                throw ProblemException.conflict("The order has no packed lines");
            }
            wanted.forEach(each -> assign(change, each, shipment.id()));
            change.put(
                    shipment,
                    ShipmentBuilder.of(shipment)
                            .shipmentId(shipment.id())
                            .trackingCode(code)
                            .shippedAt(change.now())
                            .build());
            change.addAction(write -> write.create(job));
            return change.commit("ship", code);
        });
        return dispatch.runAndRead(target, job);
    }

    private static List<LineQuantity> packed(Order order) {
        return order.lines().stream()
                .filter(line -> line.status() == ItemStatus.Embalado && line.shipmentId() == null)
                .map(line -> new LineQuantity(line.line().toString(), null))
                .toList();
    }

    /** Assigns a line to a shipment. A part of a line becomes a line of its own. */
    private static void assign(OrderChange change, LineQuantity wanted, String shipmentId) {
        OrderLine line = change.line(wanted.id());
        if (line.status() != ItemStatus.Embalado || line.shipmentId() != null) {
            throw ProblemException.conflict("Line " + line.line() + " is " + line.status() + "; it must be "
                    + ItemStatus.Embalado + " and not in another shipment");
        }
        int quantity = wanted.of(line);
        if (quantity == line.quantity()) {
            change.put(OrderLineBuilder.of(line).shipmentId(shipmentId).build());
        } else {
            change.split(line, quantity, part -> part.shipmentId(shipmentId));
        }
    }

    /** Marks a shipment as delivered. The last delivery of a shipped order completes the order. */
    public Order deliver(OrderTarget target, String shipmentId) {
        target.tenant().require(CompanyRole.SHIPPER);
        return changes.change(target, change -> {
            change.requireStatus(OrderStatus.Faturado, OrderStatus.Enviado);
            Shipment shipment = change.shipment(shipmentId);
            if (shipment.shippedAt() == null || shipment.deliveredAt() != null) {
                throw ProblemException.conflict(
                        shipment.shippedAt() == null
                                ? "The shipment has not been shipped"
                                : "The shipment was delivered at " + shipment.deliveredAt());
            }
            change.put(
                    shipment,
                    ShipmentBuilder.of(shipment)
                            .shipmentId(shipment.id())
                            .deliveredAt(change.now())
                            .build());
            boolean last = change.order().shipments().stream()
                    .filter(other -> !other.id().equals(shipment.id()))
                    .allMatch(other -> other.shippedAt() == null || other.deliveredAt() != null);
            if (last && change.order().status() == OrderStatus.Enviado) {
                change.transitionTo(OrderStatus.Entregue);
            }
            return change.commit("deliver", shipment.trackingCode());
        });
    }
}
