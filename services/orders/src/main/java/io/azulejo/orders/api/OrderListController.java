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
import io.azulejo.orders.rules.Customers;
import io.azulejo.orders.rules.OrderLists;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Parameters;
import io.helidon.webserver.http.ServerRequest;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/orders/companies/{cnpj}")
final class OrderListController {
    private final OrdersTable table;
    private final OrderLists lists;
    private final Customers customers;
    private final Answers answers;

    OrderListController(OrdersTable table, OrderLists lists, Customers customers, Answers answers) {
        this.table = table;
        this.lists = lists;
        this.customers = customers;
        this.answers = answers;
    }

    /**
     * Orders by number, which is by day: all of them, or those of one phase, one method of payment, or one city.
     *
     * @param status one of the codes, such as Pendente
     * @param month only orders of that month, such as 2023-10
     * @param city with from and to: deliveries to a city in these days
     * @param uf the city's state; without it the city is taken letter by letter, for at most 31 days
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
        Tenant tenant = Answers.tenant(request, cnpj);
        if (Collections.frequency(Arrays.asList(status, payment, city), null) < 2) {
            throw ProblemException.badParameter("status", "goes with neither payment nor city");
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

    /** A customer's orders. */
    @Post("/orders/search")
    @Produces(statusCode = 200)
    PageBody<OrderSummary> search(String cnpj, CustomerSearch body, ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return answers.orders(
                lists.byCustomer(tenant, customers.cpf("cpf", body.cpf()), PageQuery.of(body.limit(), body.cursor())),
                request);
    }

    /** Orders with a product. */
    @Get("/products/{productId}/orders")
    PageBody<OrderSummary> ofProduct(
            String cnpj,
            String productId,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return answers.orders(lists.withProduct(tenant, productId, PageQuery.of(limit, cursor)), request);
    }

    /**
     * Lines in a state.
     *
     * @param status one of the codes, such as SemEstoque
     */
    @Get("/items")
    PageBody<LineView> items(
            String cnpj,
            @QueryParam @Nullable String status,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        ItemStatus state = code(ItemStatus.class, "status", status == null ? "" : status);
        Labels.In labels = answers.labels(request);
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

    /** Whose orders are looked for. In a body, because addresses of requests are logged and remembered. */
    @Json
    @Valid
    record CustomerSearch(
            @NotBlank String cpf,
            @Nullable Integer limit,
            @Nullable String cursor) {}
}
