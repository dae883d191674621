package io.azulejo.orders;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.http.backend.BackendMetrics;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.http.backend.UnreadableItemReport;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.Service;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.WebJson;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.domain.CompleteReads;
import io.azulejo.orders.domain.CustomerKeys;
import io.azulejo.orders.domain.Picking.PickLease;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.toolkit.ToolkitOptions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Orders and picking service, mounted under {@code /orders}. It does not issue tokens; it only verifies them. */
public final class Orders implements Service {
    private static final String NAME = "orders";

    private final DynamoDbClient client;
    private final TokenVerifier verifier;
    private final OrdersOptions options;

    /** @param verifier verifies callers' tokens; memberships name a company by the 14 characters of its CNPJ */
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
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new OrdersModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        DynamoDbClient byKey = new KeyAccessClient(client);
        OrdersTable table = OrdersTableDesign.on(
                byKey, toolkit.unreadableItems(UnreadableItemReport.of(meters, NAME, Cpf::maskedIn)));
        beans.bean(OrdersTable.class, table)
                .bean(CompleteReads.class, new CompleteReads(OrdersTableDesign.on(byKey, toolkit)))
                .bean(InstantSource.class, clock)
                .bean(TokenVerifier.class, verifier)
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(CheckDigitPolicy.class, options.numbers())
                .bean(CustomerKeys.class, options.customerKeys())
                .bean(PickLease.class, options.lease())
                .bean(Sagas.class, new Sagas(table, clock, options.sagas()))
                .bean(JobOptions.class, options.jobs());
    }
}
