package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.web.job.Sagas;
import jakarta.inject.Singleton;

/** Ends the lines of a cancelled order; what was reserved for them goes to those who wait for it. */
@Singleton
public final class Cancellation extends LineJob {
    private final WaitingLines waiting;

    public Cancellation(OrderChanges changes, Sagas sagas, Reservation reservation, WaitingLines waiting) {
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
    void settled(Tenant tenant, Order order) {
        waiting.serveWith(tenant, order);
    }
}
