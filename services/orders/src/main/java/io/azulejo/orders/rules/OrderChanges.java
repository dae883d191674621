package io.azulejo.orders.rules;

import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.function.Function;

/** Reads an order, changes it, and does both again when somebody else was faster. Thread-safe. */
@Singleton
public final class OrderChanges {
    /** Each round somebody gets through, so that as many rounds as there are people at one order suffice. */
    private static final int ROUNDS = 64;

    private final OrdersTable table;
    private final InstantSource clock;

    public OrderChanges(OrdersTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /**
     * Makes the change on the order as it is now.
     *
     * @param work decides on what it reads and commits; it may be asked more than once
     */
    Order change(OrderTarget target, Function<OrderChange, Order> work) {
        Order order = read(target.tenant(), target.orderId());
        Versions.require(target.version(), "order", order.header().version());
        return change(target.tenant(), order, work);
    }

    /** The same without a version of the caller's. */
    Order change(Tenant tenant, String orderId, Function<OrderChange, Order> work) {
        return change(tenant, read(tenant, orderId), work);
    }

    /** Begins with the order in hand, and reads it only when somebody else has changed it meanwhile. */
    Order change(Tenant tenant, Order inHand, Function<OrderChange, Order> work) {
        Order order = inHand;
        WriteRefusedException refused;
        int round = 0;
        do {
            try {
                return work.apply(new OrderChange(table, tenant, order, clock.instant()));
            } catch (VersionConflictException | ConditionFailedException | AlreadyExistsException e) {
                refused = e;
                order = read(tenant, inHand.header().orderId());
            }
        } while (++round < ROUNDS);
        throw ProblemException.conflict("Others kept changing the order or its stock: " + refused.entity());
    }

    /**
     * The order with the header that was read before the rest. Every change of a line raises the header's version, so
     * that a line which changed while the rest was read makes the write fail.
     */
    Order read(Tenant tenant, String orderId) {
        OrderHeader header =
                table.header(tenant.cnpj(), orderId).orElseThrow(() -> ProblemException.notFound("order", orderId));
        Order order =
                table.order(tenant.cnpj(), orderId).orElseThrow(() -> ProblemException.notFound("order", orderId));
        return new Order(
                header,
                order.statuses(),
                order.lines(),
                order.customer(),
                order.shipments(),
                order.payments(),
                order.history());
    }
}
