package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.Address;
import org.jspecify.annotations.Nullable;

/** Where somebody lives or is delivered to. */
@Json
record AddressBody(
        @Nullable String street,
        @Nullable String number,
        @Nullable String complement,
        @Nullable String neighborhood,
        @Nullable String city,
        @Nullable String state,
        @Nullable String zipCode) {

    static @Nullable AddressBody of(@Nullable Address address) {
        return address == null
                ? null
                : new AddressBody(
                        address.street(),
                        address.number(),
                        address.complement(),
                        address.neighborhood(),
                        address.city(),
                        address.state(),
                        address.zipCode());
    }

    Address address() {
        return new Address(street, number, complement, neighborhood, city, state, zipCode);
    }
}
