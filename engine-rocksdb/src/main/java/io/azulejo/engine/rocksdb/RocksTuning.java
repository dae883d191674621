package io.azulejo.engine.rocksdb;

import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
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
import org.rocksdb.Logger;
import org.rocksdb.Options;
import org.rocksdb.UInt64AddOperator;
import org.rocksdb.WALRecoveryMode;

/**
 * All RocksDB settings of a store, with their reasons. Owns the native option objects: close it after the database. Not
 * thread-safe.
 */
final class RocksTuning implements AutoCloseable {
    /** Small enough that replaying the log after a crash takes a fraction of a second. */
    private static final long WRITE_BUFFER_BYTES = 16L << 20;

    /**
     * From this cache size on, speed takes priority over memory: {@link #withLargeCache}. Below it, memory use does not
     * grow with the store: {@link #withSmallCache}.
     */
    private static final long LARGE_CACHE = 1L << 30;

    private static final int LARGE_BLOCK_BYTES = 16 << 10;
    /** Smaller blocks let a small cache hold more of the requested data. */
    private static final int SMALL_BLOCK_BYTES = 8 << 10;

    /** The cache determines the entry size itself: 4 KB partitions, data blocks, filters of several megabytes. */
    private static final int ENTRIES_OF_ANY_SIZE = 0;
    /**
     * If all entries are data blocks, one probe finds an entry in a hash table sized for their number: 4 MB per
     * gigabyte of cache. The estimate is one and a half blocks, because RocksDB would otherwise round the table up to
     * twice that size.
     */
    private static final int ENTRIES_OF_BLOCKS = LARGE_BLOCK_BYTES + LARGE_BLOCK_BYTES / 2;
    /** Eight shards: with RocksDB's default of 64 a shard is too small for the whole filter of a file. */
    private static final int CACHE_SHARD_BITS = 3;

    private final boolean largeCache;
    private final Cache cache;
    private final BloomFilter filter = new BloomFilter(10);
    private final UInt64AddOperator addition = new UInt64AddOperator();
    private final Options options;
    private @Nullable Silence silence;

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
        // Counters are sums of additions: a write needs no read before it, and the additions of two transactions
        // commute.
        options.setMergeOperator(addition);
        options.setListeners(listeners);
    }

    /** Keeps RocksDB from writing its own log file into the store's folder. */
    RocksTuning withoutLogFile() {
        silence = new Silence();
        options.setLogger(silence);
        return this;
    }

    /** Logger that drops everything. */
    private static final class Silence extends Logger {
        Silence() {
            super(InfoLogLevel.FATAL_LEVEL);
        }

        @Override
        protected void log(InfoLogLevel level, String message) {
            // A problem is reported by an exception.
        }
    }

    Options options() {
        return options;
    }

    /**
     * Each log names the last write of the log before it. A missing or truncated log that is followed by newer ones is
     * rejected instead of leaving a gap. The Java API has no setter for this option.
     */
    private static DBOptions checkedLogs() {
        Properties properties = new Properties();
        properties.setProperty("track_and_verify_wals", "true");
        DBOptions options = DBOptions.getDBOptionsFromProps(properties);
        if (options == null) {
            throw new IllegalStateException("This RocksDB does not support the option track_and_verify_wals");
        }
        return options;
    }

    private void checks(StoreOptions store) {
        options.setParanoidChecks(true);
        options.setForceConsistencyChecks(true);
        options.setWalRecoveryMode(
                switch (store.logDamage()) {
                    // A record that the crash cut short at the end of the log was never acknowledged: it is dropped.
                    // Anything else that does not match its checksum is rejected.
                    case REFUSE -> WALRecoveryMode.TolerateCorruptedTailRecords;
                    case DROP_WHAT_FOLLOWS -> WALRecoveryMode.PointInTimeRecovery;
                });
    }

    private void memory() {
        options.setWriteBufferSize(WRITE_BUFFER_BYTES);
        options.setMaxWriteBufferNumber(4);
        // Most puts first look up an item that does not exist yet.
        options.setMemtablePrefixBloomSizeRatio(0.02);
        options.setMemtableWholeKeyFiltering(true);
        BlockBasedTableConfig blocks = new BlockBasedTableConfig()
                .setBlockCache(cache)
                // A get finds its item in the block by hash instead of binary search. At seven buckets per item, one
                // item in seven collides and is searched for; at RocksDB's default of four buckets for three items,
                // every second one.
                .setDataBlockIndexType(DataBlockIndexType.kDataBlockBinaryAndHash)
                .setBlockRestartInterval(1)
                .setDataBlockHashTableUtilRatio(0.15)
                // Keys begin with a hash, so interpolation search finds their position in an index. RocksDB uses binary
                // search for indexes whose keys are spread less evenly.
                .setIndexSearchType(IndexSearchType.kAuto)
                .setUniformCvThreshold(2)
                .setFilterPolicy(filter)
                .setFormatVersion(6);
        options.setTableFormatConfig(largeCache ? withLargeCache(blocks) : withSmallCache(blocks));
    }

    /**
     * Each file has one index and one filter. The table reader holds them outside the cache as long as the file is
     * open: looking them up in the cache takes a twelfth of a get on a large store, partitioning them a quarter. A
     * filter takes ten bits per item, an index one entry per block; {@link #files} bounds the number of open files.
     */
    private static BlockBasedTableConfig withLargeCache(BlockBasedTableConfig blocks) {
        return blocks.setBlockSize(LARGE_BLOCK_BYTES).setCacheIndexAndFilterBlocks(false);
    }

    /**
     * Indexes and filters count against the cache, in 4 KB partitions of which a get needs two or three. The whole
     * filter of a file is more than a megabyte: a small cache would evict it and read it again at every get.
     */
    private static BlockBasedTableConfig withSmallCache(BlockBasedTableConfig blocks) {
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
        // A get asks the filter of each existing level: stores up to half a gigabyte have one level.
        options.setMaxBytesForLevelBase(512L << 20);
        // Files are opened when they are first read, so a store of many files opens as fast as a small one. With a
        // large cache, 64 GB of files stay open, with their indexes and filters in memory.
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
        if (silence != null) {
            silence.close();
        }
    }
}
