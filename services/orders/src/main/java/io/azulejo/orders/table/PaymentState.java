package io.azulejo.orders.table;

/** Where a payment stands. */
public enum PaymentState {
    AUTHORISED,
    CAPTURED,
    REFUNDED,
    FAILED
}
