package io.azulejo.orders.rules;

import io.azulejo.orders.table.Address;
import org.jspecify.annotations.Nullable;

/** A customer as somebody wrote it down. */
public record CustomerDraft(
        String firstName,
        String lastName,
        String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address) {

    /** Says nothing about the person, so that it can be logged. */
    @Override
    public String toString() {
        return "CustomerDraft";
    }
}
