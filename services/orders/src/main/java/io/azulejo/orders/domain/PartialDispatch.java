package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.Sagas;
import jakarta.inject.Singleton;
import java.util.Set;

/** Job that removes the goods of a shipment from stock. The lines carry the id of the shipment they go with. */
@Singleton
public final class PartialDispatch extends LineJob {
    public PartialDispatch(OrderUpdater changes, Sagas sagas, Reservation reservation) {
        super(
                "ship-lines",
                changes,
                sagas,
                Set.<OrderStatusCode>of(
                        OrderStatus.Faturado,
                        OrderStatus.Enviado,
                        OrderStatus.Entregue,
                        OrderStatus.Extraviado,
                        OrderStatus.Devolvido)::contains,
                line -> line.status() == ItemStatus.Embalado && line.shipmentId() != null,
                (change, line) ->
                        reservation.end(change, line, StockMove.Kind.SHIP, line.quantity(), ItemStatus.Enviado));
    }
}
