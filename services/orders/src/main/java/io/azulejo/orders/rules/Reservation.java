package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockAttributes;
import io.azulejo.orders.table.StockKeys;
import io.azulejo.orders.table.StockMove;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;

/** Sets goods aside for a line, or lets them go. Thread-safe. */
@Singleton
public final class Reservation {
    private static final int ORDINARY = 5;
    private static final String ANYWHERE = "-";

    private final OrdersTable table;
    private final StockChange stock;

    public Reservation(OrdersTable table, StockChange stock) {
        this.table = table;
        this.stock = stock;
    }

    /**
     * Reserves all the line needs, or says that it is out of stock. That is written under the condition that it is
     * still so: stock that arrives at this moment either finds the line waiting or is found by it.
     */
    void reserve(OrderChange change, OrderLine line) {
        String warehouse = table.settings(line.cnpj()).warehouse();
        Stock found = stock.present(line.cnpj(), line.productId(), warehouse);
        if (line.status() == ItemStatus.SemEstoque) {
            change.put(OrderLineBuilder.of(line)
                    .status(ItemStatus.AguardandoEstoque)
                    .build());
        }
        change.put(found.available() >= line.quantity() ? ready(change, line, found) : missing(change, line, found));
    }

    private OrderLine ready(OrderChange change, OrderLine line, Stock found) {
        OrderHeader header = change.order().header();
        move(change, found, line, StockMove.Kind.RESERVE, line.quantity());
        LocalDate due = Objects.requireNonNullElseGet(
                header.due(), () -> LocalDate.ofInstant(header.orderDate(), ZoneOffset.UTC));
        return OrderLineBuilder.of(line)
                .status(ItemStatus.AguardandoSeparacao)
                .orderDate(header.orderDate())
                .warehouse(found.warehouse())
                .priority(Objects.requireNonNullElse(header.priority(), ORDINARY))
                .due(due)
                .bin(Objects.requireNonNullElse(found.bin(), ANYWHERE))
                .build();
    }

    private OrderLine missing(OrderChange change, OrderLine line, Stock found) {
        change.also(write -> write.check(
                StockKeys.of(found.cnpj(), found.productId(), found.warehouse()),
                StockAttributes.AVAILABLE.lt((long) line.quantity())));
        return OrderLineBuilder.of(line)
                .status(ItemStatus.SemEstoque)
                .orderDate(change.order().header().orderDate())
                .build();
    }

    /** What was set aside for a line goes where the move says; lines without are left alone. */
    OrderLineBuilder settle(OrderChange change, OrderLine line, StockMove.Kind kind, long quantity) {
        String warehouse = line.warehouse();
        if (warehouse != null && quantity > 0) {
            move(change, stock.present(line.cnpj(), line.productId(), warehouse), line, kind, quantity);
        }
        return OrderLineBuilder.of(line).picker(null).leaseUntil(null);
    }

    /** The same, and the line is over. */
    void end(OrderChange change, OrderLine line, StockMove.Kind kind, long quantity, ItemStatus status) {
        change.put(settle(change, line, kind, quantity).status(status).build());
    }

    private void move(OrderChange change, Stock of, OrderLine line, StockMove.Kind kind, long quantity) {
        StockMove move = StockMove.of(
                of, kind, quantity, line.orderId(), null, change.tenant().actor());
        change.also(write -> stock.write(write, move));
    }
}
