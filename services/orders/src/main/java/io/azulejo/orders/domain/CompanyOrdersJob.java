package io.azulejo.orders.domain;

import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import java.util.Map;

/** Job that visits all orders of a company, one page per step. Visiting an order must be idempotent. */
abstract class CompanyOrdersJob implements Job {
    private static final int ORDERS_PER_STEP = 25;

    private final OrdersTable table;

    CompanyOrdersJob(OrdersTable table) {
        this.table = table;
    }

    abstract void visit(Tenant tenant, OrderHeader header, JobRecord record);

    /** Called when all orders were visited. May be called more than once. */
    void onOrdersVisited(Tenant tenant) {}

    JobRecord begin(Tenant tenant, Map<String, String> arguments) {
        return table.jobTable().create(JobRecord.of(type(), tenant.arguments(arguments)));
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        return CursorLoop.withPageSize(ORDERS_PER_STEP)
                .forEachItem(
                        "orders",
                        page -> table.orders(tenant.cnpj(), "", page),
                        header -> visit(tenant, header, record))
                .next(record, () -> onOrdersVisited(tenant));
    }
}
