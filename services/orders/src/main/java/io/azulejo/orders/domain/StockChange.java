package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockAttributes;
import io.azulejo.orders.table.StockKeys;
import io.azulejo.orders.table.StockMove;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/**
 * Stock changes. Each is written together with a ledger entry and never lets an amount drop below zero. Thread-safe.
 */
@Singleton
public final class StockChange {
    private final OrdersTable table;

    public StockChange(OrdersTable table) {
        this.table = table;
    }

    /** Adds the stock change and its ledger entry to a transaction, which fails if there is not enough stock. */
    void write(TransactWrite write, StockMove move) {
        write(write, move, null);
    }

    /** Adds the stock change and its ledger entry to a transaction, and updates the bin if one is given. */
    void write(TransactWrite write, StockMove move, @Nullable String bin) {
        EntityUpdate<Stock> update =
                table.stockTable().update(StockKeys.of(move.cnpj(), move.productId(), move.warehouse()));
        StockMove.Kind kind = move.kind();
        add(update, StockAttributes.AVAILABLE, kind.available() * move.quantity());
        add(update, StockAttributes.RESERVED, kind.reserved() * move.quantity());
        add(update, StockAttributes.HELD, kind.held() * move.quantity());
        if (bin != null) {
            update.set(StockAttributes.BIN, bin);
        }
        write.update(update).create(move);
    }

    /** Returns the stock item, creating an empty one if there is none. */
    Stock getOrCreate(Cnpj cnpj, String productId, String warehouse) {
        return table.stockTable()
                .getOrCreate(
                        StockKeys.of(cnpj, productId, warehouse),
                        () -> new Stock(cnpj, productId, warehouse, 0, 0, 0, null, 0));
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
