package io.azulejo.orders.table;

/** State of a payment. */
public enum PaymentState {
    AUTHORISED,
    CAPTURED,
    REFUNDED,
    FAILED
}
