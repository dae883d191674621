package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import java.util.List;
import java.util.Map;

/**
 * Something that happens to every line of an order, a transaction each: line, stock and ledger. Where it is done can be
 * seen by the line, so that doing it again does nothing.
 */
abstract class LineJob implements Job {
    private static final int LINES_PER_STEP = 25;

    private final OrderChanges changes;
    private final Sagas sagas;

    LineJob(OrderChanges changes, Sagas sagas) {
        this.changes = changes;
        this.sagas = sagas;
    }

    /** Whether it happens to the lines of an order in this phase. */
    abstract boolean applies(OrderCode phase);

    /** Whether it is still to happen to the line. */
    abstract boolean open(OrderLine line);

    /** Makes it happen. */
    abstract void settle(OrderChange change, OrderLine line);

    /** Follows when all lines are done; may be called again. */
    void settled(Tenant tenant, Order order) {}

    /** The record that goes into the transaction that begins it. */
    JobRecord record(Tenant tenant, String orderId) {
        return sagas.record(
                type(), Map.of("cnpj", tenant.cnpj().printed(), "orderId", orderId, "actor", tenant.actor()));
    }

    /** Does it now, as far as a request goes; gives the order as it is then. */
    Order follow(Tenant tenant, String orderId, JobRecord record) {
        sagas.goOn(record, this);
        return changes.read(tenant, orderId);
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.later(new Cnpj(record.argument("cnpj")), record.argument("actor"));
        String orderId = record.argument("orderId");
        Order order = changes.read(tenant, orderId);
        if (!applies(order.status())) {
            return new Step.Done();
        }
        List<OrderLine> open = order.lines().stream().filter(this::open).toList();
        for (OrderLine line : open.subList(0, Math.min(LINES_PER_STEP, open.size()))) {
            order = settle(tenant, order, line);
        }
        if (open.size() > LINES_PER_STEP) {
            return new Step.Next(open.get(LINES_PER_STEP).line().toString());
        }
        settled(tenant, order);
        return new Step.Done();
    }

    /** Begins with the order in hand, and reads it only when somebody else has changed it meanwhile. */
    private Order settle(Tenant tenant, Order inHand, OrderLine line) {
        return changes.change(tenant, inHand, change -> {
            OrderLine present = change.line(line.line());
            if (!open(present) || !applies(change.order().status())) {
                return change.order();
            }
            settle(change, present);
            return change.commit(null, null);
        });
    }
}
