package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.CompactRangeOptions;
import org.rocksdb.CompactRangeOptions.BottommostLevelCompaction;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.Statistics;
import org.rocksdb.TickerType;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** Reads of a get and contents of the cache, by RocksDB's own statistics, with a small and with a large cache. */
class RocksTuningTest {
    private static final StoreOptions SMALL_CACHE =
            StoreOptions.of(Durability.OS).withCacheBytes(1 << 20);
    private static final StoreOptions LARGE_CACHE =
            StoreOptions.of(Durability.OS).withCacheBytes(1 << 30);
    private static final int KEYS = 1_000_000;
    /** Ten bits per key. */
    private static final long FILTER_BYTES = KEYS * 10L / 8;

    private static final int GETS = 2_000;
    private static final long SEED = 20261116;

    @TempDir
    Path folder;

    @BeforeAll
    static void loadLibrary() {
        NativeLibrary.load();
    }

    @Test
    void get_fileWhoseFilterIsLargerThanTheCache_readsBlocksAndNotTheFilter() throws RocksDBException {
        try (Statistics statistics = new Statistics();
                RocksTuning tuning = new RocksTuning(SMALL_CACHE, true, List.of())) {
            tuning.options().setStatistics(statistics);
            try (RocksDB database = RocksDB.open(tuning.options(), folder.toString())) {
                fill(database);
                assertThat(bytesPerGet(database, statistics, 0))
                        .as("bytes read by a get of a key that is there")
                        .isLessThan(24 << 10);
                assertThat(bytesPerGet(database, statistics, 1))
                        .as("bytes read by a get of a key that is missing")
                        .isLessThan(12 << 10);
                assertThat(database.getLongProperty("rocksdb.block-cache-usage"))
                        .as("bytes in the cache")
                        .isLessThanOrEqualTo(SMALL_CACHE.cacheBytes());
            }
        }
    }

    @Test
    void get_largeCache_findsIndexAndFilterInOnePieceWithoutAskingTheCache() throws RocksDBException {
        try (Statistics statistics = new Statistics();
                RocksTuning tuning = new RocksTuning(LARGE_CACHE, true, List.of())) {
            tuning.options().setStatistics(statistics);
            try (RocksDB database = RocksDB.open(tuning.options(), folder.toString())) {
                fill(database);
                assertThat(database.getPropertiesOfAllTables().values())
                        .isNotEmpty()
                        .allSatisfy(file -> assertThat(file.getIndexPartitions())
                                .as("parts of the index")
                                .isZero());
                database.get(key(0));
                long before = lookupsOfIndexesAndFilters(statistics);
                bytesPerGet(database, statistics, 0);
                assertThat(lookupsOfIndexesAndFilters(statistics))
                        .as("lookups of an index or a filter in the cache")
                        .isEqualTo(before);
                assertThat(database.getLongProperty("rocksdb.estimate-table-readers-mem"))
                        .as("bytes the open file holds: its filter, and an index of less than half of that")
                        .isBetween(FILTER_BYTES, FILTER_BYTES * 3 / 2);
            }
        }
    }

    @Test
    void get_olderFileWithAWholeFilter_readsTheFilterOnce() throws RocksDBException {
        try (Options before = new Options();
                BloomFilter filter = new BloomFilter(10)) {
            before.setCreateIfMissing(true)
                    .setTableFormatConfig(new BlockBasedTableConfig()
                            .setFilterPolicy(filter)
                            .setCacheIndexAndFilterBlocks(true)
                            .setFormatVersion(6));
            try (RocksDB database = RocksDB.open(before, folder.toString())) {
                fill(database);
            }
        }
        try (Statistics statistics = new Statistics();
                RocksTuning tuning = new RocksTuning(StoreOptions.of(Durability.OS), false, List.of())) {
            tuning.options().setStatistics(statistics);
            try (RocksDB database = RocksDB.open(tuning.options(), folder.toString())) {
                assertThat(bytesPerGet(database, statistics, 0))
                        .as("bytes read by a get")
                        .isLessThan(24 << 10);
            }
        }
    }

    /** Every even number, in one file. */
    private static void fill(RocksDB database) throws RocksDBException {
        try (WriteOptions unlogged = new WriteOptions().setDisableWAL(true);
                CompactRangeOptions everything =
                        new CompactRangeOptions().setBottommostLevelCompaction(BottommostLevelCompaction.kForce)) {
            for (int number = 0; number < KEYS; ) {
                try (WriteBatch batch = new WriteBatch()) {
                    for (int end = number + 1_000; number < end; number++) {
                        batch.put(key(2 * number), key(number));
                    }
                    database.write(unlogged, batch);
                }
            }
            database.compactRange(database.getDefaultColumnFamily(), null, null, everything);
        }
    }

    private static double bytesPerGet(RocksDB database, Statistics statistics, int offset) throws RocksDBException {
        SplittableRandom random = new SplittableRandom(SEED);
        long before = statistics.getTickerCount(TickerType.BLOCK_CACHE_BYTES_WRITE);
        for (int i = 0; i < GETS; i++) {
            int number = random.nextInt(KEYS);
            byte[] found = database.get(key(2 * number + offset));
            if (offset == 0) {
                assertThat(found).isEqualTo(key(number));
            } else {
                assertThat(found).isNull();
            }
        }
        return (statistics.getTickerCount(TickerType.BLOCK_CACHE_BYTES_WRITE) - before) / (double) GETS;
    }

    private static long lookupsOfIndexesAndFilters(Statistics statistics) {
        return Stream.of(
                        TickerType.BLOCK_CACHE_INDEX_HIT,
                        TickerType.BLOCK_CACHE_INDEX_MISS,
                        TickerType.BLOCK_CACHE_FILTER_HIT,
                        TickerType.BLOCK_CACHE_FILTER_MISS)
                .mapToLong(statistics::getTickerCount)
                .sum();
    }

    private static byte[] key(int number) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }
}
