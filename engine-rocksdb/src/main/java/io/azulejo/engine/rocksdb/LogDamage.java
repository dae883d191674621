package io.azulejo.engine.rocksdb;

/**
 * Policy for opening a store whose log is damaged. A record that a crash cut short at the end of the log is not damage.
 */
public enum LogDamage {
    /** Rejects to open: writes after the damage may have been acknowledged. */
    REFUSE,
    /**
     * Opens with everything written before the damage and drops everything after it. Use it if a machine lost power
     * with durability {@code OS}, where pages of the log may have reached the disk out of order, or if there is no
     * backup.
     */
    DROP_WHAT_FOLLOWS
}
