package io.azulejo.orders.rules;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Sagas;
import io.azulejo.web.job.Step;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Something that happens to every line of an order, a transaction each: line, stock and ledger. Where it is done can be
 * seen by the line, so that doing it again does nothing.
 */
abstract class LineJob implements Job {
    private static final int LINES_PER_STEP = 25;

    private final String type;
    private final OrderChanges changes;
    private final Sagas sagas;
    private final Predicate<OrderCode> applies;
    private final Predicate<OrderLine> open;
    private final BiConsumer<OrderChange, OrderLine> work;

    /**
     * @param applies whether it happens to the lines of an order in this phase
     * @param open whether it is still to happen to a line
     * @param work makes it happen
     */
    LineJob(
            String type,
            OrderChanges changes,
            Sagas sagas,
            Predicate<OrderCode> applies,
            Predicate<OrderLine> open,
            BiConsumer<OrderChange, OrderLine> work) {
        this.type = type;
        this.changes = changes;
        this.sagas = sagas;
        this.applies = applies;
        this.open = open;
        this.work = work;
    }

    @Override
    public final String type() {
        return type;
    }

    /** Follows when all lines are done; may be called again. */
    void settled(Tenant tenant, Order order) {}

    /** The record that goes into the transaction that begins it. */
    JobRecord record(OrderTarget target) {
        return sagas.record(type, target.tenant().arguments(Map.of("orderId", target.orderId())));
    }

    /** Does it now, as far as a request goes; gives the order as it is then. */
    Order follow(OrderTarget target, JobRecord record) {
        sagas.goOn(record, this);
        return changes.read(target.tenant(), target.orderId());
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        Order order = changes.read(tenant, record.argument("orderId"));
        if (!applies.test(order.status())) {
            return new Step.Done();
        }
        List<OrderLine> left = order.lines().stream().filter(open).toList();
        for (OrderLine line : left.subList(0, Math.min(LINES_PER_STEP, left.size()))) {
            order = settle(tenant, order, line);
        }
        if (left.size() > LINES_PER_STEP) {
            return new Step.Next(left.get(LINES_PER_STEP).line().toString());
        }
        settled(tenant, order);
        return new Step.Done();
    }

    /** Begins with the order in hand, and reads it only when somebody else has changed it meanwhile. */
    private Order settle(Tenant tenant, Order inHand, OrderLine line) {
        return changes.change(tenant, inHand, change -> {
            OrderLine present = change.line(line.line());
            if (!open.test(present) || !applies.test(change.order().status())) {
                return change.order();
            }
            work.accept(change, present);
            return change.commit(null, null);
        });
    }
}
