package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.azulejo.orders.rules.Anonymisation;
import io.azulejo.orders.rules.CompanyRole;
import io.azulejo.orders.rules.OrderCopy;
import io.azulejo.orders.rules.OrderDraft;
import io.azulejo.orders.rules.OrderEdit;
import io.azulejo.orders.rules.OrderEdit.Details;
import io.azulejo.orders.rules.OrderEntry;
import io.azulejo.orders.rules.OrderTarget;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

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
    private final Answers answers;

    OrderController(
            OrdersTable table,
            OrderEntry entry,
            OrderEdit edit,
            OrderCopy copy,
            Anonymisation anonymisation,
            Idempotency idempotency,
            Answers answers) {
        this.table = table;
        this.entry = entry;
        this.edit = edit;
        this.copy = copy;
        this.anonymisation = anonymisation;
        this.idempotency = idempotency;
        this.answers = answers;
    }

    /** Takes an order, pending. */
    @Post
    OrderView create(String cnpj, OrderDraft body, ServerRequest request, ServerResponse response) {
        return created(cnpj, body, request, response, (tenant, mark) -> entry.create(tenant, body, mark));
    }

    /** An order with all of it. */
    @Get("/{orderId}")
    OrderView get(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        Order order = found(Answers.tenant(request, cnpj), orderId);
        new ETag(order.header().version()).answer(request, response);
        return OrderView.of(order, answers.labels(request));
    }

    /** Changes notes, discount, priority or due day of a pending order. */
    @Patch("/{orderId}")
    OrderView change(String cnpj, String orderId, Details body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.targetAsRead(request, cnpj, orderId);
        return answers.order(edit.details(target, body), request, response);
    }

    /** Takes the same order again, unpaid. */
    @Post("/{orderId}/duplicate")
    OrderView duplicate(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        return created(cnpj, orderId, request, response, (tenant, mark) -> copy.again(tenant, orderId, mark));
    }

    /** The customer of an order; the whole CPF for owners, sales and finance. */
    @Get("/{orderId}/customer")
    CustomerView customer(String cnpj, String orderId, ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        boolean whole =
                tenant.has(CompanyRole.OWNER) || tenant.has(CompanyRole.SALES) || tenant.has(CompanyRole.FINANCE);
        return found(tenant, orderId)
                .customer()
                .map(customer -> CustomerView.of(customer, whole))
                .orElseThrow(() -> ProblemException.notFound("customer of order", orderId));
    }

    /** What happened to an order, the oldest first. */
    @Get("/{orderId}/history")
    PageBody<HistoryView> history(
            String cnpj,
            String orderId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        if (table.header(tenant.cnpj(), orderId).isEmpty()) {
            throw ProblemException.notFound("order", orderId);
        }
        return PageBody.of(
                table.history(tenant.cnpj(), orderId, tenant.scoped(PageQuery.of(limit, cursor))), HistoryView::of);
    }

    /** Takes the person out of an order that is over. */
    @Post("/{orderId}/anonymise")
    @Produces(statusCode = 200)
    OrderView anonymise(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        return answers.order(anonymisation.anonymise(Answers.tenant(request, cnpj), orderId), request, response);
    }

    private OrderView created(
            String cnpj,
            Object body,
            ServerRequest request,
            ServerResponse response,
            BiFunction<Tenant, Mark, Order> work) {
        Tenant tenant = Answers.tenant(request, cnpj);
        Labels.In labels = answers.labels(request);
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
        return table.order(tenant.cnpj(), orderId).orElseThrow(() -> ProblemException.notFound("order", orderId));
    }
}
