package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.ShipmentBuilder;
import io.azulejo.orders.table.Totals;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The phases that somebody sets. The others follow from the lines. */
@Singleton
public final class OrderCommands {
    private static final int LONGEST_REASON = 500;

    private final OrderChanges changes;
    private final Allocation allocation;
    private final Cancellation cancellation;
    private final Dispatch dispatch;
    private final Restocking restocking;

    public OrderCommands(
            OrderChanges changes,
            Allocation allocation,
            Cancellation cancellation,
            Dispatch dispatch,
            Restocking restocking) {
        this.changes = changes;
        this.allocation = allocation;
        this.cancellation = cancellation;
        this.dispatch = dispatch;
        this.restocking = restocking;
    }

    /** The order is as it should be and paid for: stock is reserved for its lines. */
    public Order confirm(OrderTarget target) {
        target.tenant().require(CompanyRole.SALES);
        return begin(target, "confirm", null, allocation, change -> {
            change.requirePhase(OrderStatus.Pendente);
            Totals totals = change.totals();
            if (!totals.settled()) {
                throw ProblemException.conflict("The order comes to " + totals.payable() + " and its payments to "
                        + totals.paid() + ": they must be the same");
            }
            change.become(OrderStatus.AguardandoEstoque);
        });
    }

    public Order cancel(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SALES);
        String why = Texts.line("reason", reason, LONGEST_REASON);
        return begin(target, "cancel", why, cancellation, change -> {
            change.become(OrderStatus.Cancelado);
            change.header().reason(why);
        });
    }

    public Order invoice(OrderTarget target) {
        target.tenant().require(CompanyRole.FINANCE);
        return set(target, OrderStatus.Faturado, "invoice", null);
    }

    /** The goods leave; every line must be packed. */
    public Order ship(OrderTarget target, @Nullable String trackingCode) {
        target.tenant().require(CompanyRole.SHIPPER);
        String code = Texts.optionalLine("trackingCode", trackingCode, 100);
        return begin(target, "ship", code, dispatch, change -> {
            change.become(OrderStatus.Enviado);
            requireLines(change, ItemStatus.Embalado);
            change.order()
                    .shipments()
                    .forEach(shipment -> change.put(
                            shipment,
                            ShipmentBuilder.of(shipment)
                                    .trackingCode(code)
                                    .shippedAt(change.now())
                                    .build()));
        });
    }

    public Order deliver(OrderTarget target) {
        target.tenant().require(CompanyRole.SHIPPER);
        return set(target, OrderStatus.Entregue, "deliver", null);
    }

    public Order lose(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SHIPPER);
        return set(target, OrderStatus.Extraviado, "lose", Texts.line("reason", reason, LONGEST_REASON));
    }

    /** The customer has given everything back. */
    public Order giveBack(OrderTarget target, String reason) {
        target.tenant().require(CompanyRole.SALES, CompanyRole.STOCK);
        String why = Texts.line("reason", reason, LONGEST_REASON);
        return begin(target, "return", why, restocking, change -> {
            change.become(OrderStatus.Devolvido);
            requireLines(change, ItemStatus.Enviado);
            change.header().reason(why);
        });
    }

    private Order set(OrderTarget target, OrderStatus phase, String action, @Nullable String reason) {
        return changes.change(target, change -> {
            change.become(phase);
            if (reason != null) {
                change.header().reason(reason);
            }
            return change.commit(action, reason);
        });
    }

    /** Sets the phase together with the record of what is to happen to the lines, and goes on with that. */
    private Order begin(
            OrderTarget target, String action, @Nullable String detail, LineJob follows, Consumer<OrderChange> work) {
        JobRecord job = follows.record(target);
        changes.change(target, change -> {
            work.accept(change);
            change.also(write -> write.create(job));
            return change.commit(action, detail);
        });
        return follows.follow(target, job);
    }

    private static void requireLines(OrderChange change, ItemStatus state) {
        change.order().liveLines().stream()
                .filter(line -> line.status() != state)
                .findFirst()
                .ifPresent(line -> {
                    throw ProblemException.conflict(
                            "Line " + line.line() + " is " + line.status() + ", and must be " + state);
                });
    }
}
