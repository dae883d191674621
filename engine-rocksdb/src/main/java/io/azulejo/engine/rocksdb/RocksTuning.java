package io.azulejo.engine.rocksdb;

import java.util.List;
import java.util.Properties;
import org.rocksdb.AbstractEventListener;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.Cache;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.CompressionType;
import org.rocksdb.DBOptions;
import org.rocksdb.DataBlockIndexType;
import org.rocksdb.HyperClockCache;
import org.rocksdb.IndexSearchType;
import org.rocksdb.IndexType;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.Options;
import org.rocksdb.UInt64AddOperator;
import org.rocksdb.WALRecoveryMode;

/**
 * Every RocksDB setting of a store, with its reason. Owns the native objects behind them: close it after the database.
 * For one thread.
 */
final class RocksTuning implements AutoCloseable {
    /** Small enough that replaying the log after a crash takes a fraction of a second. */
    private static final long WRITE_BUFFER_BYTES = 16L << 20;

    /**
     * From this size of cache on, speed goes before memory: {@link #forALargeCache}. Below it memory does not grow with
     * the store: {@link #forASmallCache}.
     */
    private static final long LARGE_CACHE = 1L << 30;

    private static final int LARGE_BLOCK_BYTES = 16 << 10;
    /** A small cache holds more of what is asked for in smaller pieces. */
    private static final int SMALL_BLOCK_BYTES = 8 << 10;

    /** The cache finds out by itself how large its entries are: parts of 4 KB, blocks, filters of megabytes. */
    private static final int ENTRIES_OF_ANY_SIZE = 0;
    /**
     * Entries that are all blocks are found in one step, in a table made for their number: 4 MB for each gigabyte of
     * cache. Half as much again as a block, as the table would else be rounded up to twice that.
     */
    private static final int ENTRIES_OF_BLOCKS = LARGE_BLOCK_BYTES + LARGE_BLOCK_BYTES / 2;
    /** Eight parts: RocksDB's 64 would be too small for the whole filter of a file. */
    private static final int CACHE_SHARD_BITS = 3;

    private final boolean largeCache;
    private final Cache cache;
    private final BloomFilter filter = new BloomFilter(10);
    private final UInt64AddOperator addition = new UInt64AddOperator();
    private final Options options;

    RocksTuning(StoreOptions store, boolean create, List<AbstractEventListener> listeners) {
        this.largeCache = store.cacheBytes() >= LARGE_CACHE;
        this.cache = new HyperClockCache(
                store.cacheBytes(), largeCache ? ENTRIES_OF_BLOCKS : ENTRIES_OF_ANY_SIZE, CACHE_SHARD_BITS, false);
        try (DBOptions database = checkedLogs();
                ColumnFamilyOptions family = new ColumnFamilyOptions()) {
            this.options = new Options(database, family);
        }
        options.setCreateIfMissing(create);
        checks(store);
        memory();
        files();
        // Counters are sums of additions: no read before a write, and additions of two transactions commute.
        options.setMergeOperator(addition);
        options.setListeners(listeners);
    }

    Options options() {
        return options;
    }

    /**
     * Each log names the last write of the one before it, so that a log that is missing or was cut, with newer ones
     * behind it, is refused instead of leaving a hole. Java has no setter for it.
     */
    private static DBOptions checkedLogs() {
        Properties properties = new Properties();
        properties.setProperty("track_and_verify_wals", "true");
        DBOptions options = DBOptions.getDBOptionsFromProps(properties);
        if (options == null) {
            throw new IllegalStateException("This RocksDB does not know the option track_and_verify_wals");
        }
        return options;
    }

    private void checks(StoreOptions store) {
        options.setParanoidChecks(true);
        options.setForceConsistencyChecks(true);
        options.setWalRecoveryMode(
                switch (store.logDamage()) {
                    // A record the crash cut short at the end of the log was never acknowledged: it is dropped.
                    // Anything else that does not match its checksum is refused.
                    case REFUSE -> WALRecoveryMode.TolerateCorruptedTailRecords;
                    case DROP_WHAT_FOLLOWS -> WALRecoveryMode.PointInTimeRecovery;
                });
    }

    private void memory() {
        options.setWriteBufferSize(WRITE_BUFFER_BYTES);
        options.setMaxWriteBufferNumber(4);
        // Most puts first look for an item that is not there yet.
        options.setMemtablePrefixBloomSizeRatio(0.02);
        options.setMemtableWholeKeyFiltering(true);
        BlockBasedTableConfig blocks = new BlockBasedTableConfig()
                .setBlockCache(cache)
                // A get goes by a hash to its item instead of searching the block. At seven places for an item one in
                // seven shares its place with another and is searched for after all; with RocksDB's four for three,
                // every second one.
                .setDataBlockIndexType(DataBlockIndexType.kDataBlockBinaryAndHash)
                .setBlockRestartInterval(1)
                .setDataBlockHashTableUtilRatio(0.15)
                // Keys begin with a hash, so where one stands in an index can be reckoned from its value. Indexes whose
                // keys lie less evenly than this are searched by halves.
                .setIndexSearchType(IndexSearchType.kAuto)
                .setUniformCvThreshold(2)
                .setFilterPolicy(filter)
                .setFormatVersion(6);
        options.setTableFormatConfig(largeCache ? forALargeCache(blocks) : forASmallCache(blocks));
    }

    /**
     * Each file has one index and one filter, which its reader holds as long as the file is open, beside the cache:
     * looking them up in it costs a get of a large store a twelfth of its time, having them in parts a quarter. A filter
     * takes ten bits for each item, an index an entry for each block; {@link #files} bounds how many files are open.
     */
    private static BlockBasedTableConfig forALargeCache(BlockBasedTableConfig blocks) {
        return blocks.setBlockSize(LARGE_BLOCK_BYTES).setCacheIndexAndFilterBlocks(false);
    }

    /**
     * Indexes and filters count against the cache, in parts of 4 KB of which a get needs two or three: the whole filter
     * of a file is more than a megabyte, would not stay in a small cache and would be read anew at every get.
     */
    private static BlockBasedTableConfig forASmallCache(BlockBasedTableConfig blocks) {
        return blocks.setBlockSize(SMALL_BLOCK_BYTES)
                .setCacheIndexAndFilterBlocks(true)
                .setCacheIndexAndFilterBlocksWithHighPriority(true)
                .setPinL0FilterAndIndexBlocksInCache(true)
                .setIndexType(IndexType.kTwoLevelIndexSearch)
                .setPartitionFilters(true)
                .setMetadataBlockSize(4 << 10)
                .setPinTopLevelIndexAndFilter(true);
    }

    private void files() {
        options.setCompressionType(CompressionType.LZ4_COMPRESSION);
        options.setMaxBackgroundJobs(2);
        options.setTargetFileSizeBase(32L << 20);
        // A get asks the filter of each level that there is: stores to half a gigabyte have one.
        options.setMaxBytesForLevelBase(512L << 20);
        // A store of many files opens as fast as a small one: files are opened when they are first read. With a large
        // cache 64 GB of them stay open, and their indexes and filters in memory.
        options.setMaxOpenFiles(largeCache ? 2048 : 512);
        options.setSkipStatsUpdateOnDbOpen(true);
        // Large writes reach the disk in steps, so that the sync of a commit does not queue behind them.
        options.setBytesPerSync(1L << 20);
        options.setMaxManifestFileSize(8L << 20);
        options.setInfoLogLevel(InfoLogLevel.WARN_LEVEL);
        options.setKeepLogFileNum(2);
        options.setMaxLogFileSize(1L << 20);
        options.setStatsDumpPeriodSec(0);
        options.setStatsPersistPeriodSec(0);
    }

    @Override
    public void close() {
        options.close();
        addition.close();
        filter.close();
        cache.close();
    }
}
