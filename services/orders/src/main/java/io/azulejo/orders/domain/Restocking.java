package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.Sagas;
import jakarta.inject.Singleton;

/** Job that restocks the goods of a returned order and allocates them to waiting lines. */
@Singleton
public final class Restocking extends LineJob {
    private final BackorderAllocationJob waiting;

    public Restocking(OrderUpdater changes, Sagas sagas, Reservation reservation, BackorderAllocationJob waiting) {
        super(
                "return-order",
                changes,
                sagas,
                phase -> phase == OrderStatus.Devolvido,
                line -> line.status() == ItemStatus.Enviado,
                (change, line) ->
                        reservation.end(change, line, StockMove.Kind.RETURN, line.quantity(), ItemStatus.Devolvido));
        this.waiting = waiting;
    }

    @Override
    void onLinesDone(Tenant tenant, Order order) {
        waiting.allocateReleasedBy(tenant, order);
    }
}
