/** Multi-tenant orders service on one table, with stock and picking. */
@ApiInfo(
        title = "Orders and picking",
        description = "Multi-tenant orders with lines, payments, shipments, stock and picking.")
@InjectModule(
        name = "Orders",
        requires = {
            OrdersTable.class,
            CompleteReads.class,
            Idempotency.class,
            InstantSource.class,
            JobOptions.class,
            CheckDigitPolicy.class,
            CustomerKeys.class,
            PickLease.class,
            Sagas.class,
            Jsonb.class
        })
@NullMarked
package io.azulejo.orders;

import io.avaje.inject.InjectModule;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.domain.CompleteReads;
import io.azulejo.orders.domain.CustomerKeys;
import io.azulejo.orders.domain.Picking.PickLease;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.http.openapi.ApiInfo;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
