package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.brazil.Cpf;
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
        @Nullable AddressBody address) {

    static CustomerView whole(OrderCustomer customer) {
        return new CustomerView(
                customer.firstName(),
                customer.lastName(),
                customer.cpf(),
                customer.email(),
                customer.phone(),
                AddressBody.of(customer.address()));
    }

    static CustomerView masked(OrderCustomer customer) {
        String cpf = customer.cpf();
        return new CustomerView(
                customer.firstName(),
                customer.lastName(),
                cpf == null ? null : Cpf.masked(cpf),
                null,
                null,
                AddressBody.of(customer.address()));
    }
}
