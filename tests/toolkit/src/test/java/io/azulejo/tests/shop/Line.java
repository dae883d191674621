package io.azulejo.tests.shop;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("LINE")
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}#LINE#{number:pad(3)}")
public record Line(String customerId, String orderId, int number, String product) implements Bought {}
