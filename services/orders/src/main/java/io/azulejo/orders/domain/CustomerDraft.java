package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.table.Address;
import org.jspecify.annotations.Nullable;

/** Customer as given in a request. */
@Json
@Valid
public record CustomerDraft(
        @NotBlank String firstName,
        @NotBlank String lastName,
        @NotBlank String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    /** Returns a constant without personal data, so that the draft can be logged. */
    @Override
    public String toString() {
        return "CustomerDraft";
    }
}
