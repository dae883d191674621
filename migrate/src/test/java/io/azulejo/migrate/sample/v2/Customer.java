package io.azulejo.migrate.sample.v2;

import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Customer with a unique address, points, an index by city and an end. */
@Entity("CUSTOMER")
@Key(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
@IndexKey(index = "ByCity", pk = "CITY#{city}", sk = "{customerId}")
@Unique(component = "email")
public record Customer(
        String customerId,
        String email,
        String city,
        @Default("10") int points,
        @Ttl @Nullable Instant expiresAt,
        @Version long version) {

    public static Customer of(String customerId, String email, String city) {
        return new Customer(customerId, email, city, 10, null, 0);
    }
}
