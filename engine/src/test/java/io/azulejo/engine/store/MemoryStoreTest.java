package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
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
                .hasMessageContaining("versions 1 to 1");
    }

    @Test
    void get_afterClose_isRefused() {
        store.close();
        assertThatThrownBy(() -> store.get(key(1))).hasMessage("The store is closed");
    }
}
