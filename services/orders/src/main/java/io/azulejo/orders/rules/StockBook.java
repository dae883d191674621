package io.azulejo.orders.rules;

import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockMove;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.Mark;
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
            Tenant tenant,
            String productId,
            @Nullable String warehouse,
            long quantity,
            @Nullable String bin,
            Mark mark) {
        Stock of = of(tenant, productId, warehouse);
        String valid = bin == null ? null : Texts.line("bin", bin, 20);
        long more = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.RECEIVE, more, null), valid, mark);
    }

    /** A count found more or less than the books have; what is reserved stays reserved. */
    public Stock adjust(
            Tenant tenant, String productId, @Nullable String warehouse, long difference, String reason, Mark mark) {
        if (difference == 0 || Math.abs(difference) > MOST) {
            throw ProblemException.invalid("quantity", "must be more or less than 0, by at most " + MOST);
        }
        Stock of = of(tenant, productId, warehouse);
        return write(tenant, move(tenant, of, StockMove.Kind.ADJUST, difference, why(reason)), null, mark);
    }

    /** Sets goods aside by hand. */
    public Stock hold(
            Tenant tenant, String productId, @Nullable String warehouse, long quantity, String reason, Mark mark) {
        Stock of = of(tenant, productId, warehouse);
        long some = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.HOLD, some, why(reason)), null, mark);
    }

    /** Lets go what was set aside by hand; what is reserved for orders only orders let go. */
    public Stock unhold(
            Tenant tenant, String productId, @Nullable String warehouse, long quantity, String reason, Mark mark) {
        Stock of = of(tenant, productId, warehouse);
        long some = Fields.quantity("quantity", quantity, MOST);
        return write(tenant, move(tenant, of, StockMove.Kind.UNHOLD, some, why(reason)), null, mark);
    }

    /** What a warehouse has of a product that it had something to do with. */
    public Stock at(Tenant tenant, String productId, String warehouse) {
        return table.stockAt(tenant.cnpj(), productId, warehouse)
                .orElseThrow(() -> ProblemException.notFound("stock", productId + " in " + warehouse));
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

    private static StockMove move(
            Tenant tenant, Stock of, StockMove.Kind kind, long quantity, @Nullable String reason) {
        return StockMove.of(of, kind, quantity, null, reason, tenant.actor());
    }

    private Stock write(Tenant tenant, StockMove move, @Nullable String bin, Mark mark) {
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
            throw ProblemException.conflict("There is not as much: " + move.productId() + " in " + move.warehouse());
        }
        if (more) {
            waiting.serve(job);
        }
        return at(tenant, move.productId(), move.warehouse());
    }
}
