package io.azulejo.orders.table;

import org.jspecify.annotations.Nullable;

/** Where somebody lives or is delivered to. */
public record Address(
        @Nullable String street,
        @Nullable String number,
        @Nullable String complement,
        @Nullable String neighborhood,
        @Nullable String city,
        @Nullable String state,
        @Nullable String zipCode) {}
