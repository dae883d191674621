package io.azulejo.orders.demo;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.demo.SampleDataMarker;
import io.azulejo.orders.domain.CompanyCatalog;
import io.azulejo.orders.domain.OrderCommands;
import io.azulejo.orders.domain.OrderEntry;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.Picking;
import io.azulejo.orders.domain.StockService;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Loader of sample data: three companies with products, stock, and orders in every status, starting with the design
 * document's example order.
 */
@Singleton
final class SampleOrderLoader implements SampleData {
    private static final String REASON = "Exemplo";

    private final OrdersTable table;
    private final DocumentExample example;
    private final CompanyCatalog masters;
    private final StockService stock;
    private final OrderEntry entry;
    private final OrderCommands commands;
    private final Picking picking;

    SampleOrderLoader(
            OrdersTable table,
            DocumentExample example,
            CompanyCatalog masters,
            StockService stock,
            OrderEntry entry,
            OrderCommands commands,
            Picking picking) {
        this.table = table;
        this.example = example;
        this.masters = masters;
        this.stock = stock;
        this.entry = entry;
        this.commands = commands;
        this.picking = picking;
    }

    @Override
    public int steps() {
        return 1
                + SampleOrders.companies().stream()
                        .mapToInt(company -> 1 + company.orders().size())
                        .sum();
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        SampleDataMarker loaded = new SampleDataMarker(table);
        if (loaded.isSet()) {
            for (int i = 0; i < steps(); i++) {
                step.run();
            }
            return List.of();
        }
        example.load();
        step.run();
        for (SampleOrders.Company company : SampleOrders.companies()) {
            Tenant tenant = Tenant.forCaller(caller(company.owner()), company.cnpj());
            describe(tenant, company);
            step.run();
            for (SampleOrders.Planned planned : company.orders()) {
                createAndAdvance(tenant, planned);
                step.run();
            }
        }
        loaded.set();
        return List.of();
    }

    private static Caller caller(DemoAccount account) {
        return new Caller(account.id(), account.name(), account.roles(), account.memberships());
    }

    private void describe(Tenant tenant, SampleOrders.Company company) {
        if (table.company(tenant.cnpj()).isEmpty()) {
            masters.saveCompany(tenant, company.name(), null, null, null, null, OptionalLong.empty());
        }
        for (SampleOrders.Product product : company.products()) {
            if (table.product(tenant.cnpj(), product.id()).isEmpty()) {
                masters.saveProduct(tenant, product.id(), product.description(), new BigDecimal(product.price()));
            }
            if (product.stock() > 0 && table.stock(tenant.cnpj(), product.id()).isEmpty()) {
                stock.receive(tenant, product.id(), null, product.stock(), product.bin(), IdempotentCommit.NONE);
            }
        }
    }

    /** Creates the order and advances it to its planned status. An order that exists is left as it is. */
    private void createAndAdvance(Tenant tenant, SampleOrders.Planned planned) {
        boolean exists = PageRequest.of(100)
                .all(page -> table.orders(tenant.cnpj(), "", page))
                .anyMatch(
                        header -> Objects.equals(header.notes(), planned.draft().notes()));
        if (exists) {
            return;
        }
        String id = entry.create(tenant, planned.draft(), IdempotentCommit.NONE)
                .header()
                .orderId();
        @Nullable OrderStatusCode before = null;
        Order order = order(tenant, id);
        while (order.status() != planned.phase() && !order.status().equals(before)) {
            before = order.status();
            advance(tenant, order, planned.phase());
            order = order(tenant, id);
        }
    }

    private Order order(Tenant tenant, String id) {
        return table.order(tenant.cnpj(), id).orElseThrow();
    }

    private void advance(Tenant tenant, Order order, OrderStatus target) {
        String id = order.header().orderId();
        OrderTarget changed = OrderTarget.of(tenant, id);
        if (target == OrderStatus.Cancelado) {
            commands.cancel(changed, REASON);
            return;
        }
        if (!(order.status() instanceof OrderStatus phase)) {
            return;
        }
        switch (phase) {
            case Pendente -> commands.confirm(changed);
            case AguardandoSeparacao, EmSeparacao -> pick(tenant, order, target);
            case Separado -> commands.invoice(changed);
            case Faturado -> ship(tenant, order);
            case Enviado -> commands.deliver(changed);
            case Entregue -> commands.returnOrder(changed, REASON);
            default -> {
                // waiting for stock, or complete
            }
        }
    }

    private void pick(Tenant tenant, Order order, OrderStatus target) {
        for (OrderLine line : order.lines()) {
            if (line.status() != ItemStatus.Separado) {
                picking.claim(tenant, line.orderId(), line.line());
                if (target != OrderStatus.EmSeparacao) {
                    picking.pick(tenant, line.orderId(), line.line(), line.quantity());
                }
            }
        }
    }

    private void ship(Tenant tenant, Order order) {
        for (OrderLine line : order.lines()) {
            if (line.status() == ItemStatus.Separado) {
                picking.pack(tenant, line.orderId(), line.line());
            }
        }
        commands.ship(
                OrderTarget.of(tenant, order.header().orderId()),
                "BR" + order.header().orderId());
    }
}
