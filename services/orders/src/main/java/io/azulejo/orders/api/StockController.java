package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.orders.rules.StockBook;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/orders/companies/{cnpj}/products/{productId}/stock")
final class StockController {
    private final OrdersTable table;
    private final StockBook book;
    private final Idempotency idempotency;

    StockController(OrdersTable table, StockBook book, Idempotency idempotency) {
        this.table = table;
        this.book = book;
        this.idempotency = idempotency;
    }

    /** What the warehouses have of a product. */
    @Get
    List<StockView> get(String cnpj, String productId, ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return table.stock(tenant.cnpj(), productId).stream().map(StockView::of).toList();
    }

    /** What happened to the stock of a product, the newest first. */
    @Get("/moves")
    PageBody<MoveView> moves(
            String cnpj,
            String productId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return PageBody.of(
                table.moves(tenant.cnpj(), productId, tenant.scoped(PageQuery.of(limit, cursor))), MoveView::of);
    }

    /** Goods have come. */
    @Post("/receipts")
    StockView receive(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.receive(tenant, productId, body.warehouse(), body.quantity(), body.bin(), mark));
    }

    /** A count found more, or less with a negative quantity. */
    @Post("/adjustments")
    StockView adjust(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.adjust(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    /** Sets goods aside by hand. */
    @Post("/reservations")
    StockView hold(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.hold(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    /** Lets go what was set aside by hand. */
    @Post("/releases")
    StockView release(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.unhold(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    private StockView once(
            ServerRequest request,
            String cnpj,
            String productId,
            StockBody body,
            BiFunction<Tenant, Mark, Stock> work) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return idempotency.once(
                request,
                Caller.of(request),
                body,
                StockView.class,
                mark -> StockView.of(work.apply(tenant, mark)),
                warehouse -> StockView.of(book.at(tenant, productId, warehouse.getFirst())));
    }

    /**
     * A change of stock.
     *
     * @param warehouse the company's own if missing
     * @param reason needed but for goods that come
     */
    @Json
    @Valid
    record StockBody(
            long quantity,
            @Nullable String warehouse,
            @Nullable String reason,
            @Nullable String bin) {

        String why() {
            return reason == null ? "" : reason;
        }
    }

    /** What a warehouse has of a product. */
    @Json
    record StockView(
            String productId,
            String warehouse,
            long available,
            long reserved,
            long held,
            @Nullable String bin) {

        static StockView of(Stock stock) {
            return new StockView(
                    stock.productId(),
                    stock.warehouse(),
                    stock.available(),
                    stock.reserved(),
                    stock.held(),
                    stock.bin());
        }
    }
}
