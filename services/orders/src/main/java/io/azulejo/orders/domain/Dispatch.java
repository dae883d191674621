package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.Sagas;
import jakarta.inject.Singleton;
import java.util.Set;

/** Job that removes the goods of a shipped order from stock. */
@Singleton
public final class Dispatch extends LineJob {

    public Dispatch(OrderUpdater changes, Sagas sagas, Reservation reservation) {
        super(
                "ship-order",
                changes,
                sagas,
                Set.<OrderStatusCode>of(
                                OrderStatus.Enviado,
                                OrderStatus.Entregue,
                                OrderStatus.Extraviado,
                                OrderStatus.Devolvido)::contains,
                line -> line.status() == ItemStatus.Embalado,
                (change, line) ->
                        reservation.end(change, line, StockMove.Kind.SHIP, line.quantity(), ItemStatus.Enviado));
    }
}
