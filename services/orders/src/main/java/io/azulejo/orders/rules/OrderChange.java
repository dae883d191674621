package io.azulejo.orders.rules;

import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderBuilder;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineKeys;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentKeys;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentKeys;
import io.azulejo.orders.table.StatusItem;
import io.azulejo.orders.table.StatusItemAttributes;
import io.azulejo.orders.table.StatusItemKeys;
import io.azulejo.orders.table.Totals;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One change of one order, written in one transaction: lines, payments and shipments with the header's version, totals
 * and phase, the status item that goes and the one that comes, and the history. Not thread-safe, used once.
 */
final class OrderChange {
    private final OrdersTable table;
    private final Tenant tenant;
    private final Order order;
    private final Instant now;
    private final OrderHeaderBuilder header;
    private final Map<LineId, OrderLine> lines = new LinkedHashMap<>();
    private final Map<String, Payment> payments = new LinkedHashMap<>();
    private final List<Shipment> shipments;
    private final Map<EntityKey<?>, Object> changed = new LinkedHashMap<>();
    private final List<Consumer<TransactWrite>> actions = new ArrayList<>();
    private final List<OrderCode> phases = new ArrayList<>();
    private BigDecimal discount;

    OrderChange(OrdersTable table, Tenant tenant, Order order, Instant now) {
        this.table = table;
        this.tenant = tenant;
        this.order = order;
        this.now = now;
        this.header = OrderHeaderBuilder.of(order.header());
        order.lines().forEach(line -> lines.put(line.line(), line));
        order.payments().forEach(payment -> payments.put(payment.paymentMethod(), payment));
        this.shipments = new ArrayList<>(order.shipments());
        this.phases.add(order.status());
        Totals before = order.header().totals();
        this.discount = before == null ? Money.ZERO : before.discount();
    }

    /** The order as it was read. */
    Order order() {
        return order;
    }

    Tenant tenant() {
        return tenant;
    }

    Instant now() {
        return now;
    }

    OrderHeaderBuilder header() {
        return header;
    }

    /** What the order comes to, with the changes so far. */
    Totals totals() {
        return Totals.of(lines.values(), shipments, discount, payments.values());
    }

    void discount(BigDecimal amount) {
        discount = amount;
    }

    OrderLine line(LineId id) {
        OrderLine line = lines.get(id);
        if (line == null) {
            throw ProblemException.notFound("line", id.toString());
        }
        return line;
    }

    Optional<Payment> payment(String method) {
        return Optional.ofNullable(payments.get(method));
    }

    /** A number for another line of the product. */
    LineId nextLine(String productId) {
        int number = 1;
        while (lines.containsKey(new LineId(productId, number))) {
            number++;
        }
        return new LineId(productId, number);
    }

    void requirePhase(OrderStatus... any) {
        if (!Arrays.asList(any).contains(order.status())) {
            throw ProblemException.conflict("The order is " + order.status() + ", and must be "
                    + String.join(" or ", Arrays.stream(any).map(Enum::name).toList()));
        }
    }

    /** Changes a line; its state may be the same or one that follows. */
    void put(OrderLine line) {
        OrderLine old = line(line.line());
        if (!old.status().equals(line.status()) && !old.status().mayBecome(line.status())) {
            throw ProblemException.conflict(
                    "Line " + line.line() + " is " + old.status() + " and cannot become " + line.status());
        }
        lines.put(line.line(), line);
        changed.put(OrderLineKeys.of(line.cnpj(), line.orderId(), line.line()), line);
    }

    /** Puts a line in the place of another, of which nothing is left. */
    void replace(OrderLine line) {
        lines.put(line.line(), line);
        actions.add(write -> write.put(line));
    }

    void create(OrderLine line) {
        lines.put(line.line(), line);
        actions.add(write -> write.create(line));
    }

    void remove(OrderLine line) {
        lines.remove(line.line());
        actions.add(write -> write.delete(line));
    }

    void put(Payment payment) {
        if (payments.put(payment.paymentMethod(), payment) == null) {
            actions.add(write -> write.create(payment));
        } else {
            changed.put(PaymentKeys.of(payment.cnpj(), payment.orderId(), payment.paymentMethod()), payment);
        }
    }

    /** A shipment that is new under its key, in place of another one or beside those there are. */
    void put(@Nullable Shipment replaced, Shipment shipment) {
        if (replaced == null) {
            actions.add(write -> write.create(shipment));
        } else {
            shipments.remove(replaced);
            if (sameKey(replaced, shipment)) {
                changed.put(key(shipment), shipment);
            } else {
                actions.add(write -> write.delete(replaced).create(shipment));
            }
        }
        shipments.add(shipment);
    }

    /** Whatever else belongs into the transaction, such as stock. */
    void also(Consumer<TransactWrite> action) {
        actions.add(action);
    }

    void become(OrderStatus next) {
        lines.values().stream().filter(OrderLine::foreign).findFirst().ifPresent(line -> {
            throw ProblemException.conflict("Line " + line.line() + " is " + line.status()
                    + ", a state of another program: the order cannot become " + next);
        });
        OrderCode phase = phases.getLast();
        if (!phase.mayBecome(next)) {
            throw ProblemException.conflict("The order is " + phase + " and cannot become " + next);
        }
        phases.add(next);
    }

    /**
     * Writes it all, or nothing.
     *
     * @param action what history calls it; null if only a change of phase is worth telling
     * @return the order as it is now, but for its history
     */
    Order commit(@Nullable String action, @Nullable String detail) {
        project();
        OrderCode phase = phases.getLast();
        TransactWrite write = table.transaction();
        write.change(header.orderStatus(phase)
                .totals(totals())
                .updatedBy(tenant.actor())
                .build());
        changed.values().forEach(write::change);
        actions.forEach(each -> each.accept(write));
        status(write, phase);
        history(action, detail).forEach(write::create);
        return after(write.run(), phase);
    }

    private void project() {
        List<OrderLine> live = lines.values().stream().filter(OrderLine::live).toList();
        if (!(phases.getLast() instanceof OrderStatus phase) || live.stream().anyMatch(OrderLine::foreign)) {
            return; // what others mean by their codes is not known: the phase stays
        }
        OrderStatus next = Projection.after(phase, live);
        while (next != phases.getLast()) {
            become(next);
            next = Projection.after(next, live);
        }
    }

    /** Whatever status items there are give way to the one of this phase: one in orders that nobody has broken. */
    private void status(TransactWrite write, OrderCode phase) {
        OrderHeader of = order.header();
        for (StatusItem item : order.statuses()) {
            if (!item.orderStatus().equals(phase)) {
                write.delete(
                        StatusItemKeys.of(of.cnpj(), of.orderId(), item.orderStatus()),
                        StatusItemAttributes.ORDER_STATUS.exists());
            }
        }
        if (order.statuses().stream().noneMatch(item -> item.orderStatus().equals(phase))) {
            write.create(new StatusItem(of.cnpj(), of.orderId(), phase));
        }
    }

    private List<HistoryEntry> history(@Nullable String action, @Nullable String detail) {
        List<HistoryEntry> entries = new ArrayList<>();
        for (int i = 1; i < phases.size(); i++) {
            entries.add(entry(action == null ? "status" : action, phases.get(i - 1), phases.get(i), detail));
        }
        if (entries.isEmpty() && action != null) {
            entries.add(entry(action, null, null, detail));
        }
        return entries;
    }

    private HistoryEntry entry(
            String action, @Nullable OrderCode from, @Nullable OrderCode to, @Nullable String detail) {
        return tenant.history(order.header().orderId(), now, action, from, to, detail);
    }

    private Order after(Written written, OrderCode phase) {
        OrderHeader now = written.first(OrderHeader.class);
        written.all(OrderLine.class).forEach(line -> lines.put(line.line(), line));
        written.all(Payment.class).forEach(payment -> payments.put(payment.paymentMethod(), payment));
        for (Shipment shipment : written.all(Shipment.class)) {
            shipments.removeIf(old -> sameKey(old, shipment));
            shipments.add(shipment);
        }
        return new Order(
                now,
                List.of(new StatusItem(now.cnpj(), now.orderId(), phase)),
                List.copyOf(lines.values()),
                order.customer(),
                List.copyOf(shipments),
                List.copyOf(payments.values()),
                order.history());
    }

    private static boolean sameKey(Shipment one, Shipment other) {
        return key(one).equals(key(other));
    }

    private static EntityKey<Shipment> key(Shipment shipment) {
        return ShipmentKeys.of(shipment.cnpj(), shipment.orderId(), shipment.city(), shipment.slot());
    }
}
