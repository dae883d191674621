package io.azulejo.migrate.sample.v1;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Order in its customer's partition, with the amount as text. */
@Entity("ORDER")
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
public record Order(String customerId, String orderId, String amount, String note) {}
