package io.azulejo.bench;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.RocksStore;
import io.azulejo.engine.rocksdb.StoreOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.ConfigOptions;
import org.rocksdb.DBOptions;
import org.rocksdb.FlushOptions;
import org.rocksdb.OptionsUtil;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Slice;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * Workload that performs the same reads and writes on RocksDB directly, on the caller's thread: the upper bound for the
 * engine. It uses the settings that the store has persisted. It leaves out the engine's counters, which are part of the
 * engine's cost. Thread-safe.
 */
final class RocksDbWorkload implements Workload {
    private final RocksDB database;
    private final ReadOptions reads;
    private final WriteOptions writes;
    private final byte[][] bigValues = new byte[4][];
    private final byte[][] lines = new byte[4][];
    private final byte[][] itemKeys = keys("ITEM#");
    private final byte[][] firstKeys = keys("FIRST#");
    private final byte[][] secondKeys = keys("SECOND#");
    private final byte[][] thirdKeys = keys("THIRD#");
    private final byte[][] counterKeys = keys("COUNTER#");
    private final byte[][] firstIndexKeys = keys("AUTHOR#/");
    private final byte[][] secondIndexKeys = keys("CATEGORY#/");

    RocksDbWorkload(Path folder, Durability durability) {
        RocksStore.open(folder, StoreOptions.of(durability)).close();
        this.database = open(folder.resolve("data").toString());
        this.reads = new ReadOptions();
        this.writes = new WriteOptions().setSync(durability == Durability.FSYNC);
        for (int version = 0; version < 4; version++) {
            bigValues[version] = bytes("pk=ITEM#12345,sk=METADATA,payload=" + Payload.text(version, 960));
            lines[version] = bytes("pk=LIST#123,sk=LINE#0001,payload=" + Payload.text(version, 260));
        }
        fill();
    }

    private static RocksDB open(String data) {
        try (DBOptions options = new DBOptions();
                ConfigOptions config = new ConfigOptions()) {
            List<ColumnFamilyDescriptor> families = new ArrayList<>();
            OptionsUtil.loadLatestOptions(config, data, options, families);
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            return RocksDB.open(options, data, families, handles);
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    private void fill() {
        try (WriteOptions unsynced = new WriteOptions();
                FlushOptions flush = new FlushOptions().setWaitForFlush(true)) {
            for (int i = 0; i < ITEMS; i++) {
                database.put(unsynced, itemKeys[i], bigValues[0]);
                database.put(unsynced, lineKey(i / QUERIED, i % QUERIED), lines[i % 4]);
            }
            database.flush(flush);
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object putItem(int turn) {
        return change(itemKeys[turn % ITEMS], bigValues[turn / ITEMS]);
    }

    @Override
    public Object getItem(int turn) {
        try {
            return found(database.get(reads, itemKeys[turn % ITEMS]));
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object query(int turn) {
        List<byte[]> found = new ArrayList<>(QUERIED);
        try (Slice from = new Slice(lineKey(turn % PARTITIONS, 0));
                Slice to = new Slice(lineKey(turn % PARTITIONS, QUERIED));
                ReadOptions range = new ReadOptions().setIterateLowerBound(from).setIterateUpperBound(to);
                RocksIterator iterator = database.newIterator(range)) {
            for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                found.add(iterator.key());
                found.add(iterator.value());
            }
        }
        if (found.size() != 2 * QUERIED) {
            throw new IllegalStateException("Found " + found.size());
        }
        return found;
    }

    @Override
    public Object updateItem(int turn) {
        return change(counterKeys[turn % ITEMS], lines[turn / ITEMS]);
    }

    private Object change(byte[] key, byte[] value) {
        try {
            byte[] old = database.get(reads, key);
            database.put(writes, key, value);
            return old == null ? value : old;
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object transactWriteItems(int turn) {
        int item = turn % ITEMS;
        byte[] value = bigValues[turn / ITEMS];
        try (WriteBatch batch = new WriteBatch()) {
            for (byte[] key : List.of(firstKeys[item], secondKeys[item], thirdKeys[item])) {
                database.get(reads, key);
                batch.put(key, value);
            }
            database.write(writes, batch);
            return value;
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object putItemTwoIndexes(int turn) {
        int item = turn % ITEMS;
        byte[] value = bigValues[turn / ITEMS];
        try (WriteBatch batch = new WriteBatch()) {
            database.get(reads, thirdKeys[item]);
            batch.put(thirdKeys[item], value);
            batch.put(firstIndexKeys[item], value);
            batch.put(secondIndexKeys[item], value);
            database.write(writes, batch);
            return value;
        } catch (RocksDBException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] found(byte[] value) {
        if (value == null) {
            throw new IllegalStateException("Not found");
        }
        return value;
    }

    private static byte[][] keys(String prefix) {
        byte[][] keys = new byte[ITEMS][];
        for (int i = 0; i < ITEMS; i++) {
            keys[i] =
                    bytes("\u0002\u0000\u0000\u0000\u0001" + hash(i) + prefix + i + "\u0000\u0000METADATA\u0000\u0000");
        }
        return keys;
    }

    private static byte[] lineKey(int partition, int line) {
        return bytes("\u0002\u0000\u0000\u0000\u0001" + hash(partition) + "LIST#" + partition + "\u0000\u0000LINE#"
                + String.format("%04d", line) + "\u0000\u0000");
    }

    /** Returns a hash prefix that distributes the partitions over the store, as the engine does. */
    private static String hash(int number) {
        int mixed = number * 0x9E3779B1;
        return "" + (char) ('!' + (mixed >>> 26)) + (char) ('!' + (mixed >>> 20 & 63));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        reads.close();
        writes.close();
        database.close();
    }
}
