package io.azulejo.orders.table;

import io.azulejo.annotation.Aggregate;
import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Uf;
import java.util.List;
import java.util.Optional;

/**
 * Complete order, read by one Query. An order has one status item. Legacy orders may have none or two after a crash, so
 * the header's status takes precedence. An order has one customer; another application may have written several.
 */
@Aggregate
public record Order(
        OrderHeader header,
        List<StatusItem> statuses,
        List<OrderLine> lines,
        List<OrderCustomer> customers,
        List<Shipment> shipments,
        List<Payment> payments,
        List<HistoryEntry> history) {

    /** Returns the customer, or the first one if another application wrote several. */
    public Optional<OrderCustomer> customer() {
        return customers.stream().findFirst();
    }

    public OrderStatusCode status() {
        OrderStatusCode known = header.orderStatus();
        if (known != null) {
            return known;
        }
        return statuses.isEmpty() ? OrderStatus.Pendente : statuses.getLast().orderStatus();
    }

    /** Returns the totals. Those of a legacy order, whose header has none, are calculated from its items. */
    public Totals totals() {
        Totals known = header.totals();
        return known == null ? Totals.of(lines, shipments, Money.ZERO, payments) : known;
    }

    /** Returns the header with the status and totals that a legacy header lacks. */
    public OrderHeader completeHeader() {
        return OrderHeaderBuilder.of(header)
                .orderStatus(status())
                .totals(totals())
                .build();
    }

    /** Returns the state of a shipment. That of a legacy shipment is the customer's, if the city is the same. */
    public Optional<Uf> stateOf(Shipment shipment) {
        if (shipment.uf() != null) {
            return Optional.of(shipment.uf());
        }
        return customer()
                .map(OrderCustomer::address)
                .filter(address ->
                        address.city() != null && CityKey.of(address.city()).equals(CityKey.of(shipment.city())))
                .map(Address::state)
                .flatMap(Uf::find);
    }

    public List<OrderLine> liveLines() {
        return lines.stream().filter(OrderLine::live).toList();
    }
}
