package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Parameters;
import io.azulejo.orders.domain.Customers;
import io.azulejo.orders.domain.OrderLists;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lists of orders by status, day, customer and other criteria. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}")
final class OrderListController {
    private final OrdersTable table;
    private final OrderLists lists;
    private final Customers customers;
    private final OrderResponses answers;

    OrderListController(OrdersTable table, OrderLists lists, Customers customers, OrderResponses answers) {
        this.table = table;
        this.lists = lists;
        this.customers = customers;
        this.answers = answers;
    }

    /**
     * Lists the orders of a company, sorted by order number. Order numbers start with the date. Filter by status, by
     * payment method, or by city with a range of delivery dates; these filters cannot be combined.
     *
     * @param status order status code, such as Pendente
     * @param payment payment method, such as Pix
     * @param month only orders placed in this month, such as 2023-10; not used with city
     * @param city delivery city; requires from and to
     * @param uf state of the city; without it the city must match exactly and the range spans at most 31 days
     * @param from first expected delivery date
     * @param to last expected delivery date
     * @param limit maximum number of orders in the page
     * @param cursor position returned with the previous page
     */
    @Get("/orders")
    PageBody<OrderSummary> orders(
            String cnpj,
            @QueryParam @Nullable String status,
            @QueryParam @Nullable String payment,
            @QueryParam @Nullable String month,
            @QueryParam @Nullable String city,
            @QueryParam @Nullable String uf,
            @QueryParam @Nullable String from,
            @QueryParam @Nullable String to,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        if (Collections.frequency(Arrays.asList(status, payment, city), null) < 2) {
            throw ProblemException.badParameter("status", "cannot be combined with payment or city");
        }
        PageRequest page = PageQuery.of(limit, cursor);
        Page<OrderHeader> found;
        if (city != null) {
            LocalDate first = Parameters.day("from", from);
            LocalDate last = Parameters.day("to", to);
            if (last.isBefore(first)) {
                throw ProblemException.badParameter("to", "must not be before from");
            }
            found = uf == null
                    ? lists.byCityName(tenant, city, first, last)
                    : lists.byCity(tenant, uf, city, first, last, page);
        } else if (status != null) {
            found = lists.byStatus(tenant, code(OrderStatus.class, "status", status), numbers(month), page);
        } else if (payment != null) {
            found = lists.byPayment(tenant, payment, numbers(month), page);
        } else {
            found = lists.all(tenant, numbers(month), page);
        }
        return answers.orders(found, request);
    }

    /**
     * Searches for the orders of a customer by CPF. The CPF is part of the request body, so that it does not appear in
     * access logs.
     */
    @Post("/orders/search")
    @Produces(statusCode = 200)
    PageBody<OrderSummary> search(String cnpj, CustomerSearch body, ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return answers.orders(
                lists.byCustomer(tenant, customers.cpf("cpf", body.cpf()), PageQuery.of(body.limit(), body.cursor())),
                request);
    }

    /**
     * Lists the orders that contain a product.
     *
     * @param limit maximum number of orders in the page
     * @param cursor position returned with the previous page
     */
    @Get("/products/{productId}/orders")
    PageBody<OrderSummary> ofProduct(
            String cnpj,
            String productId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return answers.orders(lists.withProduct(tenant, productId, PageQuery.of(limit, cursor)), request);
    }

    /**
     * Lists order lines by status.
     *
     * @param status line status code, such as SemEstoque
     * @param limit maximum number of lines in the page
     * @param cursor position returned with the previous page
     */
    @Get("/items")
    PageBody<LineView> items(
            String cnpj,
            @QueryParam @Nullable String status,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        ItemStatus state = code(ItemStatus.class, "status", status == null ? "" : status);
        Labels.LocalizedLabels labels = answers.labels(request);
        return PageBody.of(
                table.itemsByStatus(state, tenant.cnpj(), tenant.scoped(PageQuery.of(limit, cursor))),
                line -> LineView.of(line, labels));
    }

    private static String numbers(@Nullable String month) {
        YearMonth parsed = Parameters.month("month", month);
        return parsed == null
                ? ""
                : String.format(Locale.ROOT, "ORD-%04d%02d", parsed.getYear(), parsed.getMonthValue());
    }

    private static <E extends Enum<E>> E code(Class<E> type, String name, String text) {
        try {
            return Enum.valueOf(type, text);
        } catch (IllegalArgumentException e) {
            throw ProblemException.badParameter(name, "must be one of " + EnumSet.allOf(type));
        }
    }

    /** Search for a customer's orders. The CPF is in the body because URLs are logged and cached. */
    @Json
    @Valid
    record CustomerSearch(
            @NotBlank String cpf,
            @Nullable Integer limit,
            @Nullable String cursor) {}
}
