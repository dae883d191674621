package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.Sagas;
import jakarta.inject.Singleton;

/** Job that cancels the lines of a cancelled order. Stock reserved for them is allocated to waiting lines. */
@Singleton
public final class Cancellation extends LineJob {
    private final BackorderAllocationJob waiting;

    public Cancellation(OrderUpdater changes, Sagas sagas, Reservation reservation, BackorderAllocationJob waiting) {
        super(
                "cancel-order",
                changes,
                sagas,
                phase -> phase == OrderStatus.Cancelado,
                OrderLine::live,
                (change, line) -> reservation.end(
                        change,
                        line,
                        StockMove.Kind.RELEASE,
                        line.status().reserves() ? line.quantity() : 0,
                        ItemStatus.Cancelado));
        this.waiting = waiting;
    }

    @Override
    void onLinesDone(Tenant tenant, Order order) {
        waiting.allocateReleasedBy(tenant, order);
    }
}
