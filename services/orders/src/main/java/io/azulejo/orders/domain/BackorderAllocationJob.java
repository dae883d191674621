package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Job that allocates new stock to waiting lines, oldest order first. */
@Singleton
public final class BackorderAllocationJob implements Job {
    private static final int PAGE = 50;
    private static final String PRODUCT = "productId";
    private static final String ORDER = "orderId";

    private final OrdersTable table;
    private final OrderUpdater changes;
    private final Reservation reservation;
    private final Sagas sagas;

    public BackorderAllocationJob(OrdersTable table, OrderUpdater changes, Reservation reservation, Sagas sagas) {
        this.table = table;
        this.changes = changes;
        this.reservation = reservation;
        this.sagas = sagas;
    }

    @Override
    public String type() {
        return "allocate-product";
    }

    /**
     * Returns the job record to write in the transaction that adds stock. The index may not show all waiting lines yet,
     * so the job runs after a delay.
     */
    JobRecord record(Tenant tenant, String productId) {
        return sagas.recordAfterIndexLag(type(), tenant.arguments(Map.of(PRODUCT, productId)));
    }

    /** Allocates stock to the waiting lines that the index shows now. */
    void allocateNow(JobRecord record) {
        sagas.start(record, this);
    }

    /**
     * Allocates the stock that an order has released. It does so for the lines that the index shows now, and later, by
     * a job, for those that the index shows then.
     */
    void allocateReleasedBy(Tenant tenant, Order order) {
        Set<String> products = released(order);
        if (!products.isEmpty()) {
            String orderId = order.header().orderId();
            table.jobTable().create(sagas.recordAfterIndexLag(type(), tenant.arguments(Map.of(ORDER, orderId))));
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

    /** Returns the products for which a closed order had reservations. */
    private static Set<String> released(Order order) {
        return order.lines().stream()
                .filter(line -> line.warehouse() != null)
                .map(OrderLine::productId)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Allocates stock of the company's default warehouse; reservations use no other. */
    private void allocate(Tenant tenant, String productId) {
        String warehouse = table.settings(tenant.cnpj()).warehouse();
        PageRequest.of(PAGE)
                .pages(page -> table.waiting(tenant.cnpj(), productId, page))
                .takeWhile(page -> available(tenant, productId, warehouse) > 0)
                .forEach(page -> page.items().forEach(line -> allocate(tenant, line, warehouse)));
    }

    private void allocate(Tenant tenant, OrderLine indexed, String warehouse) {
        if (available(tenant, indexed.productId(), warehouse) < indexed.quantity()) {
            return;
        }
        try {
            changes.change(tenant, indexed.orderId(), change -> {
                OrderLine line = change.line(indexed.line());
                if (!line.waiting() || !change.order().status().derivedFromLines()) {
                    return change.order(); // the index was stale
                }
                reservation.reserve(change, line);
                return change.commit(null, null);
            });
        } catch (ProblemException gone) {
            return; // the order is gone or busy: the next receipt of stock tries again
        }
    }

    private long available(Tenant tenant, String productId, String warehouse) {
        return table.stockAt(tenant.cnpj(), productId, warehouse)
                .map(Stock::available)
                .orElse(0L);
    }
}
