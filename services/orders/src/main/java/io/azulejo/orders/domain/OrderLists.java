package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.brazil.Uf;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderKeys;
import io.azulejo.orders.table.OrderRefs;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentKeys;
import io.azulejo.patterns.page.ConcatenatedPages;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.schema.EntityKey;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Lists of a company's orders. Each takes one Query for keys and one BatchGetItem for the headers. */
@Singleton
public final class OrderLists {
    private static final int MOST_DAYS = 31;
    private static final int MOST_READS = 20;
    private static final int PAGE = 100;

    private final OrdersTable table;
    private final CustomerKeys customerKeys;

    public OrderLists(OrdersTable table, CustomerKeys customerKeys) {
        this.table = table;
        this.customerKeys = customerKeys;
    }

    /**
     * Order of a list and the orders that it is about.
     *
     * @param newestFirst whether the latest order numbers come first
     * @param numbers range of order numbers, which start with the date
     * @param status only orders in this status; null for all
     */
    public record Selection(
            boolean newestFirst,
            SortRange<String> numbers,
            @Nullable OrderStatus status) {

        public static Selection all(boolean newestFirst) {
            return new Selection(newestFirst, SortRange.all(), null);
        }
    }

    /** Returns all orders of a company. */
    public Page<OrderHeader> all(Tenant tenant, Selection selection, PageRequest page) {
        Page<OrderHeader> found = selection.newestFirst()
                ? table.ordersNewestFirst(tenant.cnpj(), selection.numbers(), tenant.scoped(page))
                : table.ordersOldestFirst(tenant.cnpj(), selection.numbers(), tenant.scoped(page));
        return found.map(this::complete);
    }

    /** Returns the orders in the selection's status. */
    public Page<OrderHeader> byStatus(Tenant tenant, OrderStatus status, Selection selection, PageRequest page) {
        return headers(
                selection.newestFirst()
                        ? table.ordersByStatusNewestFirst(
                                status, tenant.cnpj(), selection.numbers(), tenant.scoped(page))
                        : table.ordersByStatusOldestFirst(
                                status, tenant.cnpj(), selection.numbers(), tenant.scoped(page)));
    }

    public Page<OrderHeader> byPayment(Tenant tenant, String method, Selection selection, PageRequest page) {
        return filtered(
                selection,
                page,
                request -> headers(
                        selection.newestFirst()
                                ? table.ordersByPaymentNewestFirst(
                                        method, tenant.cnpj(), selection.numbers(), tenant.scoped(request))
                                : table.ordersByPaymentOldestFirst(
                                        method, tenant.cnpj(), selection.numbers(), tenant.scoped(request))));
    }

    public Page<OrderHeader> withProduct(Tenant tenant, String productId, Selection selection, PageRequest page) {
        LineId line = LineId.first(productId);
        return headers(
                selection.newestFirst()
                        ? table.ordersWithProductNewestFirst(
                                line, tenant.cnpj(), selection.numbers(), tenant.scoped(page))
                        : table.ordersWithProductOldestFirst(
                                line, tenant.cnpj(), selection.numbers(), tenant.scoped(page)));
    }

    /**
     * Returns orders with deliveries to a city in a range of dates, sorted by date. Legacy shipments, which have no
     * state, come last: they are found in a range of up to 31 days until the backfill job has completed them.
     */
    public Page<OrderHeader> byCity(
            Tenant tenant,
            String uf,
            String city,
            LocalDate from,
            LocalDate to,
            Selection selection,
            PageRequest page) {
        Uf state = Uf.find(uf)
                .orElseThrow(() -> ProblemException.badParameter("uf", "must be one of " + EnumSet.allOf(Uf.class)));
        SortRange<LocalDate> days = SortRange.between(from, to);
        Page<OrderHeader> found = filtered(
                selection,
                page,
                request -> headers(
                        selection.newestFirst()
                                ? table.ordersByCityNewestFirst(
                                        tenant.cnpj(), state, CityKey.of(city), days, tenant.scoped(request))
                                : table.ordersByCity(
                                        tenant.cnpj(), state, CityKey.of(city), days, tenant.scoped(request))));
        boolean covered = from.plusDays(MOST_DAYS - 1L).isBefore(to);
        if (covered || found.next().isPresent() || table.settings(tenant.cnpj()).completeSince() != null) {
            return found;
        }
        List<OrderHeader> all = new ArrayList<>(found.items());
        legacyDeliveries(tenant, state, city, from, to).stream()
                .filter(header -> selection.status() == null || header.orderStatus() == selection.status())
                .forEach(all::add);
        return new Page<>(all, null);
    }

    private List<OrderHeader> legacyDeliveries(Tenant tenant, Uf uf, String city, LocalDate from, LocalDate to) {
        List<EntityKey<Shipment>> keys = from.datesUntil(to.plusDays(1))
                .map(day -> new DeliverySlot(day, 1))
                .flatMap(slot -> table.deliveries(city, slot, tenant.cnpj()).stream()
                        .map(ref -> ShipmentKeys.of(ref.cnpj(), ref.orderId(), city, slot)))
                .toList();
        if (keys.isEmpty()) {
            return List.of();
        }
        List<Shipment> legacy = table.shipmentTable().getAll(keys).stream()
                .filter(shipment -> shipment.uf() == null)
                .toList();
        // A header that is missing or cannot be read must not make the list fail, as the read of its order would.
        Set<String> readable = table
                .headerTable()
                .getAll(legacy.stream()
                        .map(shipment -> OrderHeaderKeys.of(shipment.cnpj(), shipment.orderId()))
                        .distinct()
                        .toList())
                .stream()
                .map(OrderHeader::orderId)
                .collect(Collectors.toSet());
        return legacy.stream()
                .filter(shipment -> readable.contains(shipment.orderId()))
                .flatMap(shipment -> table.order(tenant.cnpj(), shipment.orderId()).stream()
                        .filter(order -> order.stateOf(shipment).equals(Optional.of(uf)))
                        .map(Order::completeHeader))
                .toList();
    }

    /**
     * Returns deliveries of legacy shipments, which have no state. The city must match exactly, and each day takes a
     * Query.
     */
    public Page<OrderHeader> byCityName(Tenant tenant, String city, LocalDate from, LocalDate to, Selection selection) {
        if (from.plusDays(MOST_DAYS - 1L).isBefore(to)) {
            throw ProblemException.badParameter("to", "must be within " + MOST_DAYS + " days of from without uf");
        }
        List<OrderRefs.OfShipment> found = from.datesUntil(to.plusDays(1))
                .flatMap(day -> table.deliveries(city, new DeliverySlot(day, 1), tenant.cnpj()).stream())
                .toList();
        List<OrderHeader> headers = headers(found).stream()
                .filter(header -> selection.status() == null || header.orderStatus() == selection.status())
                .toList();
        return new Page<>(selection.newestFirst() ? headers.reversed() : headers, null);
    }

    /**
     * Returns a customer's orders: first those under the current form of the key, then those under the documented one.
     * If there are none, the CPF is tried without punctuation, as other applications may store it.
     */
    public Page<OrderHeader> byCustomer(Tenant tenant, Cpf cpf, boolean newestFirst, PageRequest page) {
        List<String> keys = customerKeys.all(cpf);
        Page<OrderHeader> found = ConcatenatedPages.page(
                page,
                request -> byCustomer(tenant, keys.getFirst(), newestFirst, request),
                () -> keys.stream()
                        .skip(1)
                        .findFirst()
                        .map(older -> request -> byCustomer(tenant, older, newestFirst, request)));
        return found.items().isEmpty() && found.next().isEmpty() && page.cursor() == null
                ? byCustomer(tenant, cpf.bare(), newestFirst, page)
                : found;
    }

    /** Returns the ids of all orders under any form of a customer's key, also of those whose header cannot be read. */
    Set<String> idsOfCustomer(Tenant tenant, Cpf cpf) {
        Set<String> keys = new LinkedHashSet<>(customerKeys.all(cpf));
        keys.add(cpf.bare());
        return keys.stream()
                .flatMap(key -> PageRequest.of(PAGE)
                        .all(page -> table.ordersByCustomerNewestFirst(key, tenant.cnpj(), SortRange.all(), page)))
                .map(OrderRefs::orderId)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Page<OrderHeader> byCustomer(Tenant tenant, String key, boolean newestFirst, PageRequest page) {
        return headers(
                newestFirst
                        ? table.ordersByCustomerNewestFirst(key, tenant.cnpj(), SortRange.all(), tenant.scoped(page))
                        : table.ordersByCustomerOldestFirst(key, tenant.cnpj(), SortRange.all(), tenant.scoped(page)));
    }

    /**
     * Returns a page of the orders in the selection's status from a list that is not keyed by it. Reads on until the
     * page is full or {@value #MOST_READS} pages were read; the page may then be short and still have a next one.
     */
    private static Page<OrderHeader> filtered(
            Selection selection, PageRequest page, Function<PageRequest, Page<OrderHeader>> list) {
        OrderStatus status = selection.status();
        if (status == null) {
            return list.apply(page);
        }
        List<OrderHeader> found = new ArrayList<>();
        PageRequest request = page;
        for (int reads = 0; reads < MOST_READS; reads++) {
            Page<OrderHeader> read = list.apply(request);
            read.items().stream()
                    .filter(header -> header.orderStatus() == status)
                    .forEach(found::add);
            Cursor next = read.next().orElse(null);
            if (next == null || found.size() == page.size()) {
                return new Page<>(found, next);
            }
            request = new PageRequest(page.size() - found.size(), next, page.scope());
        }
        return new Page<>(found, request.cursor());
    }

    /** Returns a header with status and totals. Those of a legacy order are calculated from its items. */
    private OrderHeader complete(OrderHeader header) {
        return header.orderStatus() != null && header.totals() != null
                ? header
                : table.order(header.cnpj(), header.orderId())
                        .map(Order::completeHeader)
                        .orElse(header);
    }

    private Page<OrderHeader> headers(Page<? extends OrderRefs> refs) {
        return new Page<>(headers(refs.items()), refs.next().orElse(null));
    }

    private List<OrderHeader> headers(Collection<? extends OrderRefs> refs) {
        return table
                .headerTable()
                .getAll(refs.stream()
                        .map(ref -> OrderHeaderKeys.of(ref.cnpj(), ref.orderId()))
                        .distinct()
                        .toList())
                .stream()
                .map(this::complete)
                .toList();
    }
}
