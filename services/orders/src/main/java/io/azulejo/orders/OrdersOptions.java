package io.azulejo.orders;

import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.rules.CustomerKeys;
import io.azulejo.orders.rules.Picking.PickLease;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.Sagas.SagaOptions;
import java.time.Duration;
import java.time.InstantSource;

/**
 * How the orders service runs.
 *
 * @param table the design's settings: the table's name, keys of cursors
 * @param numbers how CPF and CNPJ are taken
 * @param customerKeys how a customer stands in a key
 * @param lease how long a picker has for a line
 */
public record OrdersOptions(
        InstantSource clock,
        ToolkitOptions table,
        NumberCheck numbers,
        CustomerKeys customerKeys,
        PickLease lease,
        SagaOptions sagas,
        JobOptions jobs) {

    public static OrdersOptions defaults() {
        return new OrdersOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                NumberCheck.STRICT,
                CustomerKeys.verbatim(),
                new PickLease(Duration.ofMinutes(15)),
                SagaOptions.defaults(),
                JobOptions.defaults());
    }

    /** With the CPF out of the keys of new orders. */
    public OrdersOptions withCustomerKeys(CustomerKeys other) {
        return new OrdersOptions(clock, table, numbers, other, lease, sagas, jobs);
    }

    public OrdersOptions withTable(ToolkitOptions other) {
        return new OrdersOptions(clock, other, numbers, customerKeys, lease, sagas, jobs);
    }

    /** With numbers taken as they come, for data of others. */
    public OrdersOptions withNumbers(NumberCheck other) {
        return new OrdersOptions(clock, table, other, customerKeys, lease, sagas, jobs);
    }
}
