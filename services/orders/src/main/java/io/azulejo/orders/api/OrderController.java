package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.JsonMerge;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.domain.Anonymisation;
import io.azulejo.orders.domain.CompanyRole;
import io.azulejo.orders.domain.OrderCopy;
import io.azulejo.orders.domain.OrderDraft;
import io.azulejo.orders.domain.OrderEdit;
import io.azulejo.orders.domain.OrderEdit.Details;
import io.azulejo.orders.domain.OrderEntry;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Orders of a company. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders")
final class OrderController {
    private final OrdersTable table;
    private final OrderEntry entry;
    private final OrderEdit edit;
    private final OrderCopy copy;
    private final Anonymisation anonymisation;
    private final Idempotency idempotency;
    private final Jsonb jsonb;
    private final OrderResponses answers;

    OrderController(
            OrdersTable table,
            OrderEntry entry,
            OrderEdit edit,
            OrderCopy copy,
            Anonymisation anonymisation,
            Idempotency idempotency,
            Jsonb jsonb,
            OrderResponses answers) {
        this.table = table;
        this.entry = entry;
        this.edit = edit;
        this.copy = copy;
        this.anonymisation = anonymisation;
        this.idempotency = idempotency.withoutStoredAnswers(); // they would outlive an anonymisation
        this.jsonb = jsonb;
        this.answers = answers;
    }

    /**
     * Creates an order. The order is pending until you confirm it. Send an Idempotency-Key header to retry safely.
     * Requires the role sales.
     */
    @Post
    OrderView create(String cnpj, OrderDraft body, ServerRequest request, ServerResponse response) {
        return created(cnpj, body, request, response, (tenant, mark) -> entry.create(tenant, body, mark));
    }

    /** Retrieves an order with its lines, customer, shipments and payments. */
    @Get("/{orderId}")
    OrderView get(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        Order order = found(OrderResponses.tenant(request, cnpj), orderId);
        new ETag(order.header().version()).answer(request, response);
        return OrderView.of(order, answers.labels(request));
    }

    /**
     * Updates the notes, discount, priority or due date of a pending order by a JSON merge patch: fields that you omit
     * keep their values, and null clears them. Requires If-Match with the order's current version.
     */
    @Patch("/{orderId}")
    OrderView change(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.versionedTarget(request, cnpj, orderId);
        target.tenant().require(CompanyRole.SALES);
        Details merged = JsonMerge.apply(request, jsonb, Details.class, Details.of(found(target.tenant(), orderId)));
        return answers.order(edit.details(target, merged), request, response);
    }

    /** Duplicates an order. The new order has the same lines, customer and shipments, and no payments. */
    @Post("/{orderId}/duplicate")
    OrderView duplicate(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        return created(cnpj, orderId, request, response, (tenant, mark) -> copy.duplicate(tenant, orderId, mark));
    }

    /** Retrieves the customer of an order. Owners, sales and finance see the full CPF and contact data. */
    @Get("/{orderId}/customer")
    CustomerView customer(String cnpj, String orderId, ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        boolean complete =
                tenant.has(CompanyRole.OWNER) || tenant.has(CompanyRole.SALES) || tenant.has(CompanyRole.FINANCE);
        return found(tenant, orderId)
                .customer()
                .map(customer -> CustomerView.of(customer, complete))
                .orElseThrow(() -> ProblemException.notFound("customer of order", orderId));
    }

    /**
     * Lists the history of an order, oldest entry first.
     *
     * @param limit maximum number of entries in the page
     * @param cursor position returned with the previous page
     */
    @Get("/{orderId}/history")
    PageBody<HistoryView> history(
            String cnpj,
            String orderId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        if (table.header(tenant.cnpj(), Ids.requireId("order", orderId)).isEmpty()) {
            throw ProblemException.notFound("order", orderId);
        }
        return PageBody.of(
                table.history(tenant.cnpj(), orderId, tenant.scoped(PageQuery.of(limit, cursor))), HistoryView::of);
    }

    /**
     * Anonymises an order. Personal data is removed; lines and amounts remain. The order must be completed. Requires
     * the role owner.
     */
    @Post("/{orderId}/anonymise")
    @Produces(statusCode = 200)
    OrderView anonymise(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        return answers.order(anonymisation.anonymise(OrderResponses.tenant(request, cnpj), orderId), request, response);
    }

    private OrderView created(
            String cnpj,
            Object body,
            ServerRequest request,
            ServerResponse response,
            BiFunction<Tenant, IdempotentCommit, Order> work) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        Labels.LocalizedLabels labels = answers.labels(request);
        OrderView created = idempotency.once(
                request,
                Caller.of(request),
                body,
                OrderView.class,
                mark -> OrderView.of(work.apply(tenant, mark), labels),
                orderId -> OrderView.of(found(tenant, orderId.getFirst()), labels));
        response.header("Location", "/orders/companies/" + cnpj + "/orders/" + created.orderId());
        response.header("ETag", new ETag(created.version()).toString());
        return created;
    }

    private Order found(Tenant tenant, String orderId) {
        return table.order(tenant.cnpj(), Ids.requireId("order", orderId))
                .orElseThrow(() -> ProblemException.notFound("order", orderId));
    }
}
