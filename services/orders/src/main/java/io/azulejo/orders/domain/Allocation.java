package io.azulejo.orders.domain;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.patterns.job.Sagas;
import jakarta.inject.Singleton;

/** Job that reserves stock for the lines of a confirmed order. Lines without enough stock wait for it. */
@Singleton
public final class Allocation extends LineJob {

    public Allocation(OrderUpdater changes, Sagas sagas, Reservation reservation) {
        super(
                "allocate-order",
                changes,
                sagas,
                OrderStatusCode::derivedFromLines,
                line -> line.status() == ItemStatus.AguardandoEstoque,
                reservation::reserve);
    }
}
