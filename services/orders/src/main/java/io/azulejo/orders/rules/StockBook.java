package io.azulejo.orders.rules;

import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockAttributes;
import io.azulejo.orders.table.StockKeys;
import io.azulejo.orders.table.StockMove;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/** What stock clerks do with stock. */
@Singleton
public final class StockBook {
    private static final long MOST = 1_000_000_000;

    private final OrdersTable table;
    private final StockChange stock;
    private final WaitingLines waiting;

    public StockBook(OrdersTable table, StockChange stock, WaitingLines waiting) {
        this.table = table;
        this.stock = stock;
        this.waiting = waiting;
    }

    /** Goods have come; those who wait for them are served. */
    public Stock receive(
            Tenant tenant, String productId, @Nullable String warehouse, long quantity, @Nullable String bin) {
        Stock of = of(tenant, productId, warehouse);
        if (bin != null) {
            table.stockTable()
                    .update(StockKeys.of(of.cnpj(), of.productId(), of.warehouse()))
                    .set(StockAttributes.BIN, Texts.line("bin", bin, 20))
                    .run();
        }
        return write(tenant, of, StockMove.Kind.RECEIVE, Fields.quantity("quantity", quantity, MOST), null);
    }

    /** A count found more or less than the books have; what is reserved stays reserved. */
    public Stock adjust(Tenant tenant, String productId, @Nullable String warehouse, long difference, String reason) {
        if (difference == 0 || Math.abs(difference) > MOST) {
            throw ProblemException.invalid("quantity", "must be more or less than 0, by at most " + MOST);
        }
        return write(tenant, of(tenant, productId, warehouse), StockMove.Kind.ADJUST, difference, why(reason));
    }

    /** Sets goods aside by hand. */
    public Stock hold(Tenant tenant, String productId, @Nullable String warehouse, long quantity, String reason) {
        Stock of = of(tenant, productId, warehouse);
        return write(tenant, of, StockMove.Kind.HOLD, Fields.quantity("quantity", quantity, MOST), why(reason));
    }

    /** Lets go what was set aside by hand; what is reserved for orders only orders let go. */
    public Stock unhold(Tenant tenant, String productId, @Nullable String warehouse, long quantity, String reason) {
        Stock of = of(tenant, productId, warehouse);
        return write(tenant, of, StockMove.Kind.UNHOLD, Fields.quantity("quantity", quantity, MOST), why(reason));
    }

    private static String why(String reason) {
        return Texts.line("reason", reason, 200);
    }

    private Stock of(Tenant tenant, String productId, @Nullable String warehouse) {
        tenant.require(CompanyRole.STOCK);
        return stock.present(
                tenant.cnpj(),
                Fields.code("productId", productId),
                Fields.warehouse(warehouse, () -> table.settings(tenant.cnpj())));
    }

    private Stock write(Tenant tenant, Stock of, StockMove.Kind kind, long quantity, @Nullable String reason) {
        TransactWrite write = table.transaction();
        stock.write(write, StockMove.of(of, kind, quantity, null, reason, tenant.actor()));
        JobRecord job = waiting.record(tenant, of.productId());
        boolean more = kind.available() * quantity > 0;
        if (more) {
            write.create(job);
        }
        try {
            write.run();
        } catch (ConditionFailedException e) {
            throw ProblemException.conflict("There is not as much: " + of.productId() + " in " + of.warehouse());
        }
        if (more) {
            waiting.serve(job);
        }
        return table.stockAt(of.cnpj(), of.productId(), of.warehouse()).orElse(of);
    }
}
