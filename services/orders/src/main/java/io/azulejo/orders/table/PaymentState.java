package io.azulejo.orders.table;

/** State of a payment. */
public enum PaymentState {
    AUTHORISED,
    CAPTURED,
    REFUNDED,
    /** The authorisation was released without a capture. */
    VOIDED,
    FAILED
}
