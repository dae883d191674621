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
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.Parameters;
import io.azulejo.orders.domain.Customers;
import io.azulejo.orders.domain.OrderLists;
import io.azulejo.orders.domain.OrderLists.Selection;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.helidon.webserver.http.ServerRequest;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.EnumSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lists of orders by status, day, customer and other criteria. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}")
final class OrderListController {
    /** Sorts after every character of an order number. */
    private static final String AFTER_EVERY_NUMBER = "~";

    private final OrdersTable table;
    private final OrderLists lists;
    private final OrderResponses answers;

    OrderListController(OrdersTable table, OrderLists lists, OrderResponses answers) {
        this.table = table;
        this.lists = lists;
        this.answers = answers;
    }

    /**
     * Lists the orders of a company, newest first. Order numbers start with the date, by which they are sorted; a list
     * by city is sorted by the expected delivery date. Filters can be combined, except payment with city.
     *
     * @param status order status code, such as Pendente
     * @param payment payment method, such as Pix
     * @param month only orders placed in this month, such as 2023-10; cannot be combined with city, from or to
     * @param city delivery city; requires from and to
     * @param uf state of the city; without it the city must match exactly and the range spans at most 31 days
     * @param from first day of the order date, or of the expected delivery date with city
     * @param to last day of the order date, or of the expected delivery date with city
     * @param sort newest or oldest; newest is the default
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
            @QueryParam @Nullable String sort,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        OrderStatus phase = status == null ? null : code(OrderStatus.class, "status", status);
        PageRequest page = PageQuery.of(limit, cursor);
        if (city != null) {
            if (payment != null || month != null) {
                throw ProblemException.badParameter(
                        payment != null ? "payment" : "month",
                        "cannot be combined with city: no index has both. Use city with uf, from, to and status");
            }
            return answers.orders(
                    inCity(tenant, city, uf, from, to, new Selection(newest(sort), SortRange.all(), phase), page),
                    request);
        }
        if (uf != null) {
            throw ProblemException.badParameter("uf", "is only allowed with city");
        }
        Selection selection = new Selection(newest(sort), numbers(month, from, to), phase);
        if (payment != null) {
            return answers.orders(lists.byPayment(tenant, Ids.requireId("payment", payment), selection, page), request);
        }
        return answers.orders(
                phase == null ? lists.all(tenant, selection, page) : lists.byStatus(tenant, phase, selection, page),
                request);
    }

    private Page<OrderHeader> inCity(
            Tenant tenant,
            String city,
            @Nullable String uf,
            @Nullable String from,
            @Nullable String to,
            Selection selection,
            PageRequest page) {
        LocalDate first = Parameters.day("from", from);
        LocalDate last = Parameters.day("to", to);
        if (last.isBefore(first)) {
            throw ProblemException.badParameter("to", "must not be before from");
        }
        String name = Ids.requireId("city", city);
        return uf == null
                ? lists.byCityName(tenant, name, first, last, selection)
                : lists.byCity(tenant, uf, name, first, last, selection, page);
    }

    private static boolean newest(@Nullable String sort) {
        if (sort != null && !sort.equals("newest") && !sort.equals("oldest")) {
            throw ProblemException.badParameter("sort", "must be newest or oldest");
        }
        return !"oldest".equals(sort);
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
                lists.byCustomer(
                        tenant,
                        Customers.searched("cpf", body.cpf()),
                        newest(body.sort()),
                        PageQuery.of(body.limit(), body.cursor())),
                request);
    }

    /**
     * Lists the orders that contain a product, newest first.
     *
     * @param sort newest or oldest; newest is the default
     * @param limit maximum number of orders in the page
     * @param cursor position returned with the previous page
     */
    @Get("/products/{productId}/orders")
    PageBody<OrderSummary> ofProduct(
            String cnpj,
            String productId,
            @QueryParam @Nullable String sort,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return answers.orders(
                lists.withProduct(
                        tenant,
                        Ids.requireId("product", productId),
                        Selection.all(newest(sort)),
                        PageQuery.of(limit, cursor)),
                request);
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

    /** Returns the range of order numbers in a month or between two days. Order numbers start with the date. */
    private static SortRange<String> numbers(@Nullable String month, @Nullable String from, @Nullable String to) {
        YearMonth parsed = Parameters.month("month", month);
        if (parsed != null && (from != null || to != null)) {
            throw ProblemException.badParameter("month", "cannot be combined with from or to");
        }
        if (parsed != null) {
            return between(parsed.atDay(1), parsed.atEndOfMonth());
        }
        LocalDate first = from == null ? LocalDate.of(1, 1, 1) : Parameters.day("from", from);
        LocalDate last = to == null ? LocalDate.of(9999, 12, 31) : Parameters.day("to", to);
        if (last.isBefore(first)) {
            throw ProblemException.badParameter("to", "must not be before from");
        }
        return from == null && to == null ? SortRange.all() : between(first, last);
    }

    private static SortRange<String> between(LocalDate first, LocalDate last) {
        return SortRange.between(number(first), number(last) + AFTER_EVERY_NUMBER);
    }

    private static String number(LocalDate day) {
        return String.format(Locale.ROOT, "ORD-%04d%02d%02d", day.getYear(), day.getMonthValue(), day.getDayOfMonth());
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
            @Nullable String sort,
            @Nullable Integer limit,
            @Nullable String cursor) {}
}
