package io.azulejo.orders;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.rules.CustomerKeys;
import io.azulejo.orders.rules.Picking.PickLease;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.backend.BackendMetrics;
import io.azulejo.web.backend.KeyedClient;
import io.azulejo.web.host.Service;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.Sagas;
import io.azulejo.web.json.WebJson;
import io.azulejo.web.token.TokenVerifier;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Orders and picking as a service of a host, under {@code /orders}. Whoever signs its callers in is outside. */
public final class Orders implements Service {
    private static final String NAME = "orders";

    private final DynamoDbClient client;
    private final TokenVerifier verifier;
    private final OrdersOptions options;

    /** @param verifier knows the callers, and of which companies they are members, by the bare number */
    public Orders(DynamoDbClient client, TokenVerifier verifier, OrdersOptions options) {
        this.client = client;
        this.verifier = verifier;
        this.options = options;
    }

    @Override
    public void createTables() {
        OrdersTableDesign.on(client, options.table()).createTables();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public AvajeModule module() {
        return new OrdersModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        OrdersTable table = OrdersTableDesign.on(new KeyedClient(client), toolkit);
        beans.bean(OrdersTable.class, table)
                .bean(InstantSource.class, clock)
                .bean(TokenVerifier.class, verifier)
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(NumberCheck.class, options.numbers())
                .bean(CustomerKeys.class, options.customerKeys())
                .bean(PickLease.class, options.lease())
                .bean(Sagas.class, new Sagas(table, clock, options.sagas()))
                .bean(JobOptions.class, options.jobs());
    }
}
