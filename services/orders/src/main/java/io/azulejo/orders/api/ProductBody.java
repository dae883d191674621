package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.orders.table.Product;
import java.math.BigDecimal;

/** A product. */
@Json
@Valid
record ProductBody(@NotBlank String description, BigDecimal unitPrice) {

    static ProductBody of(Product product) {
        return new ProductBody(product.description(), product.unitPrice());
    }
}
