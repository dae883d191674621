package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.domain.StockService;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockMove;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.toolkit.query.Page;
import io.helidon.webserver.http.ServerRequest;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Stock of products, and its moves. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/products/{productId}/stock")
final class StockController {
    private final OrdersTable table;
    private final StockService book;
    private final Idempotency idempotency;

    StockController(OrdersTable table, StockService book, Idempotency idempotency) {
        this.table = table;
        this.book = book;
        this.idempotency = idempotency;
    }

    /** Retrieves the stock of a product in each warehouse. */
    @Get
    List<StockView> get(String cnpj, String productId, ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return known(tenant, productId).stream().map(StockView::of).toList();
    }

    /** Returns the stock of a product; 404 if neither the product nor stock of it is known. */
    private List<Stock> known(Tenant tenant, String productId) {
        List<Stock> stock = table.stock(tenant.cnpj(), Ids.requireId("product", productId));
        if (stock.isEmpty() && table.product(tenant.cnpj(), productId).isEmpty()) {
            throw ProblemException.notFound("product", productId);
        }
        return stock;
    }

    /**
     * Lists the stock ledger of a product, newest entry first.
     *
     * @param limit maximum number of entries in the page
     * @param cursor position returned with the previous page
     */
    @Get("/moves")
    PageBody<MoveView> moves(
            String cnpj,
            String productId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        Page<StockMove> moves = table.moves(
                tenant.cnpj(), Ids.requireId("product", productId), tenant.scoped(PageQuery.of(limit, cursor)));
        if (moves.items().isEmpty() && cursor == null) {
            known(tenant, productId);
        }
        return PageBody.of(moves, MoveView::of);
    }

    /** Records received goods. Lines that wait for the product are allocated. Requires the role stock. */
    @Post("/receipts")
    StockView receive(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.receive(tenant, productId, body.warehouse(), body.quantity(), body.bin(), mark));
    }

    /** Adjusts the stock after a count. A negative quantity reduces it. Requires the role stock. */
    @Post("/adjustments")
    StockView adjust(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.adjust(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    /** Puts a manual hold on stock. Held units are not available to orders. Requires the role stock. */
    @Post("/reservations")
    StockView hold(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) -> book.hold(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    /** Releases stock from a manual hold. Requires the role stock. */
    @Post("/releases")
    StockView release(String cnpj, String productId, StockBody body, ServerRequest request) {
        return once(
                request,
                cnpj,
                productId,
                body,
                (tenant, mark) ->
                        book.releaseHold(tenant, productId, body.warehouse(), body.quantity(), body.why(), mark));
    }

    private StockView once(
            ServerRequest request,
            String cnpj,
            String productId,
            StockBody body,
            BiFunction<Tenant, IdempotentCommit, Stock> work) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return idempotency.once(
                request,
                Caller.of(request),
                body,
                StockView.class,
                mark -> StockView.of(work.apply(tenant, mark)),
                warehouse -> StockView.of(book.at(tenant, productId, warehouse.getFirst())));
    }

    /**
     * Change of stock.
     *
     * @param warehouse defaults to the company's warehouse
     * @param reason required unless goods are received
     */
    @Json
    @Valid
    record StockBody(
            Long quantity,
            @Nullable String warehouse,
            @Nullable String reason,
            @Nullable String bin) {

        String why() {
            return reason == null ? "" : reason;
        }
    }

    /** Stock of a product in one warehouse. */
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
