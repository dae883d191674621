package io.azulejo.migrate.sample.v3;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.Version;

/** Customer under another key. */
@Entity("CUSTOMER")
@Key(pk = "C#{customerId}", sk = "C")
@Unique(component = "email")
public record Customer(
        String customerId,
        String email,
        String city,
        @Version long version) {}
