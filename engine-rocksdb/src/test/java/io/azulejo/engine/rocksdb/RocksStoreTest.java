package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.Durability;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.Store;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RocksStoreTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = {"FSYNC", "OS"})
    void commit_reopened_keepsPutsDeletesAndCounters(Durability durability) {
        try (Store store = open(durability)) {
            store.commit(
                    new Batch().put(key("a"), key("1")).put(key("b"), key("2")).add(key("n"), 5));
            store.commit(new Batch().delete(key("a")).put(key("b"), key("3")).add(key("n"), -7));
        }
        try (Store store = open(durability)) {
            assertThat(store.get(key("a"))).isNull();
            assertThat(store.get(key("b"))).isEqualTo(key("3"));
            assertThat(store.counter(key("n"))).isEqualTo(-2);
            assertThat(store.counter(key("never"))).isZero();
        }
    }

    @Test
    void walk_range_startsInclusiveAndEndsExclusiveBothWays() {
        try (Store store = open(Durability.OS)) {
            Batch batch = new Batch();
            for (String name : List.of("a", "b", "c", "d", "e")) {
                batch.put(key(name), key(name + name));
            }
            store.commit(batch);
            assertThat(walk(store, "b", "d", Direction.FORWARD)).containsExactly("b=bb", "c=cc");
            assertThat(walk(store, "b", "d", Direction.BACKWARD)).containsExactly("c=cc", "b=bb");
            assertThat(walk(store, "d", "b", Direction.FORWARD)).isEmpty();
            assertThat(walk(store, "x", "z", Direction.BACKWARD)).isEmpty();
        }
    }

    @Test
    void walk_bytesAbove7f_areOrderedUnsigned() {
        try (Store store = open(Durability.OS)) {
            store.commit(new Batch().put(new byte[] {(byte) 0x80}, key("high")).put(new byte[] {0x7f}, key("low")));
            try (KeyWalk walk = store.walk(new byte[] {1}, new byte[] {(byte) 0xff}, Direction.FORWARD)) {
                assertThat(walk.next()).isTrue();
                assertThat(walk.value()).isEqualTo(key("low"));
                assertThat(walk.next()).isTrue();
                assertThat(walk.value()).isEqualTo(key("high"));
                assertThat(walk.next()).isFalse();
            }
        }
    }

    @Test
    void walk_writesMeanwhile_areNotSeen() {
        try (Store store = open(Durability.OS)) {
            store.commit(new Batch().put(key("a"), key("1")));
            try (KeyWalk walk = store.walk(key("a"), key("z"), Direction.FORWARD)) {
                store.commit(new Batch().put(key("b"), key("2")));
                assertThat(walk.next()).isTrue();
                assertThat(walk.next()).isFalse();
            }
        }
    }

    @Test
    void everyMethod_afterClose_isRefused() {
        Store store = open(Durability.FSYNC);
        store.close();
        store.close();
        assertThatThrownBy(() -> store.get(key("a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed");
        assertThatThrownBy(() -> store.commit(new Batch().put(key("a"), key("1"))))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> store.walk(key("a"), key("b"), Direction.FORWARD))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> store.counter(key("a"))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> store.backup(folder)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void close_walkUnderWay_waitsForIt() throws InterruptedException {
        Store store = open(Durability.OS);
        store.commit(new Batch().put(key("a"), key("1")));
        Thread closer = Thread.ofPlatform().unstarted(store::close);
        try (KeyWalk walk = store.walk(key("a"), key("z"), Direction.FORWARD)) {
            closer.start();
            Awaitility.await().until(() -> closer.getState() == Thread.State.WAITING);
            assertThat(walk.next()).isTrue();
            assertThatThrownBy(() -> store.get(key("a"))).isInstanceOf(IllegalStateException.class);
        }
        closer.join();
        assertThatThrownBy(() -> store.get(key("a"))).isInstanceOf(IllegalStateException.class);
    }

    private Store open(Durability durability) {
        return RocksStore.open(folder.resolve("store"), StoreOptions.of(durability));
    }

    private static List<String> walk(Store store, String from, String to, Direction direction) {
        List<String> seen = new ArrayList<>();
        try (KeyWalk walk = store.walk(key(from), key(to), direction)) {
            while (walk.next()) {
                seen.add(text(walk.key()) + "=" + text(walk.value()));
            }
        }
        return seen;
    }

    private static byte[] key(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
