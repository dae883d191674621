package io.azulejo.orders.table;

/** Payment that a company requires before it ships an order. */
public enum PaymentPolicy {
    /** The whole total is captured. */
    CAPTURED,
    /** The whole total is captured or authorised. */
    AUTHORISED,
    /** Nothing: the company ships on credit. */
    NOTHING
}
