package io.azulejo.orders.domain;

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

/** Reservation and release of stock for order lines. Thread-safe. */
@Singleton
public final class Reservation {
    private static final int DEFAULT_PRIORITY = 5;
    private static final String NO_BIN = "-";

    private final OrdersTable table;
    private final StockChange stock;

    public Reservation(OrdersTable table, StockChange stock) {
        this.table = table;
        this.stock = stock;
    }

    /**
     * Reserves the line's full quantity, or marks the line as out of stock. The latter is conditional on the stock
     * still being too low, so stock that arrives at the same time is not missed.
     */
    void reserve(OrderChange change, OrderLine line) {
        String warehouse = table.settings(line.cnpj()).warehouse();
        Stock found = stock.getOrCreate(line.cnpj(), line.productId(), warehouse);
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
                .priority(Objects.requireNonNullElse(header.priority(), DEFAULT_PRIORITY))
                .due(due)
                .bin(Objects.requireNonNullElse(found.bin(), NO_BIN))
                .build();
    }

    private OrderLine missing(OrderChange change, OrderLine line, Stock found) {
        change.addAction(write -> write.check(
                StockKeys.of(found.cnpj(), found.productId(), found.warehouse()),
                StockAttributes.AVAILABLE.lt((long) line.quantity())));
        return OrderLineBuilder.of(line)
                .status(ItemStatus.SemEstoque)
                .orderDate(change.order().header().orderDate())
                .build();
    }

    /** Moves the line's reserved stock as the kind of move says. Lines without a reservation are left alone. */
    OrderLineBuilder moveReserved(OrderChange change, OrderLine line, StockMove.Kind kind, long quantity) {
        String warehouse = line.warehouse();
        if (warehouse != null && quantity > 0) {
            move(change, stock.getOrCreate(line.cnpj(), line.productId(), warehouse), line, kind, quantity);
        }
        return OrderLineBuilder.of(line).picker(null).leaseUntil(null);
    }

    /** Moves the line's reserved stock and sets the line's final status. */
    void end(OrderChange change, OrderLine line, StockMove.Kind kind, long quantity, ItemStatus status) {
        change.put(moveReserved(change, line, kind, quantity).status(status).build());
    }

    private void move(OrderChange change, Stock of, OrderLine line, StockMove.Kind kind, long quantity) {
        StockMove move = StockMove.of(
                of, kind, quantity, line.orderId(), null, change.tenant().actor());
        change.addAction(write -> stock.write(write, move));
    }
}
