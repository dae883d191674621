package io.azulejo.orders.domain;

import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.error.WriteRefusedException;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Optimistic updates of orders: reads an order, applies a change, and retries when another writer was faster.
 * Thread-safe.
 */
@Singleton
public final class OrderUpdater {
    /** In each round one writer succeeds, so as many rounds as there are concurrent writers are enough. */
    private static final int ROUNDS = 64;

    private static final Logger LOG = LoggerFactory.getLogger(OrderUpdater.class);

    private final OrdersTable table;
    private final OrdersTable complete;
    private final InstantSource clock;

    public OrderUpdater(OrdersTable table, CompleteReads complete, InstantSource clock) {
        this.table = table;
        this.complete = complete.table();
        this.clock = clock;
    }

    /**
     * Applies a change to the current order.
     *
     * @param work decides and commits; it may run more than once
     */
    Order change(OrderTarget target, Function<OrderChange, Order> work) {
        Order order = read(target.tenant(), target.orderId());
        Versions.require(target.version(), "order", order.header().version());
        return change(target.tenant(), order, work);
    }

    /** Applies a change whatever the order's version. */
    Order change(Tenant tenant, String orderId, Function<OrderChange, Order> work) {
        return change(tenant, read(tenant, orderId), work);
    }

    /** Applies a change, or nothing if an item of the order is missing or cannot be read. For jobs that visit many orders. */
    Optional<Order> changeIfReadable(Tenant tenant, String orderId, Function<OrderChange, Order> work) {
        Optional<Order> order;
        try {
            order = find(tenant, orderId);
        } catch (UnreadableItemException e) {
            LOG.warn("Order {} is left as it is: {}", orderId, unreadable(e));
            return Optional.empty();
        }
        return order.map(loaded -> change(tenant, loaded, work));
    }

    /** Applies a change to the given order. The order is read again only if another writer has changed it. */
    Order change(Tenant tenant, Order loaded, Function<OrderChange, Order> work) {
        Order order = loaded;
        WriteRefusedException refused;
        int round = 0;
        do {
            try {
                return work.apply(new OrderChange(table, tenant, order, clock.instant()));
            } catch (VersionConflictException | ConditionFailedException | AlreadyExistsException e) {
                refused = e;
                order = read(tenant, loaded.header().orderId());
            }
        } while (++round < ROUNDS);
        throw ProblemException.conflict("The order or its stock kept changing: " + refused.entity());
    }

    /**
     * Reads an order whose header was read before the other items. Every change of a line increases the header's
     * version, so the write fails if a line changed in between. Fails with 409 if an item of the order cannot be read.
     */
    Order read(Tenant tenant, String orderId) {
        try {
            return find(tenant, orderId).orElseThrow(() -> ProblemException.notFound("order", orderId));
        } catch (UnreadableItemException e) {
            throw ProblemException.conflict("The order cannot be changed: " + unreadable(e));
        }
    }

    /** Describes the item without its key, which may hold a CPF. */
    private static String unreadable(UnreadableItemException e) {
        return "attribute " + e.attribute() + " of its " + e.entity() + " cannot be read; another application wrote it";
    }

    private Optional<Order> find(Tenant tenant, String orderId) {
        Optional<OrderHeader> header = complete.header(tenant.cnpj(), Ids.requireId("order", orderId));
        return header.flatMap(first -> complete.order(tenant.cnpj(), orderId)
                .map(order -> new Order(
                        first,
                        order.statuses(),
                        order.lines(),
                        order.customers(),
                        order.shipments(),
                        order.payments(),
                        order.history())));
    }
}
