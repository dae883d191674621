package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockAttributes;
import io.azulejo.orders.table.StockKeys;
import io.azulejo.orders.table.StockMove;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How stock changes: always together with a line of the ledger, and never below zero. Thread-safe. */
@Singleton
public final class StockChange {
    private final OrdersTable table;

    public StockChange(OrdersTable table) {
        this.table = table;
    }

    /** Adds both to a transaction, which fails if there is not as much as is to go. */
    void write(
            TransactWrite write,
            Stock stock,
            StockMove.Kind kind,
            long quantity,
            @Nullable String orderId,
            @Nullable String reason,
            String by) {
        EntityUpdate<Stock> update =
                table.stockTable().update(StockKeys.of(stock.cnpj(), stock.productId(), stock.warehouse()));
        add(update, StockAttributes.AVAILABLE, kind.available() * quantity);
        add(update, StockAttributes.RESERVED, kind.reserved() * quantity);
        add(update, StockAttributes.HELD, kind.held() * quantity);
        write.update(update).create(StockMove.of(stock, kind, quantity, orderId, reason, by));
    }

    /** The stock, made empty where there is none yet. */
    Stock present(Cnpj cnpj, String productId, String warehouse) {
        Optional<Stock> found = table.stockAt(cnpj, productId, warehouse);
        if (found.isPresent()) {
            return found.get();
        }
        try {
            return table.stockTable().create(new Stock(cnpj, productId, warehouse, 0, 0, 0, null, 0));
        } catch (AlreadyExistsException other) {
            return table.stockAt(cnpj, productId, warehouse).orElseThrow(() -> other);
        }
    }

    private static void add(EntityUpdate<Stock> update, NumberAttribute<Stock, Long> amount, long change) {
        if (change != 0) {
            update.add(amount, change);
        }
        if (change < 0) {
            update.where(amount.ge(-change));
        }
    }
}
