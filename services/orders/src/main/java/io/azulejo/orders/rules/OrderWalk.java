package io.azulejo.orders.rules;

import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import java.util.Map;

/** A job that goes through all orders of a company, a page a step. What it does to an order it may do again. */
abstract class OrderWalk implements Job {
    private static final int ORDERS_PER_STEP = 25;

    private final OrdersTable table;

    OrderWalk(OrdersTable table) {
        this.table = table;
    }

    abstract void visit(Tenant tenant, OrderHeader header, JobRecord record);

    JobRecord begin(Tenant tenant, Map<String, String> more) {
        return table.jobTable().create(JobRecord.of(type(), tenant.arguments(more)));
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        return Walk.inStepsOf(ORDERS_PER_STEP)
                .throughEach(
                        "orders",
                        page -> table.orders(tenant.cnpj(), "", page),
                        header -> visit(tenant, header, record))
                .next(record);
    }
}
