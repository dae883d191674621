package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeyTreeTest {
    private static final long SEED = 20261116;

    private final Random random = new Random(SEED);

    private static final int[] LEADS = {0, 0, 0, 6, 7, 8, 12};

    private byte[] key() {
        byte[] own = new byte[1 + random.nextInt(2)];
        random.nextBytes(own);
        // Keys that differ in their first eight bytes, around the eighth byte, and after it.
        byte[] key = new byte[LEADS[random.nextInt(LEADS.length)] + own.length];
        System.arraycopy(own, 0, key, key.length - own.length, own.length);
        return key;
    }

    private static List<byte[]> walked(@Nullable KeyTree tree, byte[] from, byte[] to, Direction direction) {
        List<byte[]> keys = new ArrayList<>();
        try (KeyWalk walk = new TreeWalk(tree, from, to, direction)) {
            while (walk.next()) {
                keys.add(walk.key());
            }
        }
        return keys;
    }

    @Test
    void changes_random_leaveWhatAnOrderedMapHolds() {
        NavigableMap<byte[], byte[]> expected = new TreeMap<>(Arrays::compareUnsigned);
        KeyTree tree = null;
        for (int i = 0; i < 20_000; i++) {
            byte[] key = key();
            // Grows and shrinks in turns, so that leaves, inner nodes and the root are all removed.
            if (random.nextInt(10) < (i / 4_000 % 2 == 0 ? 7 : 2)) {
                byte[] value = {(byte) i};
                expected.put(key, value);
                tree = KeyTree.with(tree, key, value);
            } else {
                byte[] gone = random.nextBoolean() || expected.isEmpty() ? key : near(expected, key);
                expected.remove(gone);
                tree = KeyTree.without(tree, gone);
            }
            byte[] asked = key();
            assertThat(KeyTree.get(tree, asked)).as("seed %d, step %d", SEED, i).isEqualTo(expected.get(asked));
            if (i % 50 == 0) {
                assertWalks(expected, tree, i);
            }
        }
    }

    private static byte[] near(NavigableMap<byte[], byte[]> map, byte[] key) {
        byte[] floor = map.floorKey(key);
        return floor == null ? map.firstKey() : floor;
    }

    private void assertWalks(NavigableMap<byte[], byte[]> expected, @Nullable KeyTree tree, int step) {
        byte[] one = key();
        byte[] other = key();
        boolean ordered = Arrays.compareUnsigned(one, other) <= 0;
        NavigableMap<byte[], byte[]> range = expected.subMap(ordered ? one : other, true, ordered ? other : one, false);
        assertThat(walked(tree, ordered ? one : other, ordered ? other : one, Direction.FORWARD))
                .as("seed %d, step %d", SEED, step)
                .containsExactlyElementsOf(range.keySet());
        assertThat(walked(tree, ordered ? one : other, ordered ? other : one, Direction.BACKWARD))
                .as("seed %d, step %d", SEED, step)
                .containsExactlyElementsOf(range.descendingKeySet());
    }

    @Test
    void height_ofKeysInOrder_staysLogarithmic() {
        KeyTree tree = null;
        for (int i = 0; i < 65_535; i++) {
            tree = KeyTree.with(tree, new byte[] {(byte) (i >> 8), (byte) i}, new byte[0]);
        }
        for (int i = 0; i < 32_768; i++) {
            tree = KeyTree.without(tree, new byte[] {(byte) (i >> 8), (byte) i});
        }
        assertThat(Objects.requireNonNull(tree).height()).isLessThanOrEqualTo(22);
    }
}
