package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineAttributes;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Picking of order lines. A picker claims a line under a lease; no other picker can claim it until the lease expires or
 * the picker releases the line.
 */
@Singleton
public final class Picking {
    private static final int MAX_CANDIDATES = 20;

    private final OrdersTable table;
    private final OrderUpdater changes;
    private final Reservation reservation;
    private final BackorderAllocationJob waiting;
    private final InstantSource clock;
    private final PickLease lease;

    public Picking(
            OrdersTable table,
            OrderUpdater changes,
            Reservation reservation,
            BackorderAllocationJob waiting,
            InstantSource clock,
            PickLease lease) {
        this.table = table;
        this.changes = changes;
        this.reservation = reservation;
        this.waiting = waiting;
        this.clock = clock;
        this.lease = lease;
    }

    /** Time that a picker holds a claimed line. */
    public record PickLease(Duration time) {}

    /** Returns the lines that can be claimed now, sorted by priority, due date and bin. */
    public Page<OrderLine> queue(Tenant tenant, @Nullable String warehouse, PageRequest page) {
        String where = Fields.warehouseParameter(warehouse, () -> table.settings(tenant.cnpj()));
        Condition<OrderLine> free =
                OrderLineAttributes.PICKER.missing().or(OrderLineAttributes.LEASE_UNTIL.le(clock.instant()));
        Page<OrderLine> queued = table.pickQueue(tenant.cnpj(), where, free, page);
        return warehouse == null && queued.next().isEmpty() ? withLegacyLines(tenant, queued, page.size()) : queued;
    }

    /**
     * Adds the lines that another application marked as ready for picking. They have no warehouse and are therefore not
     * in the queue's index. They come last, as many as the page has room for.
     */
    private Page<OrderLine> withLegacyLines(Tenant tenant, Page<OrderLine> queued, int size) {
        int room = size - queued.items().size();
        if (room == 0) {
            return queued;
        }
        List<OrderLine> lines = new ArrayList<>(queued.items());
        lines.addAll(table.itemsByStatusWhere(
                        ItemStatus.AguardandoSeparacao,
                        tenant.cnpj(),
                        OrderLineAttributes.WAREHOUSE.missing(),
                        PageRequest.of(room))
                .items());
        return new Page<>(lines, null);
    }

    public Order claim(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            if (line.status() == ItemStatus.EmSeparacao
                    && leased(line)
                    && !tenant.actor().equals(line.picker())) {
                throw ProblemException.conflict(
                        "Line " + id + " is claimed by another picker until " + line.leaseUntil());
            }
            change.put(OrderLineBuilder.of(line)
                    .status(ItemStatus.EmSeparacao)
                    .picker(tenant.actor())
                    .leaseUntil(clock.instant().plus(lease.time()))
                    .build());
        });
    }

    /** Claims the first free line of the queue. Returns empty if there is nothing to pick. */
    public Optional<OrderLine> claimNext(Tenant tenant, @Nullable String warehouse) {
        tenant.require(CompanyRole.PICKER);
        for (OrderLine line : queue(tenant, warehouse, PageRequest.of(MAX_CANDIDATES))) {
            try {
                return claim(tenant, line.orderId(), line.line()).lines().stream()
                        .filter(claimed -> claimed.line().equals(line.line()))
                        .findFirst();
            } catch (ProblemException e) {
                if (e.type() != ProblemType.CONFLICT && e.type() != ProblemType.NOT_FOUND) {
                    throw e;
                }
                // another picker was faster, or the order is closed, incomplete or unreadable: try the next
            }
        }
        return Optional.empty();
    }

    public Order renew(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            requireClaimed(tenant, line);
            change.put(OrderLineBuilder.of(line)
                    .leaseUntil(clock.instant().plus(lease.time()))
                    .build());
        });
    }

    /** Releases a line. Owners can release a line that another picker holds. */
    public Order release(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER);
        return change(tenant, orderId, id, (change, line) -> {
            if (!tenant.has(CompanyRole.OWNER) || line.status() != ItemStatus.EmSeparacao) {
                requireClaimed(tenant, line);
            }
            change.put(released(line));
        });
    }

    /** Returns lines with an expired lease to the queue and returns how many there were. */
    public int sweep(Tenant tenant, @Nullable String warehouse) {
        tenant.require(CompanyRole.PICKER, CompanyRole.STOCK);
        return (int) PageRequest.of(100)
                .all(page -> queue(tenant, warehouse, page))
                .filter(line -> line.status() == ItemStatus.EmSeparacao && sweep(tenant, line))
                .count();
    }

    private boolean sweep(Tenant tenant, OrderLine listed) {
        return changes
                .changeIfReadable(tenant, listed.orderId(), change -> {
                    OrderLine line = change.line(listed.line());
                    if (line.status() != ItemStatus.EmSeparacao || leased(line)) {
                        return change.order();
                    }
                    change.put(released(line));
                    return change.commit(null, null);
                })
                .stream()
                .flatMap(order -> order.lines().stream())
                .anyMatch(line -> line.line().equals(listed.line()) && line.status() == ItemStatus.AguardandoSeparacao);
    }

    /**
     * Records how many units were found. Missing units become a separate line that waits for stock; if nothing was
     * found, the line itself waits. The stock is corrected. If stock is left, waiting lines are allocated at once,
     * because newer orders would take it otherwise.
     */
    public Order pick(Tenant tenant, String orderId, LineId id, long found) {
        tenant.require(CompanyRole.PICKER);
        JobRecord allocation = waiting.record(tenant, id.productId());
        Order picked = change(tenant, orderId, id, (change, line) -> {
            requireClaimed(tenant, line);
            if (found < 0 || found > line.quantity()) {
                throw ProblemException.invalid("quantity", "must be from 0 to " + line.quantity());
            }
            int missing = line.quantity() - (int) found;
            if (missing > 0) {
                change.addAction(write -> write.create(allocation));
            }
            OrderLineBuilder settled = reservation.moveReserved(change, line, StockMove.Kind.SHORTAGE, missing);
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
        boolean stillWaiting = picked.lines().stream()
                .anyMatch(line -> line.waiting() && line.productId().equals(id.productId()));
        if (!stillWaiting) {
            return picked;
        }
        waiting.allocateNow(allocation);
        return changes.read(tenant, orderId);
    }

    /** Marks a picked line as packed. */
    public Order pack(Tenant tenant, String orderId, LineId id) {
        tenant.require(CompanyRole.PICKER, CompanyRole.SHIPPER);
        return changes.change(tenant, orderId, change -> {
            change.requireStatus(OrderStatus.Separado, OrderStatus.Faturado);
            change.put(OrderLineBuilder.of(change.line(id))
                    .status(ItemStatus.Embalado)
                    .build());
            return change.commit(null, null);
        });
    }

    private Order change(Tenant tenant, String orderId, LineId id, BiConsumer<OrderChange, OrderLine> work) {
        return changes.change(tenant, orderId, change -> {
            change.requireStatus(
                    OrderStatus.AguardandoEstoque, OrderStatus.AguardandoSeparacao, OrderStatus.EmSeparacao);
            work.accept(change, change.line(id));
            return change.commit(null, null);
        });
    }

    private static OrderLine released(OrderLine line) {
        return OrderLineBuilder.of(line)
                .status(ItemStatus.AguardandoSeparacao)
                .picker(null)
                .leaseUntil(null)
                .build();
    }

    private boolean leased(OrderLine line) {
        Instant until = line.leaseUntil();
        return line.picker() != null && until != null && until.isAfter(clock.instant());
    }

    private void requireClaimed(Tenant tenant, OrderLine line) {
        if (line.status() != ItemStatus.EmSeparacao
                || !leased(line)
                || !tenant.actor().equals(line.picker())) {
            throw ProblemException.conflict("Line " + line.line() + " is not claimed by you; claim it first");
        }
    }
}
