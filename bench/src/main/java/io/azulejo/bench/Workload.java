package io.azulejo.bench;

/**
 * Six measured operations of a backend: the engine, or RocksDB alone. {@code turn} selects one of {@link #TURNS}
 * prepared requests. Thread-safe.
 */
interface Workload extends AutoCloseable {
    /**
     * Number of items that are read and overwritten; small enough for the prepared requests to fit in the CPU cache.
     */
    int ITEMS = 2_000;

    /** Four versions of each item, so that each overwrite changes something. */
    int TURNS = 4 * ITEMS;

    /** Number of items in one partition, which a query reads. */
    int QUERIED = 20;

    int PARTITIONS = ITEMS / QUERIED;

    /** Puts an item of 1 KB. */
    Object putItem(int turn);

    /** Gets an item of 1 KB. */
    Object getItem(int turn);

    /** Queries a partition of 20 items of 300 B. */
    Object query(int turn);

    /** Adds one to an attribute of a small item. */
    Object updateItem(int turn);

    /** Puts three items of 1 KB in one transaction. */
    Object transactWriteItems(int turn);

    /** Puts an item of 1 KB into a table with two indexes that project all attributes. */
    Object putItemTwoIndexes(int turn);

    @Override
    void close();
}
