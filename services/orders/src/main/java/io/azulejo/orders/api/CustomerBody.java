package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.rules.CustomerDraft;
import org.jspecify.annotations.Nullable;

/** A customer as somebody writes it down. */
@Json
@Valid
record CustomerBody(
        @NotBlank String firstName,
        @NotBlank String lastName,
        @NotBlank String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable AddressBody address) {

    CustomerDraft draft() {
        return new CustomerDraft(firstName, lastName, cpf, email, phone, address == null ? null : address.address());
    }
}
