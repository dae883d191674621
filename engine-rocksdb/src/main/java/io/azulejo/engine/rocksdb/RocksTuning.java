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

    /** The cache finds out by itself how large its entries are: parts of 4 KB, blocks, filters of megabytes. */
    private static final int ENTRIES_OF_ANY_SIZE = 0;
    /** Eight parts: RocksDB's 64 would be too small for the whole filter of a file. */
    private static final int CACHE_SHARD_BITS = 3;
    /**
     * From this size of cache on, files have one index and one filter each. Reckoned for items of 120 bytes they are a
     * seventieth of what they lead to before it is compressed: this much keeps them for ten gigabytes of items.
     */
    private static final long CACHE_OF_WHOLE_INDEXES = 256L << 20;

    private final Cache cache;
    private final BloomFilter filter = new BloomFilter(10);
    private final UInt64AddOperator addition = new UInt64AddOperator();
    private final Options options;

    RocksTuning(StoreOptions store, boolean create, List<AbstractEventListener> listeners) {
        this.cache = new HyperClockCache(store.cacheBytes(), ENTRIES_OF_ANY_SIZE, CACHE_SHARD_BITS, false);
        try (DBOptions database = checkedLogs();
                ColumnFamilyOptions family = new ColumnFamilyOptions()) {
            this.options = new Options(database, family);
        }
        options.setCreateIfMissing(create);
        checks(store);
        memory(store);
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

    private void memory(StoreOptions store) {
        options.setWriteBufferSize(WRITE_BUFFER_BYTES);
        options.setMaxWriteBufferNumber(4);
        // Most puts first look for an item that is not there yet.
        options.setMemtablePrefixBloomSizeRatio(0.02);
        options.setMemtableWholeKeyFiltering(true);
        BlockBasedTableConfig blocks = new BlockBasedTableConfig()
                .setBlockCache(cache)
                .setBlockSize(8 << 10)
                // A get goes by a hash to one of eight items instead of searching the block.
                .setDataBlockIndexType(DataBlockIndexType.kDataBlockBinaryAndHash)
                .setBlockRestartInterval(8)
                .setFilterPolicy(filter)
                // Indexes and filters count against the cache, so that memory does not grow with the store.
                .setCacheIndexAndFilterBlocks(true)
                .setCacheIndexAndFilterBlocksWithHighPriority(true)
                .setPinL0FilterAndIndexBlocksInCache(true)
                .setFormatVersion(6);
        if (store.cacheBytes() < CACHE_OF_WHOLE_INDEXES) {
            // In parts of 4 KB, of which a get needs two or three: a whole filter of a file is more than a megabyte,
            // which does not stay in a small cache and would be read anew at every get. Where it stays, the parts
            // cost a get in a large store a quarter of its time.
            blocks.setIndexType(IndexType.kTwoLevelIndexSearch)
                    .setPartitionFilters(true)
                    .setMetadataBlockSize(4 << 10)
                    .setPinTopLevelIndexAndFilter(true);
        }
        options.setTableFormatConfig(blocks);
    }

    private void files() {
        options.setCompressionType(CompressionType.LZ4_COMPRESSION);
        options.setMaxBackgroundJobs(2);
        options.setTargetFileSizeBase(32L << 20);
        options.setMaxBytesForLevelBase(128L << 20);
        // A store of many files opens as fast as a small one: files are opened when they are first read.
        options.setMaxOpenFiles(512);
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
