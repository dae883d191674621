package io.azulejo.engine.rocksdb;

/** What opening a store does about damage in its log, apart from the record that a crash cut short at its end. */
public enum LogDamage {
    /** Refuses to open: what follows the damage may have been acknowledged. */
    REFUSE,
    /**
     * Opens with everything written before the damage and gives up everything after it. For a machine that lost power
     * with durability {@code OS}, where pages of the log may have reached the disk out of order, and for whoever has no
     * backup.
     */
    DROP_WHAT_FOLLOWS
}
