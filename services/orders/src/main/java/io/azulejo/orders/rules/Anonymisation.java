package io.azulejo.orders.rules;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Map;

/** Takes the person out of orders that are over; what was sold for how much stays. */
@Singleton
public final class Anonymisation extends OrderWalk {
    private static final String NOBODY = "anon-";

    private final OrderChanges changes;

    public Anonymisation(OrdersTable table, OrderChanges changes) {
        super(table);
        this.changes = changes;
    }

    @Override
    public String type() {
        return "anonymise-orders";
    }

    /** All orders that are over and older than that. */
    public JobRecord begin(Tenant tenant, Instant before) {
        return begin(tenant.require(CompanyRole.OWNER), Map.of("before", before.toString()));
    }

    public Order anonymise(Tenant tenant, String orderId) {
        tenant.require(CompanyRole.OWNER);
        return changes.change(tenant, orderId, change -> {
            if (!over(change.order().status())) {
                throw ProblemException.conflict("The order is " + change.order().status() + " and needs its customer");
            }
            OrderCustomer person = change.order().customer().orElse(null);
            if (person == null || person.customerKey().startsWith(NOBODY)) {
                return change.order();
            }
            OrderCustomer nobody = new OrderCustomer(
                    person.cnpj(), orderId, NOBODY + Ids.next(""), "Cliente", "anonimizado", null, null, null, null);
            change.also(write -> write.delete(person).create(nobody));
            change.header().notes(null);
            return change.commit("anonymise", null);
        });
    }

    @Override
    void visit(Tenant tenant, OrderHeader header, JobRecord record) {
        OrderCode phase = header.orderStatus();
        if (phase != null && over(phase) && header.orderDate().isBefore(Instant.parse(record.argument("before")))) {
            anonymise(tenant, header.orderId());
        }
    }

    private static boolean over(OrderCode phase) {
        return phase.ended() || phase == OrderStatus.Entregue;
    }
}
