package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;

/** Removal of personal data from completed orders. Lines and amounts remain. */
@Singleton
public final class Anonymisation extends CompanyOrdersJob {
    private static final String ANONYMOUS_PREFIX = "anon-";

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
            OrderCustomer person = change.order().customer().orElse(null);
            if (person == null || person.customerKey().startsWith(ANONYMOUS_PREFIX)) {
                return change.order();
            }
            OrderCustomer anonymous = new OrderCustomer(
                    person.cnpj(),
                    orderId,
                    ANONYMOUS_PREFIX + Ids.next(""),
                    "Cliente",
                    "anonimizado",
                    null,
                    null,
                    null,
                    null);
            change.addAction(write -> write.delete(person).create(anonymous));
            change.header().notes(null);
            return change.commit("anonymise", null);
        });
    }

    @Override
    void visit(Tenant tenant, OrderHeader header, JobRecord record) {
        OrderStatusCode phase = header.orderStatus();
        Instant before = Instant.parse(record.argument("before"));
        if (phase != null && completed(phase) && header.orderDate().isBefore(before)) {
            anonymise(tenant, header.orderId());
        }
    }

    private static boolean completed(OrderStatusCode phase) {
        return phase.ended() || phase == OrderStatus.Entregue;
    }
}
