package io.azulejo.engine.fault;

/** What can be made to go wrong on purpose. */
public enum FaultKind {
    /** The request is refused because of its table's throughput; a transaction is cancelled for it. */
    THROTTLING,
    /** The request meets a transaction on the same item; a transaction is cancelled for it. */
    TRANSACTION_CONFLICT,
    /** About half of a batch comes back unprocessed. */
    UNPROCESSED,
    /** A query or scan ends after one item and says that there is more. */
    SHORT_PAGE,
    /** The answer takes {@link Faults#slowness()} longer. */
    SLOW,
    /** Readers of global indexes see a write only {@link Faults#indexLag()} later, by the engine's clock. */
    INDEX_LAG
}
