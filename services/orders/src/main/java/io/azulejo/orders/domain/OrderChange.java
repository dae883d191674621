package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderBuilder;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderLineKeys;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentKeys;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentKeys;
import io.azulejo.orders.table.StatusItem;
import io.azulejo.orders.table.StatusItemKeys;
import io.azulejo.orders.table.Totals;
import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.KeyAttribute;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Change of one order, written in one transaction: lines, payments and shipments, the header with its version, totals
 * and status, the replaced status item, and the history. Not thread-safe; for a single use.
 */
final class OrderChange {
    private static final int LONGEST_SHOWN = 40;
    /** Condition that no other application has moved the status item. A legacy one may have nothing but its key. */
    private static final Condition<StatusItem> EXISTS =
            KeyAttribute.<StatusItem, String>of("PK", "PK", Codecs.STRING).exists();

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
    private final List<OrderStatusCode> statuses = new ArrayList<>();
    private final List<HistoryEntry> history;
    private final List<OrderCustomer> customers;
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
        this.statuses.add(order.status());
        this.history = new ArrayList<>(order.history());
        this.customers = new ArrayList<>(order.customers());
        Totals before = order.header().totals();
        this.discount = before == null ? Money.ZERO : before.discount();
    }

    /** Returns the order as it was read. */
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

    /** Returns the totals of the order with the changes so far. */
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

    List<Payment> payments() {
        return List.copyOf(payments.values());
    }

    Optional<Payment> payment(String method) {
        return Optional.ofNullable(payments.get(method));
    }

    /** Returns the id for another line of the product. */
    LineId nextLine(String productId) {
        int number = 1;
        while (lines.containsKey(new LineId(productId, number))) {
            number++;
        }
        return new LineId(productId, number);
    }

    void requireStatus(OrderStatus... any) {
        if (!Arrays.asList(any).contains(order.status())) {
            throw ProblemException.conflict("The order is " + order.status() + "; it must be "
                    + String.join(" or ", Arrays.stream(any).map(Enum::name).toList()));
        }
    }

    /** Changes a line. Its status stays the same or moves to an allowed next status. */
    void put(OrderLine line) {
        OrderLine old = line(line.line());
        if (!old.status().equals(line.status()) && !old.status().canTransitionTo(line.status())) {
            throw ProblemException.conflict(
                    "Line " + line.line() + " is " + old.status() + " and cannot become " + line.status());
        }
        lines.put(line.line(), line);
        changed.put(OrderLineKeys.of(line.cnpj(), line.orderId(), line.line()), line);
    }

    /** Returns the lines with the changes so far. */
    List<OrderLine> lines() {
        return List.copyOf(lines.values());
    }

    /** Moves a part of a line to a new line of the same product, which the caller changes further. */
    void split(OrderLine line, int quantity, UnaryOperator<OrderLineBuilder> work) {
        put(OrderLineBuilder.of(line).quantity(line.quantity() - quantity).build());
        create(work.apply(OrderLineBuilder.of(line)
                        .line(nextLine(line.productId()))
                        .quantity(quantity)
                        .version(0))
                .build());
    }

    /** Returns the shipment with this id. */
    Shipment shipment(String id) {
        return shipments.stream()
                .filter(shipment -> shipment.id().equals(id))
                .findFirst()
                .orElseThrow(() ->
                        ProblemException.notFound("shipment", id.substring(0, Math.min(id.length(), LONGEST_SHOWN))));
    }

    /** Replaces the line with the same id entirely. */
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

    /** Adds a shipment, or replaces another one whose key may differ. */
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

    /** Adds another write to the transaction, such as a change of stock. */
    void addAction(Consumer<TransactWrite> action) {
        actions.add(action);
    }

    /** Replaces a customer. */
    void replaceCustomer(OrderCustomer old, OrderCustomer next) {
        actions.add(write -> write.delete(old).create(next));
        customers.replaceAll(known -> known.equals(old) ? next : known);
    }

    /** Replaces an entry of the history with the same key. */
    void replaceHistory(HistoryEntry entry) {
        actions.add(write -> write.put(entry));
        history.replaceAll(old -> old.id().equals(entry.id()) ? entry : old);
    }

    void transitionTo(OrderStatus next) {
        lines.values().stream()
                .filter(OrderLine::hasUnrecognizedStatus)
                .findFirst()
                .ifPresent(line -> {
                    throw ProblemException.conflict("Line " + line.line() + " is " + line.status()
                            + ", a status of another application; the order cannot become " + next);
                });
        OrderStatusCode status = statuses.getLast();
        if (!status.canTransitionTo(next)) {
            throw ProblemException.conflict("The order is " + status + " and cannot become " + next);
        }
        statuses.add(next);
    }

    /**
     * Writes all changes in one transaction.
     *
     * @param action name of the change in the history; null to record only a change of status
     * @return the order after the change, with its earlier history
     */
    Order commit(@Nullable String action, @Nullable String detail) {
        deriveStatus();
        OrderStatusCode status = statuses.getLast();
        TransactWrite write = table.transaction();
        write.change(header.orderStatus(status)
                .totals(totals())
                .updatedBy(tenant.actor())
                .build());
        changed.values().forEach(write::change);
        actions.forEach(each -> each.accept(write));
        replaceStatusItem(write, status);
        newHistory(action, detail).forEach(write::create);
        return after(write.run(), status);
    }

    private void deriveStatus() {
        List<OrderLine> live = lines.values().stream().filter(OrderLine::live).toList();
        if (!(statuses.getLast() instanceof OrderStatus status)
                || live.stream().anyMatch(OrderLine::hasUnrecognizedStatus)) {
            return; // the meaning of unknown codes is unclear: keep the status
        }
        OrderStatus next = DerivedOrderStatus.after(status, live);
        while (next != statuses.getLast()) {
            transitionTo(next);
            next = DerivedOrderStatus.after(next, live);
        }
    }

    /** Replaces all existing status items with the one for this status. A consistent order has exactly one. */
    private void replaceStatusItem(TransactWrite write, OrderStatusCode status) {
        OrderHeader of = order.header();
        for (StatusItem item : order.statuses()) {
            if (!item.orderStatus().equals(status)) {
                write.delete(StatusItemKeys.of(of.cnpj(), of.orderId(), item.orderStatus()), EXISTS);
            }
        }
        if (order.statuses().stream().noneMatch(item -> item.orderStatus().equals(status))) {
            write.create(StatusItem.of(of.cnpj(), of.orderId(), status));
        }
    }

    private List<HistoryEntry> newHistory(@Nullable String action, @Nullable String detail) {
        List<HistoryEntry> entries = new ArrayList<>();
        for (int i = 1; i < statuses.size(); i++) {
            entries.add(entry(action == null ? "status" : action, statuses.get(i - 1), statuses.get(i), detail));
        }
        if (entries.isEmpty() && action != null) {
            entries.add(entry(action, null, null, detail));
        }
        return entries;
    }

    private HistoryEntry entry(
            String action, @Nullable OrderStatusCode from, @Nullable OrderStatusCode to, @Nullable String detail) {
        return tenant.history(order.header().orderId(), now, action, from, to, detail);
    }

    private Order after(TransactionResult written, OrderStatusCode status) {
        OrderHeader now = written.first(OrderHeader.class);
        written.all(OrderLine.class).forEach(line -> lines.put(line.line(), line));
        written.all(Payment.class).forEach(payment -> payments.put(payment.paymentMethod(), payment));
        for (Shipment shipment : written.all(Shipment.class)) {
            shipments.removeIf(old -> sameKey(old, shipment));
            shipments.add(shipment);
        }
        return new Order(
                now,
                List.of(StatusItem.of(now.cnpj(), now.orderId(), status)),
                List.copyOf(lines.values()),
                List.copyOf(customers),
                List.copyOf(shipments),
                List.copyOf(payments.values()),
                List.copyOf(history));
    }

    private static boolean sameKey(Shipment one, Shipment other) {
        return key(one).equals(key(other));
    }

    private static EntityKey<Shipment> key(Shipment shipment) {
        return ShipmentKeys.of(shipment.cnpj(), shipment.orderId(), shipment.city(), shipment.slot());
    }
}
