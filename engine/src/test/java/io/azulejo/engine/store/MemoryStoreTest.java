package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MemoryStoreTest {
    private final MemoryStore store = new MemoryStore();

    private static byte[] key(int... bytes) {
        byte[] key = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            key[i] = (byte) bytes[i];
        }
        return key;
    }

    private List<Integer> walked(byte[] from, byte[] to, Direction direction) {
        List<Integer> values = new ArrayList<>();
        try (KeyWalk walk = store.walk(from, to, direction)) {
            while (walk.next()) {
                values.add((int) walk.value()[0]);
            }
        }
        return values;
    }

    @Test
    void walk_bothWays_ordersUnsignedAndLeavesOutTheEnd() {
        store.commit(new Batch()
                .put(key(2, 0x7f), key(1))
                .put(key(2, 0x80), key(2))
                .put(key(2), key(0))
                .put(key(3), key(9)));
        assertThat(walked(key(2), key(3), Direction.FORWARD)).containsExactly(0, 1, 2);
        assertThat(walked(key(2), key(3), Direction.BACKWARD)).containsExactly(2, 1, 0);
        assertThat(walked(key(3), key(2), Direction.FORWARD)).isEmpty();
    }

    @Test
    void commit_counters_addUp() {
        store.commit(new Batch().add(key(5), 3).add(key(5), -1));
        store.commit(new Batch().add(key(5), 10));
        assertThat(store.counter(key(5))).isEqualTo(12);
        assertThat(store.counter(key(6))).isZero();
    }

    @Test
    void open_newerFormat_isRefusedWithBothVersions() {
        FormatVersion.open(store);
        FormatVersion.open(store);
        store.commit(new Batch().put(key(0), key(0, 0, 0, 7)));
        assertThatThrownBy(() -> FormatVersion.open(store))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("format version 7")
                .hasMessageContaining("versions 1 to " + FormatVersion.CURRENT.number());
    }

    @Test
    void open_olderFormat_isMarkedAsCurrent() {
        store.commit(new Batch().put(key(0), key(0, 0, 0, 1)));
        FormatVersion.open(store);
        assertThat(store.get(key(0))).containsExactly(0, 0, 0, FormatVersion.CURRENT.number());
    }

    @Test
    void get_afterClose_isRefused() {
        store.close();
        assertThatThrownBy(() -> store.get(key(1))).hasMessage("The store is closed");
    }

    @Test
    void walk_begunBeforeACommit_seesTheStoreAsItWas() {
        store.commit(new Batch().put(key(2, 1), key(1)).put(key(2, 3), key(3)).put(key(2, 5), key(5)));
        try (KeyWalk walk = store.walk(key(2), key(3), Direction.FORWARD)) {
            assertThat(walk.next()).isTrue();
            store.commit(new Batch().delete(key(2, 5)).put(key(2, 9), key(5)));
            assertThat(walk.next()).isTrue();
            assertThat(walk.next()).isTrue();
            assertThat(walk.key()).isEqualTo(key(2, 5));
            assertThat(walk.next()).isFalse();
        }
        assertThat(walked(key(2), key(3), Direction.FORWARD)).containsExactly(1, 3, 5);
    }

    @Test
    void commit_whileOthersRead_isSeenEntirelyOrNotAtAll() throws Exception {
        long seed = 20261116;
        Random random = new Random(seed);
        int moves = 100_000;
        for (int i = 0; i < 100; i++) {
            store.commit(new Batch().put(key(3, i, 1), key(0)));
        }
        store.commit(
                new Batch().put(key(2, 1), number(0)).put(key(2, 9), number(0)).put(key(3, 50), key(7)));
        AtomicBoolean done = new AtomicBoolean();
        try (ExecutorService readers = Executors.newFixedThreadPool(2)) {
            Future<Integer> halves = readers.submit(() -> {
                int seen = 0;
                while (!done.get()) {
                    int earlier = number(store.get(key(2, 9)));
                    seen += number(store.get(key(2, 1))) < earlier ? 1 : 0;
                }
                return seen;
            });
            Future<Integer> lostOrDoubled = readers.submit(() -> {
                int seen = 0;
                while (!done.get()) {
                    long found = walked(key(3), key(4), Direction.FORWARD).stream()
                            .filter(value -> value == 7)
                            .count();
                    seen += found == 1 ? 0 : 1;
                }
                return seen;
            });
            try {
                int at = 50;
                for (int i = 1; i <= moves; i++) {
                    int next = (at + 1 + random.nextInt(99)) % 100;
                    // The key that is read first is written first: a reader in between would see it.
                    store.commit(new Batch()
                            .put(key(2, 9), number(i))
                            .delete(key(3, at))
                            .put(key(3, next), key(7))
                            .put(key(2, 1), number(i)));
                    at = next;
                }
            } finally {
                done.set(true);
            }
            assertThat(halves.get()).as("halves of commits, seed %d", seed).isZero();
            assertThat(lostOrDoubled.get())
                    .as("walks that lost or doubled the entry, seed %d", seed)
                    .isZero();
        }
    }

    private static byte[] number(int number) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }

    private static int number(byte @Nullable [] bytes) {
        return ByteBuffer.wrap(Objects.requireNonNull(bytes)).getInt();
    }
}
