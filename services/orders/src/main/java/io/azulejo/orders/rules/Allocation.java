package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderLine;
import jakarta.inject.Singleton;

/** Reserves stock for the lines of a confirmed order, or lets them wait for it. */
@Singleton
public final class Allocation extends LineJob {
    private final Reservation reservation;

    public Allocation(OrderChanges changes, Sagas sagas, Reservation reservation) {
        super(changes, sagas);
        this.reservation = reservation;
    }

    @Override
    public String type() {
        return "allocate-order";
    }

    @Override
    boolean applies(OrderCode phase) {
        return phase.projected();
    }

    @Override
    boolean open(OrderLine line) {
        return line.status() == ItemStatus.AguardandoEstoque;
    }

    @Override
    void settle(OrderChange change, OrderLine line) {
        reservation.reserve(change, line);
    }
}
