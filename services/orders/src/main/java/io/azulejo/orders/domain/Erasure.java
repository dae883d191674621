package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Client;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;

/** Erasure of a person on request: the person's completed orders are anonymised and the client records deleted. */
@Singleton
public final class Erasure {
    private static final int PAGE = 100;

    private final OrdersTable table;
    private final OrderLists lists;
    private final Anonymisation anonymisation;

    public Erasure(OrdersTable table, OrderLists lists, Anonymisation anonymisation) {
        this.table = table;
        this.lists = lists;
        this.anonymisation = anonymisation;
    }

    /**
     * Result of an erasure.
     *
     * @param openOrders orders that still need the customer's data; erase again when they are completed
     */
    public record Erased(int anonymised, int clientsDeleted, List<String> openOrders) {}

    public Erased erase(Tenant tenant, Cpf cpf) {
        tenant.require(CompanyRole.OWNER);
        List<OrderHeader> orders = PageRequest.of(PAGE)
                .all(page -> lists.byCustomer(tenant, cpf, true, page))
                .toList();
        List<String> open = new ArrayList<>();
        int anonymised = 0;
        for (OrderHeader order : orders) {
            OrderStatusCode phase = order.orderStatus();
            if (phase != null && Anonymisation.completed(phase)) {
                anonymisation.anonymise(tenant, order.orderId());
                anonymised++;
            } else {
                open.add(order.orderId());
            }
        }
        List<Client> clients = PageRequest.of(PAGE)
                .all(page -> table.clients(tenant.cnpj(), page))
                .filter(client -> Cpf.read(client.cpf()).filter(cpf::equals).isPresent())
                .toList();
        clients.forEach(table.clientTable()::delete);
        return new Erased(anonymised, clients.size(), open);
    }
}
