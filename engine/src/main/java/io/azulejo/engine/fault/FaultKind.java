package io.azulejo.engine.fault;

/** Kinds of faults that can be injected. */
public enum FaultKind {
    /** The request is throttled; a transaction is cancelled because of it. */
    THROTTLING,
    /** The request conflicts with a transaction on the same item; a transaction is cancelled because of it. */
    TRANSACTION_CONFLICT,
    /** About half of a batch comes back unprocessed. */
    UNPROCESSED,
    /** A query or scan ends after one item and reports that there is more. */
    SHORT_PAGE,
    /** The response takes {@link Faults#slowness()} longer. */
    SLOW,
    /** Readers of global indexes see a write only after {@link Faults#indexLag()}, by the engine's clock. */
    INDEX_LAG,
    /**
     * Reads that do not ask for consistency see a write only after {@link Faults#readLag()}, by the engine's clock:
     * reads of items, of tables and of all indexes.
     */
    STALE_READ
}
