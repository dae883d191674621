package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import jakarta.inject.Singleton;

/** Ends the lines of a cancelled order; what was reserved for them goes to those who wait for it. */
@Singleton
public final class Cancellation extends LineJob {
    private final Reservation reservation;
    private final WaitingLines waiting;

    public Cancellation(OrderChanges changes, Sagas sagas, Reservation reservation, WaitingLines waiting) {
        super(changes, sagas);
        this.reservation = reservation;
        this.waiting = waiting;
    }

    @Override
    public String type() {
        return "cancel-order";
    }

    @Override
    boolean applies(OrderCode phase) {
        return phase == OrderStatus.Cancelado;
    }

    @Override
    boolean open(OrderLine line) {
        return line.live();
    }

    @Override
    void settle(OrderChange change, OrderLine line) {
        change.put(reservation
                .settle(change, line, StockMove.Kind.RELEASE, line.status().reserves() ? line.quantity() : 0)
                .status(ItemStatus.Cancelado)
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
