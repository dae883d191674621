package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Client;
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

    public Erasure(CompleteReads reads, OrderLists lists, Anonymisation anonymisation) {
        this.table = reads.table(); // a client that cannot be read must not be left behind unnoticed
        this.lists = lists;
        this.anonymisation = anonymisation;
    }

    /**
     * Result of an erasure.
     *
     * @param openOrders orders that still need the customer's data, or that cannot be read; erase again when they are
     *     completed
     */
    public record Erased(int anonymised, int clientsDeleted, List<String> openOrders) {}

    public Erased erase(Tenant tenant, Cpf cpf) {
        tenant.require(CompanyRole.OWNER);
        List<String> open = new ArrayList<>();
        int anonymised = 0;
        for (String orderId : lists.idsOfCustomer(tenant, cpf)) {
            if (anonymisation.anonymiseIfCompleted(tenant, orderId)) {
                anonymised++;
            } else {
                open.add(orderId);
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
