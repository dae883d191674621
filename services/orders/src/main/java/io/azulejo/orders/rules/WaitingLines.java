package io.azulejo.orders.rules;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Sagas;
import io.azulejo.web.job.Step;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Gives stock that has come to the lines that wait for it, the oldest order first. */
@Singleton
public final class WaitingLines implements Job {
    private static final int PAGE = 50;
    private static final String PRODUCT = "productId";
    private static final String ORDER = "orderId";

    private final OrdersTable table;
    private final OrderChanges changes;
    private final Reservation reservation;
    private final Sagas sagas;

    public WaitingLines(OrdersTable table, OrderChanges changes, Reservation reservation, Sagas sagas) {
        this.table = table;
        this.changes = changes;
        this.reservation = reservation;
        this.sagas = sagas;
    }

    @Override
    public String type() {
        return "allocate-product";
    }

    /** The record that goes into the transaction by which stock comes: lines may wait that no index shows yet. */
    JobRecord record(Tenant tenant, String productId) {
        return sagas.settled(type(), tenant.arguments(Map.of(PRODUCT, productId)));
    }

    /** Serves those whom the index shows now. */
    void serve(JobRecord record) {
        sagas.goAhead(record, this);
    }

    /** Serves those who wait for what an order has let go: whom the index shows now, and later whom it shows then. */
    void serveWith(Tenant tenant, Order order) {
        Set<String> products = released(order);
        if (!products.isEmpty()) {
            String orderId = order.header().orderId();
            table.jobTable().create(sagas.settled(type(), tenant.arguments(Map.of(ORDER, orderId))));
            products.forEach(product -> allocate(tenant, product));
        }
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        String orderId = record.arguments().get(ORDER);
        Set<String> products =
                orderId == null ? Set.of(record.argument(PRODUCT)) : released(changes.read(tenant, orderId));
        products.forEach(product -> allocate(tenant, product));
        return new Step.Done();
    }

    /** The products of which goods were set aside for the order, which is over. */
    private static Set<String> released(Order order) {
        return order.lines().stream()
                .filter(line -> line.warehouse() != null)
                .map(OrderLine::productId)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** From the company's own warehouse, as every reservation is: what others have serves nobody. */
    private void allocate(Tenant tenant, String productId) {
        String warehouse = table.settings(tenant.cnpj()).warehouse();
        PageRequest.of(PAGE)
                .pages(page -> table.waiting(tenant.cnpj(), productId, page))
                .takeWhile(page -> available(tenant, productId, warehouse) > 0)
                .forEach(page -> page.items().forEach(line -> allocate(tenant, line, warehouse)));
    }

    private void allocate(Tenant tenant, OrderLine shown, String warehouse) {
        if (available(tenant, shown.productId(), warehouse) < shown.quantity()) {
            return;
        }
        try {
            changes.change(tenant, shown.orderId(), change -> {
                OrderLine line = change.line(shown.line());
                if (!line.waiting() || !change.order().status().projected()) {
                    return change.order(); // the index was behind
                }
                reservation.reserve(change, line);
                return change.commit(null, null);
            });
        } catch (ProblemException gone) {
            return; // the order is no more, or changes all the time: stock that comes later finds it
        }
    }

    private long available(Tenant tenant, String productId, String warehouse) {
        return table.stockAt(tenant.cnpj(), productId, warehouse)
                .map(Stock::available)
                .orElse(0L);
    }
}
