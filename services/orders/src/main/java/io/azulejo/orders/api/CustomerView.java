package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Address;
import io.azulejo.orders.table.OrderCustomer;
import org.jspecify.annotations.Nullable;

/** Customer of an order. The CPF is masked and contact data is omitted unless the caller's role needs them. */
@Json
record CustomerView(
        String firstName,
        String lastName,
        @Nullable String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    static CustomerView of(OrderCustomer customer, boolean complete) {
        String cpf = customer.cpf();
        return new CustomerView(
                customer.firstName(),
                customer.lastName(),
                complete || cpf == null ? cpf : Cpf.masked(cpf),
                complete ? customer.email() : null,
                complete ? customer.phone() : null,
                customer.address());
    }
}
