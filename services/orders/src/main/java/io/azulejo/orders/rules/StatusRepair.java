package io.azulejo.orders.rules;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.job.JobRecord;
import jakarta.inject.Singleton;
import java.util.Map;

/** Gives every order exactly one status item, that of its header, as programs that write them apart may not have. */
@Singleton
public final class StatusRepair extends OrderWalk {
    private final OrderChanges changes;

    public StatusRepair(OrdersTable table, OrderChanges changes) {
        super(table);
        this.changes = changes;
    }

    @Override
    public String type() {
        return "status-repair";
    }

    public JobRecord begin(Tenant tenant) {
        return begin(tenant.require(CompanyRole.OWNER), Map.of());
    }

    @Override
    void visit(Tenant tenant, OrderHeader header, JobRecord record) {
        changes.change(
                tenant,
                header.orderId(),
                change -> sound(change.order()) ? change.order() : change.commit("repair", null));
    }

    private static boolean sound(Order order) {
        return order.statuses().size() == 1
                && order.statuses().getFirst().orderStatus().equals(order.status());
    }
}
