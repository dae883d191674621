package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/** Stock operations for clerks: receipts, adjustments and manual holds. */
@Singleton
public final class StockService {
    private static final long MOST = 1_000_000_000;

    private final OrdersTable table;
    private final StockChange stock;
    private final BackorderAllocationJob waiting;

    public StockService(OrdersTable table, StockChange stock, BackorderAllocationJob waiting) {
        this.table = table;
        this.stock = stock;
        this.waiting = waiting;
    }

    /** Records received goods and allocates them to waiting lines. */
    public Stock receive(
            Tenant tenant,
            String productId,
            @Nullable String warehouse,
            long quantity,
            @Nullable String bin,
            IdempotentCommit mark) {
        Stock of = of(tenant, productId, warehouse);
        String valid = bin == null ? null : TextValidation.line("bin", bin, 20);
        long more = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.RECEIVE, more, null), valid, mark);
    }

    /** Adjusts the available stock after a count. Reserved stock stays reserved. */
    public Stock adjust(
            Tenant tenant,
            String productId,
            @Nullable String warehouse,
            long difference,
            String reason,
            IdempotentCommit mark) {
        if (difference == 0 || Math.abs(difference) > MOST) {
            throw ProblemException.invalid("quantity", "must not be 0, and at most " + MOST + " in either direction");
        }
        Stock of = of(tenant, productId, warehouse);
        return write(tenant, move(tenant, of, StockMove.Kind.ADJUST, difference, why(reason)), null, mark);
    }

    /** Puts a manual hold on stock. */
    public Stock hold(
            Tenant tenant,
            String productId,
            @Nullable String warehouse,
            long quantity,
            String reason,
            IdempotentCommit mark) {
        Stock of = of(tenant, productId, warehouse);
        long valid = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.HOLD, valid, why(reason)), null, mark);
    }

    /** Releases stock from a manual hold. Stock reserved for orders is not affected. */
    public Stock releaseHold(
            Tenant tenant,
            String productId,
            @Nullable String warehouse,
            long quantity,
            String reason,
            IdempotentCommit mark) {
        Stock of = of(tenant, productId, warehouse);
        long valid = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.UNHOLD, valid, why(reason)), null, mark);
    }

    /** Returns the stock of a product in a warehouse. Fails with 404 if the warehouse has never stocked the product. */
    public Stock at(Tenant tenant, String productId, String warehouse) {
        return table.stockAt(tenant.cnpj(), productId, warehouse)
                .orElseThrow(() -> ProblemException.notFound("stock", productId + " in " + warehouse));
    }

    private static String why(String reason) {
        return TextValidation.line("reason", reason, 200);
    }

    private Stock of(Tenant tenant, String productId, @Nullable String warehouse) {
        tenant.require(CompanyRole.STOCK);
        return stock.getOrCreate(
                tenant.cnpj(),
                Fields.code("productId", productId),
                Fields.warehouse(warehouse, () -> table.settings(tenant.cnpj())));
    }

    private static StockMove move(
            Tenant tenant, Stock of, StockMove.Kind kind, long quantity, @Nullable String reason) {
        return StockMove.of(of, kind, quantity, null, reason, tenant.actor());
    }

    private Stock write(Tenant tenant, StockMove move, @Nullable String bin, IdempotentCommit mark) {
        TransactWrite write = table.transaction();
        stock.write(write, move, bin);
        JobRecord job = waiting.record(tenant, move.productId());
        boolean more = move.kind().available() * move.quantity() > 0;
        if (more) {
            write.create(job);
        }
        try {
            mark.run(write, move.warehouse());
        } catch (ConditionFailedException e) {
            throw ProblemException.conflict("Not enough stock: " + move.productId() + " in " + move.warehouse());
        }
        if (more) {
            waiting.allocateNow(job);
        }
        return at(tenant, move.productId(), move.warehouse());
    }
}
