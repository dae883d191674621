package io.azulejo.orders.table;

import io.azulejo.annotation.Aggregate;
import java.util.List;
import java.util.Optional;

/**
 * Complete order, read by one Query. An order has one status item. Legacy orders may have none or two after a crash, so
 * the header's status takes precedence.
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

    public OrderStatusCode status() {
        OrderStatusCode known = header.orderStatus();
        if (known != null) {
            return known;
        }
        return statuses.isEmpty() ? OrderStatus.Pendente : statuses.getLast().orderStatus();
    }

    public List<OrderLine> liveLines() {
        return lines.stream().filter(OrderLine::live).toList();
    }
}
