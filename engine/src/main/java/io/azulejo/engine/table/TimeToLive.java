package io.azulejo.engine.table;

/** The attribute that holds the expiry of a table's items, and whether the TTL entries in the store are complete. */
public record TimeToLive(String attribute, Status status) {
    /** DynamoDB's states; a table without time to live is DISABLED. */
    public enum Status {
        ENABLING,
        ENABLED,
        DISABLING
    }
}
