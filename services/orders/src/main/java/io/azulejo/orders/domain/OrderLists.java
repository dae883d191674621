package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderKeys;
import io.azulejo.orders.table.OrderRefs;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.page.ConcatenatedPages;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;

/** Lists of a company's orders. Each takes one Query for keys and one BatchGetItem for the headers. */
@Singleton
public final class OrderLists {
    private static final int MOST_DAYS = 31;

    private final OrdersTable table;
    private final CustomerKeys customerKeys;

    public OrderLists(OrdersTable table, CustomerKeys customerKeys) {
        this.table = table;
        this.customerKeys = customerKeys;
    }

    /**
     * Returns all orders, or those whose numbers have a prefix.
     *
     * @param numbers prefix such as {@code ORD-202310} for a month; empty for all orders
     */
    public Page<OrderHeader> all(Tenant tenant, String numbers, PageRequest page) {
        return table.orders(tenant.cnpj(), numbers, tenant.scoped(page));
    }

    public Page<OrderHeader> byStatus(Tenant tenant, OrderStatus status, String numbers, PageRequest page) {
        return headers(table.ordersByStatus(status, tenant.cnpj(), numbers, tenant.scoped(page)));
    }

    public Page<OrderHeader> byPayment(Tenant tenant, String method, String numbers, PageRequest page) {
        return headers(table.ordersByPayment(method, tenant.cnpj(), numbers, tenant.scoped(page)));
    }

    public Page<OrderHeader> withProduct(Tenant tenant, String productId, PageRequest page) {
        return headers(table.ordersWithProduct(LineId.first(productId), tenant.cnpj(), tenant.scoped(page)));
    }

    /** Returns orders with deliveries to a city in a range of dates, sorted by date. */
    public Page<OrderHeader> byCity(
            Tenant tenant, String uf, String city, LocalDate from, LocalDate to, PageRequest page) {
        return headers(table.ordersByCity(
                tenant.cnpj(),
                Fields.uf("uf", uf),
                CityKey.of(city),
                SortRange.between(from, to),
                tenant.scoped(page)));
    }

    /**
     * Returns deliveries of legacy shipments, which have no state. The city must match exactly, and each day takes a
     * Query.
     */
    public Page<OrderHeader> byCityName(Tenant tenant, String city, LocalDate from, LocalDate to) {
        if (from.plusDays(MOST_DAYS - 1L).isBefore(to)) {
            throw ProblemException.badParameter("to", "must be within " + MOST_DAYS + " days of from without uf");
        }
        List<OrderRefs.OfShipment> found = from.datesUntil(to.plusDays(1))
                .flatMap(day -> table.deliveries(city, new DeliverySlot(day, 1), tenant.cnpj()).stream())
                .toList();
        return new Page<>(headers(found), null);
    }

    /**
     * Returns a customer's orders: first those under the current form of the key, then those under the documented one.
     */
    public Page<OrderHeader> byCustomer(Tenant tenant, Cpf cpf, PageRequest page) {
        List<String> keys = customerKeys.all(cpf);
        return ConcatenatedPages.page(
                page,
                request -> byCustomer(tenant, keys.getFirst(), request),
                () -> keys.stream().skip(1).findFirst().map(older -> request -> byCustomer(tenant, older, request)));
    }

    private Page<OrderHeader> byCustomer(Tenant tenant, String key, PageRequest page) {
        return headers(table.ordersByCustomer(key, tenant.cnpj(), tenant.scoped(page)));
    }

    private Page<OrderHeader> headers(Page<? extends OrderRefs> refs) {
        return new Page<>(headers(refs.items()), refs.next().orElse(null));
    }

    private List<OrderHeader> headers(Collection<? extends OrderRefs> refs) {
        return table.headerTable()
                .getAll(refs.stream()
                        .map(ref -> OrderHeaderKeys.of(ref.cnpj(), ref.orderId()))
                        .distinct()
                        .toList());
    }
}
