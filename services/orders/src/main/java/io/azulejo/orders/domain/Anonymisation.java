package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.HistoryEntryBuilder;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentBuilder;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Removal of personal data from completed orders. Lines and amounts remain. */
@Singleton
public final class Anonymisation extends CompanyOrdersJob {
    private static final String ANONYMOUS_PREFIX = "anon-";
    /** Actions whose detail is a payment method and a transaction id, which the books need. */
    private static final Set<String> PAYMENT_ACTIONS = Set.of("payment", "capture", "payment failed", "void", "refund");

    private final OrderUpdater changes;

    public Anonymisation(OrdersTable table, OrderUpdater changes) {
        super(table);
        this.changes = changes;
    }

    @Override
    public String type() {
        return "anonymise-orders";
    }

    /** Starts a job for all completed orders placed before a time. */
    public JobRecord begin(Tenant tenant, Instant before) {
        return begin(tenant.require(CompanyRole.OWNER), Map.of("before", before.toString()));
    }

    public Order anonymise(Tenant tenant, String orderId) {
        tenant.require(CompanyRole.OWNER);
        return changes.change(tenant, orderId, change -> {
            if (!completed(change.order().status())) {
                throw ProblemException.conflict(
                        "The order is " + change.order().status() + "; only completed orders can be anonymised");
            }
            return removePersonalData(change);
        });
    }

    /** Anonymises an order if it is completed and can be read, and returns whether it is. */
    boolean anonymiseIfCompleted(Tenant tenant, String orderId) {
        return changes.changeIfReadable(
                        tenant,
                        orderId,
                        change -> completed(change.order().status()) ? removePersonalData(change) : change.order())
                .filter(order -> completed(order.status()))
                .isPresent();
    }

    private static Order removePersonalData(OrderChange change) {
        boolean changed = removeCustomers(change);
        changed |= removeTexts(change);
        return changed ? change.commit("anonymise", null) : change.order();
    }

    private static boolean removeCustomers(OrderChange change) {
        List<OrderCustomer> people = change.order().customers().stream()
                .filter(customer -> !customer.customerKey().startsWith(ANONYMOUS_PREFIX))
                .toList();
        for (OrderCustomer person : people) {
            change.replaceCustomer(
                    person,
                    new OrderCustomer(
                            person.cnpj(),
                            person.orderId(),
                            ANONYMOUS_PREFIX + Ids.next(""),
                            "Cliente",
                            "anonimizado",
                            null,
                            null,
                            null,
                            null));
        }
        return !people.isEmpty();
    }

    /** Removes the texts that people write freely and that may name the customer: notes, reasons and tracking codes. */
    private static boolean removeTexts(OrderChange change) {
        OrderHeader header = change.order().header();
        boolean changed = header.notes() != null || header.reason() != null;
        change.header().notes(null).reason(null);
        for (HistoryEntry entry : change.order().history()) {
            if (entry.detail() != null && !PAYMENT_ACTIONS.contains(entry.action())) {
                change.replaceHistory(HistoryEntryBuilder.of(entry).detail(null).build());
                changed = true;
            }
        }
        for (Shipment shipment : change.order().shipments()) {
            if (shipment.trackingCode() != null) {
                change.put(
                        shipment,
                        ShipmentBuilder.of(shipment).trackingCode(null).build());
                changed = true;
            }
        }
        return changed;
    }

    @Override
    void visit(Tenant tenant, OrderHeader header, JobRecord record) {
        Instant before = Instant.parse(record.argument("before"));
        OrderStatusCode known = header.orderStatus(); // null in the header of a legacy order
        if (header.orderDate().isBefore(before) && (known == null || completed(known))) {
            anonymiseIfCompleted(tenant, header.orderId());
        }
    }

    static boolean completed(OrderStatusCode phase) {
        return phase.ended() || phase == OrderStatus.Entregue;
    }
}
