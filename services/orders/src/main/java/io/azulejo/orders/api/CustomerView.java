package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Address;
import io.azulejo.orders.table.OrderCustomer;
import org.jspecify.annotations.Nullable;

/** The customer of an order; the CPF masked but for those who need it. */
@Json
record CustomerView(
        String firstName,
        String lastName,
        @Nullable String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    static CustomerView of(OrderCustomer customer, boolean whole) {
        String cpf = customer.cpf();
        return new CustomerView(
                customer.firstName(),
                customer.lastName(),
                whole || cpf == null ? cpf : Cpf.masked(cpf),
                whole ? customer.email() : null,
                whole ? customer.phone() : null,
                customer.address());
    }
}
