package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.web.job.Sagas;
import jakarta.inject.Singleton;
import java.util.Set;

/** Takes the goods of a shipped order out of the warehouse's books. */
@Singleton
public final class Dispatch extends LineJob {

    public Dispatch(OrderChanges changes, Sagas sagas, Reservation reservation) {
        super(
                "ship-order",
                changes,
                sagas,
                Set.<OrderCode>of(
                                OrderStatus.Enviado,
                                OrderStatus.Entregue,
                                OrderStatus.Extraviado,
                                OrderStatus.Devolvido)::contains,
                line -> line.status() == ItemStatus.Embalado,
                (change, line) ->
                        reservation.end(change, line, StockMove.Kind.SHIP, line.quantity(), ItemStatus.Enviado));
    }
}
