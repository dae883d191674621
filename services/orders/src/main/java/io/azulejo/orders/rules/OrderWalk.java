package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import java.util.HashMap;
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
        Map<String, String> arguments = new HashMap<>(more);
        arguments.put("cnpj", tenant.cnpj().printed());
        arguments.put("actor", tenant.actor());
        return table.jobTable().create(JobRecord.of(type(), arguments));
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.later(new Cnpj(record.argument("cnpj")), record.argument("actor"));
        PageRequest page = PageRequest.of(ORDERS_PER_STEP);
        if (!record.checkpoint().isEmpty()) {
            page = page.after(record.checkpoint());
        }
        try {
            Page<OrderHeader> orders = table.orders(tenant.cnpj(), "", page);
            orders.forEach(header -> visit(tenant, header, record));
            return orders.next().<Step>map(OrderWalk::more).orElseGet(Step.Done::new);
        } catch (InvalidCursorException foreign) {
            // written by a server with other keys: the walk begins again
            return new Step.Next("");
        }
    }

    private static Step more(Cursor next) {
        return new Step.Next(next.text());
    }
}
