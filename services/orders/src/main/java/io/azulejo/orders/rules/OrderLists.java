package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderKeys;
import io.azulejo.orders.table.OrderRefs;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.web.page.Succession;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;

/** Lists of a company's orders: one Query of keys, and one BatchGetItem of the headers they lead to. */
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
     * All orders, or those whose numbers begin alike.
     *
     * @param numbers such as {@code ORD-202310} for a month; empty for all
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

    /** Deliveries to a city in a range of days, by the day. */
    public Page<OrderHeader> byCity(
            Tenant tenant, String uf, String city, LocalDate from, LocalDate to, PageRequest page) {
        return headers(table.ordersByCity(
                tenant.cnpj(),
                Fields.uf("uf", uf),
                CityKey.of(city),
                SortRange.between(from, to),
                tenant.scoped(page)));
    }

    /** The same for shipments of programs that know no state: the name as they wrote it, a Query a day. */
    public Page<OrderHeader> byCityName(Tenant tenant, String city, LocalDate from, LocalDate to) {
        if (from.plusDays(MOST_DAYS - 1L).isBefore(to)) {
            throw ProblemException.badParameter("to", "must be at most " + MOST_DAYS + " days from, without uf");
        }
        List<OrderRefs.OfShipment> found = from.datesUntil(to.plusDays(1))
                .flatMap(day -> table.deliveries(city, new DeliverySlot(day, 1), tenant.cnpj()).stream())
                .toList();
        return new Page<>(headers(found), null);
    }

    /** A customer's orders: those under the present form of the key, then those under the documented one. */
    public Page<OrderHeader> byCustomer(Tenant tenant, Cpf cpf, PageRequest page) {
        List<String> keys = customerKeys.all(cpf);
        return Succession.page(
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
