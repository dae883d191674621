package io.azulejo.engine.table;

/** DynamoDB's limits on the size of key values, in bytes. */
public final class KeyLimits {
    public static final int MAX_PARTITION_KEY = 2048;
    public static final int MAX_SORT_KEY = 1024;

    private KeyLimits() {}
}
