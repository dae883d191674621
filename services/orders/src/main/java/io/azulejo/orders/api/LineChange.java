package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** What is to be different about a line; what is missing stays. */
@Json
record LineChange(@Nullable Long quantity, @Nullable BigDecimal unitPrice) {}
