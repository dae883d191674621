package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.web.job.Sagas;
import jakarta.inject.Singleton;

/** Puts the goods of a returned order back on the shelves, for those who wait for them. */
@Singleton
public final class Restocking extends LineJob {
    private final WaitingLines waiting;

    public Restocking(OrderChanges changes, Sagas sagas, Reservation reservation, WaitingLines waiting) {
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
    void settled(Tenant tenant, Order order) {
        waiting.serveWith(tenant, order);
    }
}
