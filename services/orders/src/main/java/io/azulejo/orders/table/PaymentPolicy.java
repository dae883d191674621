package io.azulejo.orders.table;

/** What a company asks for before it ships an order. */
public enum PaymentPolicy {
    /** The whole total is captured. */
    CAPTURED,
    /** The whole total is captured or authorised. */
    AUTHORISED,
    /** Nothing: the company ships on credit. */
    NOTHING
}
