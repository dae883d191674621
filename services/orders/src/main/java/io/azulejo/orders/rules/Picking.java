package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineAttributes;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.StockMove;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Picking: a picker claims a line for a while, and nobody else has it until that time is over or the picker lets it go.
 */
@Singleton
public final class Picking {
    private static final int NEXT_TRIED = 20;

    private final OrdersTable table;
    private final OrderChanges changes;
    private final Reservation reservation;
    private final WaitingLines waiting;
    private final InstantSource clock;
    private final PickLease lease;

    public Picking(
            OrdersTable table,
            OrderChanges changes,
            Reservation reservation,
            WaitingLines waiting,
            InstantSource clock,
            PickLease lease) {
        this.table = table;
        this.changes = changes;
        this.reservation = reservation;
        this.waiting = waiting;
        this.clock = clock;
        this.lease = lease;
    }

    /** How long a picker has for a line. */
    public record PickLease(Duration time) {}

    /** What can be claimed now, the most urgent first, then by day, then as one walks along the shelves. */
    public Page<OrderLine> queue(Tenant tenant, @Nullable String warehouse, PageRequest page) {
        String where = Fields.warehouse(warehouse, () -> table.settings(tenant.cnpj()));
        Condition<OrderLine> free =
                OrderLineAttributes.PICKER.missing().or(OrderLineAttributes.LEASE_UNTIL.le(clock.instant()));
        return table.pickQueue(tenant.cnpj(), where, free, page);
    }

    public Order claim(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            if (line.status() == ItemStatus.EmSeparacao
                    && holds(line)
                    && !tenant.actor().equals(line.picker())) {
                throw ProblemException.conflict("Line " + id + " is another picker's until " + line.leaseUntil());
            }
            change.put(OrderLineBuilder.of(line)
                    .status(ItemStatus.EmSeparacao)
                    .picker(tenant.actor())
                    .leaseUntil(clock.instant().plus(lease.time()))
                    .build());
        });
    }

    /** Claims what comes first in the queue; empty if there is nothing to pick. */
    public Optional<OrderLine> claimNext(Tenant tenant, @Nullable String warehouse) {
        tenant.require(CompanyRole.PICKER);
        for (OrderLine line : queue(tenant, warehouse, PageRequest.of(NEXT_TRIED))) {
            try {
                return claim(tenant, line.orderId(), line.line()).lines().stream()
                        .filter(claimed -> claimed.line().equals(line.line()))
                        .findFirst();
            } catch (ProblemException e) {
                if (e.type() != ProblemType.CONFLICT) {
                    throw e;
                }
                // another picker was faster, or the order is no more: on to the next
            }
        }
        return Optional.empty();
    }

    public Order renew(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            requireHeld(tenant, line);
            change.put(OrderLineBuilder.of(line)
                    .leaseUntil(clock.instant().plus(lease.time()))
                    .build());
        });
    }

    /** Lets a line go; owners can take one from whoever holds it. */
    public Order release(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            if (!tenant.has(CompanyRole.OWNER) || line.status() != ItemStatus.EmSeparacao) {
                requireHeld(tenant, line);
            }
            change.put(back(line));
        });
    }

    /** Gives lines back to the queue whose time is over; says how many. */
    public int sweep(Tenant tenant, @Nullable String warehouse) {
        tenant.require(CompanyRole.PICKER, CompanyRole.STOCK);
        return (int) PageRequest.of(100)
                .all(page -> queue(tenant, warehouse, page))
                .filter(line -> line.status() == ItemStatus.EmSeparacao && sweep(tenant, line))
                .count();
    }

    private boolean sweep(Tenant tenant, OrderLine shown) {
        Order order = changes.change(tenant, shown.orderId(), change -> {
            OrderLine line = change.line(shown.line());
            if (line.status() != ItemStatus.EmSeparacao || holds(line)) {
                return change.order();
            }
            change.put(back(line));
            return change.commit(null, null);
        });
        return order.lines().stream()
                .anyMatch(line -> line.line().equals(shown.line()) && line.status() == ItemStatus.AguardandoSeparacao);
    }

    /**
     * The picker has found so many. What is missing becomes a line of its own that waits for stock, or, if nothing was
     * found, the line itself waits; the books are put right. If they have more of it, those who wait are served at
     * once: younger orders would take it otherwise.
     */
    public Order pick(Tenant tenant, String orderId, LineId id, long found) {
        tenant.require(CompanyRole.PICKER);
        JobRecord serving = waiting.record(tenant, id.productId());
        Order picked = change(tenant, orderId, id, (change, line) -> {
            requireHeld(tenant, line);
            if (found < 0 || found > line.quantity()) {
                throw ProblemException.invalid("quantity", "must be from 0 to " + line.quantity());
            }
            int missing = line.quantity() - (int) found;
            if (missing > 0) {
                change.also(write -> write.create(serving));
            }
            OrderLineBuilder settled = reservation.settle(change, line, StockMove.Kind.SHORTAGE, missing);
            if (found == 0) {
                change.put(settled.status(ItemStatus.SemEstoque).warehouse(null).build());
                return;
            }
            change.put(settled.status(ItemStatus.Separado).quantity((int) found).build());
            if (missing > 0) {
                change.create(OrderLineBuilder.of(line)
                        .line(change.nextLine(line.productId()))
                        .quantity(missing)
                        .status(ItemStatus.SemEstoque)
                        .warehouse(null)
                        .picker(null)
                        .leaseUntil(null)
                        .version(0)
                        .build());
            }
        });
        boolean waits = picked.lines().stream()
                .anyMatch(line -> line.waiting() && line.productId().equals(id.productId()));
        if (!waits) {
            return picked;
        }
        waiting.serve(serving);
        return changes.read(tenant, orderId);
    }

    /** Puts a picked line into its box. */
    public Order pack(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER, CompanyRole.SHIPPER);
        return changes.change(tenant, orderId, change -> {
            change.requirePhase(OrderStatus.Separado, OrderStatus.Faturado);
            change.put(OrderLineBuilder.of(change.line(id))
                    .status(ItemStatus.Embalado)
                    .build());
            return change.commit(null, null);
        });
    }

    private Order change(Tenant tenant, String orderId, LineId id, BiConsumer<OrderChange, OrderLine> work) {
        return changes.change(tenant, orderId, change -> {
            change.requirePhase(
                    OrderStatus.AguardandoEstoque, OrderStatus.AguardandoSeparacao, OrderStatus.EmSeparacao);
            work.accept(change, change.line(id));
            return change.commit(null, null);
        });
    }

    private static OrderLine back(OrderLine line) {
        return OrderLineBuilder.of(line)
                .status(ItemStatus.AguardandoSeparacao)
                .picker(null)
                .leaseUntil(null)
                .build();
    }

    private boolean holds(OrderLine line) {
        Instant until = line.leaseUntil();
        return line.picker() != null && until != null && until.isAfter(clock.instant());
    }

    private void requireHeld(Tenant tenant, OrderLine line) {
        if (line.status() != ItemStatus.EmSeparacao
                || !holds(line)
                || !tenant.actor().equals(line.picker())) {
            throw ProblemException.conflict("Line " + line.line() + " is not yours: claim it first");
        }
    }
}
