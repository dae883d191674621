package io.azulejo.engine.table;

/** The attribute that says when items of a table expire, and whether the store's entries for it are complete. */
public record TimeToLive(String attribute, Status status) {
    /** DynamoDB's states; without a time to live it is DISABLED. */
    public enum Status {
        ENABLING,
        ENABLED,
        DISABLING
    }
}
