package io.azulejo.orders.domain;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.patterns.job.Step;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Job that processes every line of an order. Each line takes one transaction that writes the line, the stock and the
 * ledger. The line's status shows whether it was processed, so repeating a step does nothing.
 */
abstract class LineJob implements Job {
    private static final int LINES_PER_STEP = 25;

    private final String type;
    private final OrderUpdater changes;
    private final Sagas sagas;
    private final Predicate<OrderStatusCode> applies;
    private final Predicate<OrderLine> open;
    private final BiConsumer<OrderChange, OrderLine> work;

    /**
     * @param applies whether an order in this status has lines to process
     * @param open whether a line is still to be processed
     * @param work processes one line
     */
    LineJob(
            String type,
            OrderUpdater changes,
            Sagas sagas,
            Predicate<OrderStatusCode> applies,
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

    /** Called when all lines are processed. May be called more than once. */
    void onLinesDone(Tenant tenant, Order order) {}

    /** Returns the job record to write in the transaction that starts the job. */
    JobRecord record(OrderTarget target) {
        return sagas.record(type, target.tenant().arguments(Map.of("orderId", target.orderId())));
    }

    /** Runs the job within the request as far as possible and returns the order as it is afterwards. */
    Order runAndRead(OrderTarget target, JobRecord record) {
        sagas.resume(record, this);
        return changes.read(target.tenant(), target.orderId());
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        Order order = changes.read(tenant, record.argument("orderId"));
        if (!applies.test(order.status())) {
            return new Step.Done();
        }
        List<OrderLine> remaining = order.lines().stream().filter(open).toList();
        for (OrderLine line : remaining.subList(0, Math.min(LINES_PER_STEP, remaining.size()))) {
            order = process(tenant, order, line);
        }
        if (remaining.size() > LINES_PER_STEP) {
            return new Step.Next(remaining.get(LINES_PER_STEP).line().toString());
        }
        onLinesDone(tenant, order);
        return new Step.Done();
    }

    /** Processes a line of the given order. The order is read again only if another writer has changed it. */
    private Order process(Tenant tenant, Order loaded, OrderLine line) {
        return changes.change(tenant, loaded, change -> {
            OrderLine current = change.line(line.line());
            if (!open.test(current) || !applies.test(change.order().status())) {
                return change.order();
            }
            work.accept(change, current);
            return change.commit(null, null);
        });
    }
}
