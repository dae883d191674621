package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.store.StoreException.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreFolderTest {
    private static final StoreOptions OPTIONS = StoreOptions.of(Durability.OS);

    @TempDir
    Path folder;

    @Test
    void open_missingFolder_beginsAStore() {
        Path store = folder.resolve("not/yet/there");
        RocksStore.open(store, OPTIONS).close();
        assertThat(store.resolve("data/CURRENT")).exists();
    }

    @Test
    void open_file_isRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "hello");
        assertRefused(() -> RocksStore.open(file, OPTIONS).close(), Problem.FOREIGN, "is a file");
    }

    @Test
    void open_folderOfSomethingElse_isRefusedAndLeftAlone() throws IOException {
        Files.writeString(folder.resolve("letter.txt"), "hello");
        assertRefused(() -> RocksStore.open(folder, OPTIONS).close(), Problem.FOREIGN, "letter.txt");
        assertThat(folder).isDirectoryNotContaining("glob:**lock").isDirectoryNotContaining("glob:**data");
    }

    @Test
    void open_twiceInOneProcess_isRefusedUntilTheFirstIsClosed() {
        try (RocksStore first = RocksStore.open(folder, OPTIONS)) {
            first.commit(new Batch().put(new byte[] {1}, new byte[] {2}));
            assertRefused(
                    () -> RocksStore.open(folder, OPTIONS).close(), Problem.IN_USE, "already open in this process");
            assertThat(first.get(new byte[] {1})).isEqualTo(new byte[] {2});
        }
        RocksStore.open(folder, OPTIONS).close();
    }

    @Test
    void open_creationCutShort_beginsAgain() throws IOException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data/IDENTITY"), "half");
        Files.createFile(folder.resolve("lock"));
        RocksStore.open(folder, OPTIONS).close();
        assertThat(folder.resolve("data/CURRENT")).exists();
    }

    @Test
    void open_currentMissing_isRefused() throws IOException {
        try (RocksStore store = RocksStore.open(folder, OPTIONS)) {
            store.commit(new Batch().put(new byte[] {1}, new byte[] {2}));
        }
        Files.delete(folder.resolve("data/CURRENT"));
        assertRefused(() -> RocksStore.open(folder, OPTIONS).close(), Problem.DAMAGED, "CURRENT is missing");
    }

    @Test
    void open_newerFormat_isRefusedAndLeftAlone() {
        try (RocksStore store = RocksStore.open(folder, OPTIONS)) {
            store.commit(new Batch().put(new byte[] {Keyspace.FORMAT.number()}, new byte[] {0, 0, 0, 9}));
        }
        for (int i = 0; i < 2; i++) {
            assertRefused(() -> RocksStore.open(folder, OPTIONS).close(), Problem.NEWER_FORMAT, "format version 9");
        }
    }

    @Test
    void open_rocksDbOfSomethingElse_isRefused() {
        try (RocksStore store = RocksStore.open(folder, OPTIONS)) {
            store.commit(new Batch()
                    .delete(new byte[] {Keyspace.FORMAT.number()})
                    .put("their key".getBytes(StandardCharsets.UTF_8), new byte[1]));
        }
        assertRefused(() -> RocksStore.open(folder, OPTIONS).close(), Problem.FOREIGN, "another application");
    }

    @Test
    void open_inAnotherProcessToo_isRefused() throws IOException, InterruptedException {
        try (RocksStore store = RocksStore.open(folder, OPTIONS)) {
            ChildJvm.Result other = ChildJvm.run(List.of(), OpenProgram.class, folder.toString());
            assertThat(other.output()).contains("IN_USE").contains("already open in another process");
            store.commit(new Batch().put(new byte[] {1}, new byte[] {2}));
        }
        assertThat(ChildJvm.run(List.of(), OpenProgram.class, folder.toString()).output())
                .contains("opened");
    }

    @Test
    void options_memory_isRefused() {
        assertThatThrownBy(() -> StoreOptions.of(Durability.MEMORY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("choose FSYNC or OS");
        assertThatThrownBy(() -> OPTIONS.withCacheBytes(10)).hasMessageContaining("at least 1 MB");
    }

    private static void assertRefused(ThrowingCallable opening, Problem problem, String text) {
        assertThatThrownBy(opening)
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.problem()).isEqualTo(problem))
                .hasMessageContaining(text);
    }
}
