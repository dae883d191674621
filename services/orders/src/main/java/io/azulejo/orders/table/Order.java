package io.azulejo.orders.table;

import io.azulejo.annotation.Aggregate;
import java.util.List;
import java.util.Optional;

/**
 * An order whole, from one Query. It has one status item, but a table of others may have none or two after a crash, so
 * that the header decides where it knows.
 */
@Aggregate
public record Order(
        OrderHeader header,
        List<StatusItem> statuses,
        List<OrderLine> lines,
        Optional<OrderCustomer> customer,
        List<Shipment> shipments,
        List<Payment> payments,
        List<HistoryEntry> history) {

    public OrderCode status() {
        OrderCode known = header.orderStatus();
        if (known != null) {
            return known;
        }
        return statuses.isEmpty() ? OrderStatus.Pendente : statuses.getLast().orderStatus();
    }

    public List<OrderLine> liveLines() {
        return lines.stream().filter(OrderLine::live).toList();
    }
}
