package io.azulejo.engine.store;

/**
 * Numbered regions of the store: the whole on-disk layout. The number is the first byte of each key and is never
 * reused. {@code part} below is a key part: its bytes with 0x00 escaped as 0x00 0xFF, terminated by 0x00 0x00, so that
 * parts of any length sort by their bytes.
 */
public enum Keyspace {
    /** {@code [0]} → {@link FormatVersion} of the store, int32. */
    FORMAT(0),
    /** {@code [1][name utf8]} → the table's definition. */
    TABLES(1),
    /** {@code [2][table id int32][hash of the partition key, 2 bytes][partition key part][sort key part]} → item. */
    ITEMS(2),
    /**
     * {@code [3][index id int32][hash of the index partition key, 2 bytes][index partition key parts][index sort key
     * parts][table partition key part][table sort key part]} → projected item.
     */
    INDEX_ENTRIES(3),
    /** {@code [4][table id int32][epoch second, 8 bytes][item key after its table id]} → empty. */
    TTL_ENTRIES(4),
    /** {@code [5][table or index id int32][0: items, 1: bytes]} → a counter, 8 bytes. */
    COUNTERS(5),
    /** {@code [6][client request token utf8]} → its expiry and the digest of its transaction. */
    TRANSACTION_TOKENS(6),
    /** {@code [7]} → the last id given to a table or index, int32. */
    LAST_ID(7),
    /** {@code [8][table or index id int32]} → empty: a dropped table or index whose entries are not deleted yet. */
    DROPPED(8),
    /** {@code [9][stream id int32]} → the stream's definition. */
    STREAMS(9),
    /** {@code [10][stream id int32][sequence number, 8 bytes]} → the stream record. */
    STREAM_RECORDS(10),
    /** {@code [11][stream id int32]} → the sequence number of the oldest record that is not trimmed, 8 bytes. */
    STREAM_STARTS(11),
    /** {@code [12][backup id int32]} → the backup's definition. */
    BACKUPS(12),
    /** {@code [13][backup id int32][item key after its table id]} → item. */
    BACKUP_ITEMS(13),
    /**
     * {@code [14][table id int32][microseconds since 1970, 8 bytes]} → an item's key and the item before a change, for
     * tables with point-in-time recovery.
     */
    CHANGE_HISTORY(14),
    /** {@code [15][export id int32]} → the export's definition and state. */
    EXPORTS(15);

    private final byte number;

    Keyspace(int number) {
        this.number = (byte) number;
    }

    /** Returns the first byte of every key of this region. */
    public byte number() {
        return number;
    }
}
