package io.azulejo.orders.table;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/** Postal address. */
@Json
public record Address(
        @Nullable String street,
        @Nullable String number,
        @Nullable String complement,
        @Nullable String neighborhood,
        @Nullable String city,
        @Nullable String state,
        @Nullable String zipCode) {}
