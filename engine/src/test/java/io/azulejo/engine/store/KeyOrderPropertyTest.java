package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Order of store keys: it is that of their parts, one after the other, for any bytes. */
class KeyOrderPropertyTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 7_2026L);
    private static final int TRIES = 50_000;

    private final Random random = new Random(SEED);

    @Test
    void keysOfTwoParts_orderByTheFirstThenTheSecond() {
        for (int i = 0; i < TRIES; i++) {
            byte[] first = part();
            byte[] otherFirst = random.nextInt(3) == 0 ? first : part();
            byte[] second = part();
            byte[] otherSecond = random.nextInt(3) == 0 ? second : part();
            int expected = Arrays.compareUnsigned(first, otherFirst);
            if (expected == 0) {
                expected = Arrays.compareUnsigned(second, otherSecond);
            }
            byte[] key = key(first, second);
            byte[] otherKey = key(otherFirst, otherSecond);
            assertThat(Integer.signum(Arrays.compareUnsigned(key, otherKey)))
                    .as(
                            "seed %d: %s %s and %s %s",
                            SEED, shown(first), shown(second), shown(otherFirst), shown(otherSecond))
                    .isEqualTo(Integer.signum(expected));
        }
    }

    @Test
    void openPart_isAPrefixOfExactlyTheKeysWhosePartBeginsSo() {
        for (int i = 0; i < TRIES; i++) {
            byte[] first = part();
            byte[] prefix = part();
            byte[] second = random.nextBoolean() ? part() : joined(prefix, part());
            byte[] open = new KeyWriter(Keyspace.ITEMS).part(first).open(prefix).bytes();
            byte[] key = key(first, second);
            boolean within =
                    Arrays.compareUnsigned(key, open) >= 0 && Arrays.compareUnsigned(key, KeyWriter.after(open)) < 0;
            assertThat(within)
                    .as("seed %d: %s in %s", SEED, shown(prefix), shown(second))
                    .isEqualTo(beginsWith(second, prefix));
        }
    }

    @Test
    void utf8_ordersCharactersBeyondTheFirstPlaneLast() {
        String[] ascending = {
            "", "A", "Z", "a", "\u00e9", "\u0939", "\ud7ff", "\ue000", "\uffee", "\ud83d\ude00", "\udbff\udffd"
        };
        for (int i = 1; i < ascending.length; i++) {
            byte[] lower = key(ascending[i - 1].getBytes(StandardCharsets.UTF_8), new byte[0]);
            byte[] upper = key(ascending[i].getBytes(StandardCharsets.UTF_8), new byte[0]);
            assertThat(Arrays.compareUnsigned(lower, upper)).as(ascending[i]).isNegative();
        }
    }

    private static byte[] key(byte[] first, byte[] second) {
        return new KeyWriter(Keyspace.ITEMS).part(first).part(second).bytes();
    }

    /** Returns a short part of few distinct bytes, including those of the escapes. */
    private byte[] part() {
        byte[] alphabet = {0, 0, 1, (byte) 0xfe, (byte) 0xff, 'a'};
        byte[] part = new byte[random.nextInt(5)];
        for (int i = 0; i < part.length; i++) {
            part[i] = alphabet[random.nextInt(alphabet.length)];
        }
        return part;
    }

    private static byte[] joined(byte[] left, byte[] right) {
        byte[] joined = Arrays.copyOf(left, left.length + right.length);
        System.arraycopy(right, 0, joined, left.length, right.length);
        return joined;
    }

    private static boolean beginsWith(byte[] bytes, byte[] prefix) {
        return bytes.length >= prefix.length && Arrays.equals(Arrays.copyOf(bytes, prefix.length), prefix);
    }

    private static String shown(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
