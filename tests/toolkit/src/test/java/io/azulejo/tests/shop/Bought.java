package io.azulejo.tests.shop;

/** Anything that a customer has bought. */
public sealed interface Bought permits Order, Line {
    String orderId();
}
