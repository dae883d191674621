package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import jakarta.inject.Singleton;
import java.util.Set;

/** Takes the goods of a shipped order out of the warehouse's books. */
@Singleton
public final class Dispatch extends LineJob {
    private static final Set<OrderCode> SENT =
            Set.of(OrderStatus.Enviado, OrderStatus.Entregue, OrderStatus.Extraviado, OrderStatus.Devolvido);

    private final Reservation reservation;

    public Dispatch(OrderChanges changes, Sagas sagas, Reservation reservation) {
        super(changes, sagas);
        this.reservation = reservation;
    }

    @Override
    public String type() {
        return "ship-order";
    }

    @Override
    boolean applies(OrderCode phase) {
        return SENT.contains(phase);
    }

    @Override
    boolean open(OrderLine line) {
        return line.status() == ItemStatus.Embalado;
    }

    @Override
    void settle(OrderChange change, OrderLine line) {
        change.put(reservation
                .settle(change, line, StockMove.Kind.SHIP, line.quantity())
                .status(ItemStatus.Enviado)
                .build());
    }
}
