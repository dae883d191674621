package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Sync of the log before a write is acknowledged. Killing a process does not prove it, because the page cache survives.
 * The test observes the log from inside RocksDB and simulates power loss by truncating a copy at the synced length.
 */
class SyncedLogTest {
    private static final int WRITERS = 16;
    private static final int WRITES_EACH = 40;

    @TempDir
    Path folder;

    @Test
    void commit_fsync_isAcknowledgedOnlyAfterTheSyncThatCoversIt() throws InterruptedException {
        Queue<String> early = new ConcurrentLinkedQueue<>();
        LogSyncListener watch = new LogSyncListener();
        try (RocksStore store = open("store", Durability.FSYNC, watch)) {
            concurrently(Thread.ofVirtual().factory(), writer -> {
                for (int i = 0; i < WRITES_EACH; i++) {
                    String value = "value-" + writer + "-" + i + ";";
                    store.commit(new Batch().put(bytes(writer + "/" + i), bytes(value)));
                    if (!syncedPart(folder.resolve("store"), watch).contains(value)) {
                        early.add(value);
                    }
                }
            });
        }
        assertThat(early)
                .as("acknowledged although the log was not synced that far")
                .isEmpty();
    }

    @Test
    void reopen_logCutAtTheSyncedLength_findsEverythingAcknowledged() throws InterruptedException {
        Map<String, String> acknowledged = new ConcurrentHashMap<>();
        AtomicBoolean copied = new AtomicBoolean();
        Path copy = folder.resolve("copy");
        List<Map<String, String>> expected = new ArrayList<>();
        LogSyncListener watch = new LogSyncListener();
        try (RocksStore store = open("store", Durability.FSYNC, watch)) {
            concurrently(Thread.ofVirtual().factory(), writer -> {
                for (int i = 0; i < WRITES_EACH; i++) {
                    String key = writer + "/" + i;
                    store.commit(new Batch().put(bytes(key), bytes("v" + key)));
                    acknowledged.put(key, "v" + key);
                    if (i == WRITES_EACH / 2 && copied.compareAndSet(false, true)) {
                        // The order matters: what is acknowledged now was synced before now.
                        expected.add(Map.copyOf(acknowledged));
                        copyAsPowerLossLeavesIt(folder.resolve("store"), copy, watch);
                    }
                }
            });
        }
        assertThat(expected).hasSize(1);
        assertThat(expected.getFirst()).hasSizeGreaterThanOrEqualTo(WRITES_EACH / 2);
        try (RocksStore store = RocksStore.open(copy, StoreOptions.of(Durability.FSYNC))) {
            expected.getFirst()
                    .forEach((key, value) -> assertThat(store.get(bytes(key)))
                            .as("acknowledged write %s", key)
                            .isEqualTo(bytes(value)));
        }
    }

    @Test
    void reopen_osDurabilityCutAtTheSyncedLength_losesWrites() {
        LogSyncListener watch = new LogSyncListener();
        Path copy = folder.resolve("copy");
        try (RocksStore store = open("store", Durability.OS, watch)) {
            store.commit(new Batch().put(bytes("a"), bytes("1")));
            copyAsPowerLossLeavesIt(folder.resolve("store"), copy, watch);
        }
        try (RocksStore store = RocksStore.open(copy, StoreOptions.of(Durability.OS))) {
            assertThat(store.get(bytes("a")))
                    .as("if even unsynced writes survived the cut, the other tests would prove nothing")
                    .isNull();
        }
    }

    private RocksStore open(String name, Durability durability, LogSyncListener watch) {
        return RocksStore.open(folder.resolve(name), StoreOptions.of(durability), List.of(watch));
    }

    private static void copyAsPowerLossLeavesIt(Path store, Path copy, LogSyncListener watch) {
        StoreCopy.copy(store, copy);
        for (Path log : StoreCopy.dataFiles(copy, ".log")) {
            StoreCopy.cut(log, watch.syncedLength(String.valueOf(log.getFileName())));
        }
    }

    private static String syncedPart(Path store, LogSyncListener watch) {
        StringBuilder text = new StringBuilder();
        for (Path log : StoreCopy.dataFiles(store, ".log")) {
            int length = (int) watch.syncedLength(String.valueOf(log.getFileName()));
            text.append(new String(StoreCopy.read(log), 0, length, StandardCharsets.ISO_8859_1));
        }
        return text.toString();
    }

    private interface Writer {
        void run(int number);
    }

    private static void concurrently(ThreadFactory threads, Writer writer) throws InterruptedException {
        List<Thread> running = new ArrayList<>();
        for (int i = 0; i < WRITERS; i++) {
            int number = i;
            Thread thread = threads.newThread(() -> writer.run(number));
            thread.start();
            running.add(thread);
        }
        for (Thread thread : running) {
            thread.join();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
