/** Orders of many companies on one table, with stock and picking. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Orders and picking",
                        version = "1",
                        description = "Orders of many companies: lines, payments, shipments, stock, picking."))
@InjectModule(
        name = "Orders",
        requires = {
            OrdersTable.class,
            Idempotency.class,
            InstantSource.class,
            JobOptions.class,
            NumberCheck.class,
            CustomerKeys.class,
            PickLease.class,
            Sagas.class
        })
@NullMarked
package io.azulejo.orders;

import io.avaje.inject.InjectModule;
import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.rules.CustomerKeys;
import io.azulejo.orders.rules.Picking.PickLease;
import io.azulejo.web.job.Sagas;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
