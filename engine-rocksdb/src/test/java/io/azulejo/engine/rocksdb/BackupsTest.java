package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {
    private static final StoreOptions OPTIONS = StoreOptions.of(Durability.OS);

    @TempDir
    Path folder;

    @Test
    void restore_backupOfARunningStore_isOneMomentOfIt() throws InterruptedException {
        AtomicInteger acknowledged = new AtomicInteger();
        AtomicBoolean stop = new AtomicBoolean();
        int before;
        int after;
        try (RocksStore store = RocksStore.open(folder.resolve("store"), OPTIONS)) {
            Thread writer = Thread.ofPlatform().start(() -> {
                for (int i = 0; !stop.get(); i++) {
                    store.commit(new Batch().put(key('a', i), key('v', i)).put(key('b', i), key('v', i)));
                    acknowledged.set(i + 1);
                }
            });
            Awaitility.await().until(() -> acknowledged.get() > 100);
            before = acknowledged.get();
            store.backup(folder.resolve("backup"));
            after = acknowledged.get() + 1;
            stop.set(true);
            writer.join();
        }
        Backups.restore(folder.resolve("backup"), folder.resolve("restored"));
        try (RocksStore store = RocksStore.open(folder.resolve("restored"), OPTIONS)) {
            int restored = 0;
            while (store.get(key('a', restored)) != null) {
                assertThat(store.get(key('b', restored)))
                        .as("the other half of batch %s", restored)
                        .isNotNull();
                restored++;
            }
            assertThat(restored).isBetween(before, after);
            assertThat(store.get(key('a', restored + 1))).isNull();
        }
    }

    @Test
    void backup_folderNotEmpty_isRefused() throws IOException {
        Path target = Files.createDirectory(folder.resolve("backup"));
        Files.writeString(target.resolve("letter.txt"), "hello");
        try (RocksStore store = RocksStore.open(folder.resolve("store"), OPTIONS)) {
            assertThatThrownBy(() -> store.backup(target)).hasMessageContaining("is not empty");
        }
    }

    @Test
    void restore_folderWithoutBackup_isRefused() {
        assertThatThrownBy(() -> Backups.restore(folder.resolve("nothing"), folder.resolve("restored")))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.problem()).isEqualTo(Problem.MISSING))
                .hasMessageContaining("holds no backup");
        assertThat(folder.resolve("restored")).doesNotExist();
    }

    @Test
    void restore_damagedBackup_isRefusedAndLeavesNoStore() throws IOException {
        try (RocksStore store = RocksStore.open(folder.resolve("store"), OPTIONS)) {
            store.commit(new Batch().put(key('a', 1), key('v', 1)));
            store.backup(folder.resolve("backup"));
        }
        try (Stream<Path> files = Files.walk(folder.resolve("backup"))) {
            Path table = files.filter(file -> file.toString().endsWith(".sst"))
                    .findFirst()
                    .orElseThrow();
            byte[] content = StoreCopy.read(table);
            content[content.length / 2] ^= 1;
            StoreCopy.write(table, content);
        }
        assertThatThrownBy(() -> Backups.restore(folder.resolve("backup"), folder.resolve("restored")))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DAMAGED));
        assertThatThrownBy(() -> StoreFolder.requireStore(folder.resolve("restored")))
                .isInstanceOf(StoreException.class);
    }

    private static byte[] key(char kind, int number) {
        return ByteBuffer.allocate(6)
                .put((byte) 0x7f)
                .put((byte) kind)
                .putInt(number)
                .array();
    }
}
