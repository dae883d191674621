package io.azulejo.orders;

import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.domain.CustomerKeys;
import io.azulejo.orders.domain.Picking.PickLease;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Sagas.SagaOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Settings of the orders service.
 *
 * @param table toolkit settings, such as the table's name and the cursor keys
 * @param numbers how strictly CPF and CNPJ check digits are verified
 * @param customerKeys how a customer is represented in item keys
 * @param lease how long a picker holds a claimed line
 */
public record OrdersOptions(
        InstantSource clock,
        ToolkitOptions table,
        CheckDigitPolicy numbers,
        CustomerKeys customerKeys,
        PickLease lease,
        SagaOptions sagas,
        JobOptions jobs) {

    public static OrdersOptions defaults() {
        return new OrdersOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                CheckDigitPolicy.STRICT,
                CustomerKeys.verbatim(),
                new PickLease(Duration.ofMinutes(15)),
                SagaOptions.defaults(),
                JobOptions.defaults());
    }

    /** Returns a copy with this representation of customers in the keys of new orders. */
    public OrdersOptions withCustomerKeys(CustomerKeys other) {
        return new OrdersOptions(clock, table, numbers, other, lease, sagas, jobs);
    }

    public OrdersOptions withTable(ToolkitOptions other) {
        return new OrdersOptions(clock, other, numbers, customerKeys, lease, sagas, jobs);
    }

    /** Returns a copy with this check of CPF and CNPJ numbers. Legacy data may need {@link CheckDigitPolicy#LENIENT}. */
    public OrdersOptions withNumbers(CheckDigitPolicy other) {
        return new OrdersOptions(clock, table, other, customerKeys, lease, sagas, jobs);
    }
}
