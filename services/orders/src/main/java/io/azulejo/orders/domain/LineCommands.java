package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.StockMove;
import io.azulejo.orders.table.Totals;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.BiConsumer;

/**
 * Cancellation and return of single lines, in whole or in part, with their stock and money in one transaction. The goods
 * go to waiting orders.
 */
@Singleton
public final class LineCommands {
    private static final int LONGEST_REASON = 500;

    private final OrderUpdater changes;
    private final Reservation reservation;
    private final BackorderAllocationJob waiting;

    public LineCommands(OrderUpdater changes, Reservation reservation, BackorderAllocationJob waiting) {
        this.changes = changes;
        this.reservation = reservation;
        this.waiting = waiting;
    }

    /** Cancels a line of an order that is not invoiced yet. What was paid beyond the new total is given back. */
    public Order cancel(OrderTarget target, LineQuantity wanted, String reason) {
        target.tenant().require(CompanyRole.SALES);
        return run(target, wanted, "cancel line", reason, (change, line) -> {
            change.requireStatus(
                    OrderStatus.AguardandoEstoque,
                    OrderStatus.AguardandoSeparacao,
                    OrderStatus.EmSeparacao,
                    OrderStatus.Separado);
            int quantity = wanted.of(line);
            if (change.order().liveLines().size() == 1 && quantity == line.quantity()) {
                throw ProblemException.conflict("This is the last line; cancel the order instead");
            }
            end(change, line, quantity, StockMove.Kind.RELEASE, ItemStatus.Cancelado);
            Totals totals = change.totals();
            if (totals.payable().signum() < 0) {
                throw ProblemException.conflict("The discount would exceed the order total; cancel the order instead");
            }
            PaymentReduction.by(change, totals.paid().subtract(totals.payable()).max(Money.ZERO));
        });
    }

    /** Returns a line of a delivered order. Its price, less its share of the discount, is given back. */
    public Order returnLine(OrderTarget target, LineQuantity wanted, String reason) {
        target.tenant().require(CompanyRole.SALES, CompanyRole.STOCK);
        return run(target, wanted, "return line", reason, (change, line) -> {
            change.requireStatus(OrderStatus.Entregue);
            int quantity = wanted.of(line);
            BigDecimal refund = share(change.totals(), line, quantity);
            end(change, line, quantity, StockMove.Kind.RETURN, ItemStatus.Devolvido);
            boolean all = change.lines().stream()
                    .filter(OrderLine::live)
                    .allMatch(other -> other.status() == ItemStatus.Devolvido);
            if (all) {
                change.transitionTo(OrderStatus.Devolvido);
                PaymentReduction.all(change);
            } else {
                PaymentReduction.by(change, refund);
            }
        });
    }

    private static BigDecimal share(Totals totals, OrderLine line, int quantity) {
        BigDecimal amount = line.unitPrice().multiply(BigDecimal.valueOf(quantity));
        BigDecimal discount = totals.items().signum() == 0
                ? Money.ZERO
                : totals.discount().multiply(amount).divide(totals.items(), 2, RoundingMode.HALF_EVEN);
        return Money.scaled(amount.subtract(discount));
    }

    /** Ends a line with this status, or a part of it, which becomes a line of its own. */
    private void end(OrderChange change, OrderLine line, int quantity, StockMove.Kind kind, ItemStatus status) {
        if (!line.status().canTransitionTo(status)) {
            throw ProblemException.conflict(
                    "Line " + line.line() + " is " + line.status() + " and cannot become " + status);
        }
        long moved = kind == StockMove.Kind.RETURN || line.status().reserves() ? quantity : 0;
        if (quantity == line.quantity()) {
            reservation.end(change, line, kind, moved, status);
        } else {
            reservation.moveReserved(change, line, kind, moved);
            change.split(
                    line, quantity, part -> part.status(status).picker(null).leaseUntil(null));
        }
    }

    private Order run(
            OrderTarget target,
            LineQuantity wanted,
            String action,
            String reason,
            BiConsumer<OrderChange, OrderLine> work) {
        String why = TextValidation.line("reason", reason, LONGEST_REASON);
        JobRecord allocation = waiting.record(target.tenant(), wanted.id().productId());
        changes.change(target, change -> {
            work.accept(change, change.line(wanted.id()));
            change.addAction(write -> write.create(allocation));
            return change.commit(action, wanted.line() + ": " + why);
        });
        waiting.allocateNow(allocation);
        return changes.read(target.tenant(), target.orderId());
    }
}
