package io.azulejo.engine.rocksdb;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verification of a store that must not be written: every byte and time stamp in its folder stays as it was. */
class ReadOnlyVerifyTest {
    @TempDir
    private Path folder;

    private Path filled() {
        Path store = folder.resolve("store");
        try (EmbeddedDynamoDb client = DurableDynamoDb.open(store, Durability.OS)) {
            MusicTable.create(client);
            for (int i = 0; i < 100; i++) {
                String title = "T" + i;
                client.putItem(r -> r.tableName(TABLE).item(song("A", title, "genre", "g", "price", 1)));
            }
        }
        return store;
    }

    /** Returns the name, size and time of every file and folder. */
    private static Map<String, String> state(Path store) throws IOException {
        Map<String, String> state = new TreeMap<>();
        try (Stream<Path> files = Files.walk(store)) {
            for (Path file : files.toList()) {
                state.put(
                        store.relativize(file).toString(),
                        Files.getLastModifiedTime(file) + " " + (Files.isDirectory(file) ? 0 : Files.size(file)));
            }
        }
        return state;
    }

    private static void permissions(Path store, boolean writable) throws IOException {
        try (Stream<Path> files = Files.walk(store)) {
            for (Path file : files.toList()) {
                String execute = Files.isDirectory(file) ? "x" : "-";
                Files.setPosixFilePermissions(
                        file, PosixFilePermissions.fromString((writable ? "rw" : "r-") + execute + "------"));
            }
        }
    }

    @Test
    void verify_ofAReadOnlyFolder_writesNothing() throws IOException {
        Path store = filled();
        permissions(store, false);
        try {
            Map<String, String> before = state(store);
            var found = DurableDynamoDb.verify(store);
            assertThat(found.clean()).isTrue();
            assertThat(found.items()).isEqualTo(100);
            assertThat(found.indexEntries()).isEqualTo(200);
            assertThat(state(store)).isEqualTo(before);
        } finally {
            permissions(store, true);
        }
    }

    @Test
    void verify_ofAStoreInUse_isRefused() {
        Path store = filled();
        try (EmbeddedDynamoDb client = DurableDynamoDb.open(store, Durability.OS)) {
            assertThatThrownBy(() -> DurableDynamoDb.verify(store))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("already open");
            assertThat(client.listTables().tableNames()).containsExactly(TABLE);
        }
    }
}
