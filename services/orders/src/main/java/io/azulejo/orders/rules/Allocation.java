package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.web.job.Sagas;
import jakarta.inject.Singleton;

/** Reserves stock for the lines of a confirmed order, or lets them wait for it. */
@Singleton
public final class Allocation extends LineJob {

    public Allocation(OrderChanges changes, Sagas sagas, Reservation reservation) {
        super(
                "allocate-order",
                changes,
                sagas,
                OrderCode::projected,
                line -> line.status() == ItemStatus.AguardandoEstoque,
                reservation::reserve);
    }
}
