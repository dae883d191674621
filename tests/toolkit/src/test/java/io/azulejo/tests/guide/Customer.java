package io.azulejo.tests.guide;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.toolkit.Generated;
import java.time.Instant;

// tag::customer
@Entity("CUSTOMER")
@Key(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
@Unique(component = "email")
public record Customer(
        @GeneratedId(prefix = "cus_") String customerId,
        String email,
        String name,
        int points,
        @CreatedAt Instant joinedAt,
        @UpdatedAt Instant changedAt,
        @Version long version) {

    static Customer named(String name, String email) {
        return new Customer(Generated.ID, email, name, 0, Generated.TIME, Generated.TIME, 0);
    }
}
// end::customer
