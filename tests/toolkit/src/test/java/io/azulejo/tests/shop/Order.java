package io.azulejo.tests.shop;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity("ORDER")
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
public record Order(
        String customerId,
        String orderId,
        int total,
        @Ttl @Nullable Instant until) implements Bought {}
