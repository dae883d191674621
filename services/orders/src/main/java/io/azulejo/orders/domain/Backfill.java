package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Uf;
import io.azulejo.orders.table.CompanyBuilder;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentBuilder;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * Job that completes the orders of another application: the status and totals in the header, and the state of each
 * shipment, which the index by city needs. Until then, reads compute these values.
 */
@Singleton
public final class Backfill extends CompanyOrdersJob {
    private final OrdersTable table;
    private final OrderUpdater changes;
    private final InstantSource clock;

    public Backfill(OrdersTable table, OrderUpdater changes, InstantSource clock) {
        super(table);
        this.table = table;
        this.changes = changes;
        this.clock = clock;
    }

    @Override
    public String type() {
        return "backfill-orders";
    }

    public JobRecord begin(Tenant tenant) {
        return begin(tenant.require(CompanyRole.OWNER), Map.of());
    }

    @Override
    void onOrdersVisited(Tenant tenant) {
        table.companyTable()
                .put(CompanyBuilder.of(table.settings(tenant.cnpj()))
                        .completeSince(clock.instant())
                        .build());
    }

    @Override
    void visit(Tenant tenant, OrderHeader header, JobRecord record) {
        changes.changeIfReadable(tenant, header.orderId(), change -> {
            Order order = change.order();
            boolean incomplete =
                    order.header().totals() == null || order.header().orderStatus() == null;
            for (Shipment shipment : order.shipments()) {
                Optional<Uf> uf = shipment.uf() == null ? order.stateOf(shipment) : Optional.empty();
                if (uf.isPresent()) {
                    incomplete = true;
                    change.put(
                            shipment,
                            ShipmentBuilder.of(shipment)
                                    .uf(uf.get())
                                    .cityKey(CityKey.of(shipment.city()))
                                    .build());
                }
            }
            return incomplete ? change.commit("backfill", null) : order;
        });
    }
}
