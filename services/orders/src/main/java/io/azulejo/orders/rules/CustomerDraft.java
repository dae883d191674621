package io.azulejo.orders.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.table.Address;
import org.jspecify.annotations.Nullable;

/** A customer as somebody wrote it down. */
@Json
@Valid
public record CustomerDraft(
        @NotBlank String firstName,
        @NotBlank String lastName,
        @NotBlank String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    /** Says nothing about the person, so that it can be logged. */
    @Override
    public String toString() {
        return "CustomerDraft";
    }
}
