package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.PaymentEntry;
import io.azulejo.orders.table.PaymentPolicy;
import io.azulejo.orders.table.PaymentState;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentBuilder;
import io.azulejo.orders.table.Totals;
import io.azulejo.patterns.job.JobRecord;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Commands that set an order's status. The other statuses are derived from its lines. */
@Singleton
public final class OrderCommands {
    private static final int LONGEST_REASON = 500;

    private final OrdersTable table;
    private final OrderUpdater changes;
    private final Allocation allocation;
    private final Cancellation cancellation;
    private final Dispatch dispatch;
    private final Restocking restocking;

    public OrderCommands(
            OrdersTable table,
            OrderUpdater changes,
            Allocation allocation,
            Cancellation cancellation,
            Dispatch dispatch,
            Restocking restocking) {
        this.table = table;
        this.changes = changes;
        this.allocation = allocation;
        this.cancellation = cancellation;
        this.dispatch = dispatch;
        this.restocking = restocking;
    }

    /** Confirms a fully paid order and reserves stock for its lines. */
    public Order confirm(OrderTarget target) {
        target.tenant().require(CompanyRole.SALES);
        return begin(target, "confirm", null, allocation, change -> {
            change.requireStatus(OrderStatus.Pendente);
            Totals totals = change.totals();
            if (!totals.isPaid()) {
                throw ProblemException.conflict("The order total is " + totals.payable() + " and its payments are "
                        + totals.paid() + "; they must be equal");
            }
            change.transitionTo(OrderStatus.AguardandoEstoque);
        });
    }

    public Order cancel(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SALES);
        String why = TextValidation.line("reason", reason, LONGEST_REASON);
        return begin(target, "cancel", why, cancellation, change -> {
            change.transitionTo(OrderStatus.Cancelado);
            PaymentReduction.all(change);
            change.header().reason(why);
        });
    }

    public Order invoice(OrderTarget target) {
        target.tenant().require(CompanyRole.FINANCE);
        PaymentPolicy policy = policy(target);
        return changes.change(target, change -> {
            change.transitionTo(OrderStatus.Faturado);
            requirePaid(change, policy == PaymentPolicy.CAPTURED ? PaymentPolicy.AUTHORISED : policy);
            return change.commit("invoice", null);
        });
    }

    private PaymentPolicy policy(OrderTarget target) {
        return table.settings(target.tenant().cnpj()).paymentPolicy();
    }

    /** Rejects an order that is not paid as far as the company's policy asks. */
    static void requirePaid(OrderChange change, PaymentPolicy policy) {
        if (policy == PaymentPolicy.NOTHING) {
            return;
        }
        BigDecimal payable = change.totals().payable();
        BigDecimal paid = policy == PaymentPolicy.CAPTURED
                ? captured(change)
                : change.totals().paid();
        if (paid.compareTo(payable) < 0) {
            throw ProblemException.conflict("The order total is " + payable + " and only " + paid + " is "
                    + (policy == PaymentPolicy.CAPTURED ? "captured" : "authorised or captured"));
        }
    }

    private static BigDecimal captured(OrderChange change) {
        return change.payments().stream()
                .flatMap(payment -> Payments.withTransactions(payment, change.now()).transactions().stream())
                .filter(entry -> entry.state() == PaymentState.CAPTURED)
                .map(PaymentEntry::netAmount)
                .reduce(Money.ZERO, BigDecimal::add);
    }

    /** Ships an order whose lines are all packed. */
    public Order ship(OrderTarget target, @Nullable String trackingCode) {
        target.tenant().require(CompanyRole.SHIPPER);
        String code = TextValidation.optionalLine("trackingCode", trackingCode, 100);
        PaymentPolicy policy = policy(target);
        return begin(target, "ship", code, dispatch, change -> {
            change.transitionTo(OrderStatus.Enviado);
            requirePaid(change, policy);
            requireLines(change, ItemStatus.Embalado, ItemStatus.Enviado);
            change.order()
                    .shipments()
                    .forEach(shipment -> change.put(
                            shipment,
                            ShipmentBuilder.of(shipment)
                                    .trackingCode(shipment.shippedAt() == null ? code : shipment.trackingCode())
                                    .shippedAt(shipment.shippedAt() == null ? change.now() : shipment.shippedAt())
                                    .build()));
        });
    }

    public Order deliver(OrderTarget target) {
        target.tenant().require(CompanyRole.SHIPPER);
        return changes.change(target, change -> {
            change.transitionTo(OrderStatus.Entregue);
            for (Shipment shipment : change.order().shipments()) {
                if (shipment.shippedAt() != null && shipment.deliveredAt() == null) {
                    change.put(
                            shipment,
                            ShipmentBuilder.of(shipment)
                                    .deliveredAt(change.now())
                                    .build());
                }
            }
            return change.commit("deliver", null);
        });
    }

    public Order lose(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SHIPPER);
        return set(target, OrderStatus.Extraviado, "lose", TextValidation.line("reason", reason, LONGEST_REASON));
    }

    /** Returns a delivered order entirely. */
    public Order returnOrder(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SALES, CompanyRole.STOCK);
        String why = TextValidation.line("reason", reason, LONGEST_REASON);
        return begin(target, "return", why, restocking, change -> {
            change.transitionTo(OrderStatus.Devolvido);
            requireLines(change, ItemStatus.Enviado, ItemStatus.Devolvido);
            PaymentReduction.all(change);
            change.header().reason(why);
        });
    }

    private Order set(OrderTarget target, OrderStatus phase, String action, @Nullable String reason) {
        return changes.change(target, change -> {
            change.transitionTo(phase);
            if (reason != null) {
                change.header().reason(reason);
            }
            return change.commit(action, reason);
        });
    }

    /** Sets the status and creates the job for the lines in one transaction, then starts the job. */
    private Order begin(
            OrderTarget target, String action, @Nullable String detail, LineJob follows, Consumer<OrderChange> work) {
        JobRecord job = follows.record(target);
        changes.change(target, change -> {
            work.accept(change);
            change.addAction(write -> write.create(job));
            return change.commit(action, detail);
        });
        return follows.runAndRead(target, job);
    }

    private static void requireLines(OrderChange change, ItemStatus... any) {
        List<ItemStatus> states = List.of(any);
        change.order().liveLines().stream()
                .filter(line -> states.stream().noneMatch(state -> state == line.status()))
                .findFirst()
                .ifPresent(line -> {
                    throw ProblemException.conflict(
                            "Line " + line.line() + " is " + line.status() + "; it must be " + states.getFirst());
                });
    }
}
