package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import jakarta.inject.Singleton;

/** Puts the goods of a returned order back on the shelves, for those who wait for them. */
@Singleton
public final class Restocking extends LineJob {
    private final Reservation reservation;
    private final WaitingLines waiting;

    public Restocking(OrderChanges changes, Sagas sagas, Reservation reservation, WaitingLines waiting) {
        super(changes, sagas);
        this.reservation = reservation;
        this.waiting = waiting;
    }

    @Override
    public String type() {
        return "return-order";
    }

    @Override
    boolean applies(OrderCode phase) {
        return phase == OrderStatus.Devolvido;
    }

    @Override
    boolean open(OrderLine line) {
        return line.status() == ItemStatus.Enviado;
    }

    @Override
    void settle(OrderChange change, OrderLine line) {
        change.put(reservation
                .settle(change, line, StockMove.Kind.RETURN, line.quantity())
                .status(ItemStatus.Devolvido)
                .build());
    }

    @Override
    void settled(Tenant tenant, Order order) {
        order.lines().stream()
                .map(OrderLine::productId)
                .distinct()
                .forEach(product -> waiting.allocate(tenant, product));
    }
}
