package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentBuilder;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Changes to a pending order. */
@Singleton
public final class OrderEdit {
    private final OrderUpdater changes;
    private final OrderLineFactory lines;

    public OrderEdit(OrderUpdater changes, OrderLineFactory lines) {
        this.changes = changes;
        this.lines = lines;
    }

    /**
     * Order details other than lines, as they are to be.
     *
     * @param discount null for none
     */
    @Json
    public record Details(
            @Nullable String notes,
            @Nullable BigDecimal discount,
            @Nullable Integer priority,
            @Nullable LocalDate due) {

        public static Details of(Order order) {
            OrderHeader header = order.header();
            return new Details(header.notes(), order.totals().discount(), header.priority(), header.due());
        }
    }

    public Order details(OrderTarget target, Details details) {
        return change(target, "change", change -> {
            change.header()
                    .notes(OrderEntry.notes(details.notes()))
                    .priority(OrderEntry.priority(details.priority()))
                    .due(details.due());
            change.discount(OrderEntry.discount(details.discount()));
        });
    }

    /** Adds to the line with the same product and price, or adds another line. */
    public Order addLine(OrderTarget target, LineDraft draft) {
        target.tenant().require(CompanyRole.SALES);
        DraftLine line = lines.valid(target.tenant(), draft, "line");
        return change(target, "add line", change -> {
            Optional<OrderLine> same = change.order().lines().stream()
                    .filter(existing -> existing.productId().equals(line.productId())
                            && existing.unitPrice().compareTo(line.unitPrice()) == 0)
                    .findFirst();
            if (same.isPresent()) {
                long sum = (long) same.get().quantity() + line.quantity();
                change.put(
                        OrderLineBuilder.of(same.get()).quantity(quantity(sum)).build());
                return;
            }
            if (change.order().lines().size() >= OrderLineFactory.MAX_LINES) {
                throw ProblemException.conflict("An order has at most " + OrderLineFactory.MAX_LINES + " lines");
            }
            OrderLine added = OrderLineFactory.line(target.tenant().cnpj(), target.orderId(), line);
            change.create(OrderLineBuilder.of(added)
                    .line(change.nextLine(line.productId()))
                    .build());
        });
    }

    /** Quantity and unit price of a line, as they are to be. */
    @Json
    @Valid
    public record LineChange(Long quantity, BigDecimal unitPrice) {}

    /** Returns the current quantity and unit price of a line. */
    public LineChange line(OrderTarget target, LineId id) {
        target.tenant().require(CompanyRole.SALES);
        OrderLine line = lines.existing(target.tenant(), target.orderId(), id);
        return new LineChange((long) line.quantity(), line.unitPrice());
    }

    public Order changeLine(OrderTarget target, LineId id, LineChange wanted) {
        return change(
                target,
                "change line",
                change -> change.put(OrderLineBuilder.of(change.line(id))
                        .quantity(quantity(wanted.quantity()))
                        .unitPrice(Fields.money("unitPrice", wanted.unitPrice()))
                        .build()));
    }

    /**
     * Removes a line. If the product has further lines, the last one takes the removed line's id: the index finds
     * orders by a product's first line.
     */
    public Order removeLine(OrderTarget target, LineId id) {
        return change(target, "remove line", change -> {
            OrderLine line = change.line(id);
            List<OrderLine> product = change.order().lines().stream()
                    .filter(other -> other.productId().equals(line.productId()))
                    .sorted(Comparator.comparingInt(other -> other.line().number()))
                    .toList();
            OrderLine last = product.getLast();
            if (change.order().lines().size() == 1) {
                throw ProblemException.conflict("An order needs at least one line; cancel the order instead");
            }
            if (!last.line().equals(id)) {
                change.replace(OrderLineBuilder.of(last)
                        .line(id)
                        .version(line.version())
                        .build());
            }
            change.remove(last);
        });
    }

    public Order addShipment(OrderTarget target, ShipmentDraft draft) {
        return change(target, "add shipment", change -> {
            List<Shipment> others = change.order().shipments();
            if (others.size() >= ShipmentFactory.MOST) {
                throw ProblemException.conflict("An order has at most " + ShipmentFactory.MOST + " shipments");
            }
            change.put(null, ShipmentFactory.of(target.tenant().cnpj(), target.orderId(), draft, others, ""));
        });
    }

    /** Changes a shipment. Another date or city is another key, so the shipment moves to a new item. */
    public Order moveShipment(OrderTarget target, String city, DeliverySlot slot, ShipmentDraft draft) {
        return moveShipment(
                target,
                draft,
                change -> change.order().shipments().stream()
                        .filter(existing ->
                                existing.city().equals(city) && existing.slot().equals(slot))
                        .findFirst()
                        .orElseThrow(() -> ProblemException.notFound("shipment", city + " " + slot.date())));
    }

    /** Changes the shipment with this id, which stays the same even if the shipment moves to a new item. */
    public Order moveShipment(OrderTarget target, String shipmentId, ShipmentDraft draft) {
        return moveShipment(target, draft, change -> change.shipment(shipmentId));
    }

    private Order moveShipment(OrderTarget target, ShipmentDraft draft, Function<OrderChange, Shipment> find) {
        return change(target, "move shipment", change -> {
            Shipment old = find.apply(change);
            List<Shipment> others = change.order().shipments().stream()
                    .filter(other -> !other.equals(old))
                    .toList();
            Shipment moved = ShipmentBuilder.of(
                            ShipmentFactory.of(target.tenant().cnpj(), target.orderId(), draft, others, ""))
                    .shipmentId(old.id())
                    .build();
            boolean sameKey = moved.city().equals(old.city()) && moved.slot().equals(old.slot());
            change.put(
                    old,
                    sameKey ? ShipmentBuilder.of(moved).version(old.version()).build() : moved);
        });
    }

    private Order change(OrderTarget target, String action, Consumer<OrderChange> work) {
        target.tenant().require(CompanyRole.SALES);
        return changes.change(target, change -> {
            change.requireStatus(OrderStatus.Pendente);
            work.accept(change);
            if (change.totals().payable().signum() < 0) {
                throw ProblemException.conflict("The discount exceeds the order total");
            }
            return change.commit(action, null);
        });
    }

    private static int quantity(long quantity) {
        return (int) Fields.quantity("quantity", quantity, OrderLineFactory.MOST_OF_ONE);
    }
}
