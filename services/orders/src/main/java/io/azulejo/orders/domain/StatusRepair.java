package io.azulejo.orders.domain;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.util.Map;

/**
 * Job that leaves each order with exactly one status item, the one in its header. Applications that write the two
 * separately may have left none or several.
 */
@Singleton
public final class StatusRepair extends CompanyOrdersJob {
    private final OrderUpdater changes;

    public StatusRepair(OrdersTable table, OrderUpdater changes) {
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
        changes.changeIfReadable(
                tenant,
                header.orderId(),
                change -> consistent(change.order()) ? change.order() : change.commit("repair", null));
    }

    private static boolean consistent(Order order) {
        return order.statuses().size() == 1
                && order.statuses().getFirst().orderStatus().equals(order.status());
    }
}
