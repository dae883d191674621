package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.table.Company;
import org.jspecify.annotations.Nullable;

/** A company's settings; what is missing stays. */
@Json
@Valid
record CompanyBody(
        @NotBlank String name,
        @Nullable String timeZone,
        @Nullable Integer orderDigits,
        @Nullable String warehouse) {

    static CompanyBody of(Company company) {
        return new CompanyBody(company.name(), company.timeZone(), company.orderDigits(), company.warehouse());
    }
}
