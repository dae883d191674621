package io.azulejo.migrate.sample.v1;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** Customer without an index and without a unique address. */
@Entity("CUSTOMER")
@Key(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
public record Customer(
        String customerId,
        String email,
        String city,
        @Version long version) {}
