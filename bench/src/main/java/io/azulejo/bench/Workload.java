package io.azulejo.bench;

/**
 * The six operations that are measured, done by someone: the engine, or RocksDB alone. {@code turn} chooses one of
 * {@link #TURNS} prepared requests. Safe for any number of threads.
 */
interface Workload extends AutoCloseable {
    /** Items that are read and overwritten; few enough that the prepared requests stay near the processor. */
    int ITEMS = 2_000;

    /** Every item in four versions, so that an overwrite changes something. */
    int TURNS = 4 * ITEMS;

    /** Items of one partition that a query reads. */
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

    /** Puts an item of 1 KB into a table with two indexes that copy all of it. */
    Object putItemTwoIndexes(int turn);

    @Override
    void close();
}
