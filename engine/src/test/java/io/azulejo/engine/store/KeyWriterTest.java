package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeyWriterTest {
    private static final long SEED = 3;

    @Test
    void part_withZerosAnywhere_isEscaped() {
        for (int length = 0; length < 40; length++) {
            for (int zero = -1; zero < length; zero++) {
                byte[] part = new byte[length];
                for (int i = 0; i < length; i++) {
                    // One and 0x80 are what a test of several bytes at once could mistake for a zero.
                    part[i] = (byte) (i == zero ? 0 : i % 2 == 0 ? 1 : 0x80);
                }
                assertThat(new KeyWriter(Keyspace.ITEMS).part(part).bytes())
                        .as("length %d, zero at %d", length, zero)
                        .isEqualTo(escapedByte(part));
            }
        }
    }

    @Test
    void slices_areWrittenAsIfTheyWereAlone() {
        Random random = new Random(SEED);
        byte[] bytes = new byte[100];
        for (int round = 0; round < 2_000; round++) {
            random.nextBytes(bytes);
            int from = random.nextInt(50);
            int length = random.nextInt(50);
            byte[] alone = Arrays.copyOfRange(bytes, from, from + length);
            assertThat(new KeyWriter(Keyspace.ITEMS)
                            .spread(bytes, from, length)
                            .part(bytes, from, length)
                            .bytes())
                    .as("seed %d, from %d, length %d", SEED, from, length)
                    .isEqualTo(new KeyWriter(Keyspace.ITEMS)
                            .raw(spread(alone), 0, 2)
                            .part(alone)
                            .bytes());
        }
    }

    /** Returns the hash as stored on disk: it must never change. */
    private static byte[] spread(byte[] partitionKey) {
        int hash = Arrays.hashCode(partitionKey) * 0x9e3779b1;
        hash ^= hash >>> 15;
        return new byte[] {(byte) (hash >>> 8), (byte) hash};
    }

    private static byte[] escapedByte(byte[] part) {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        expected.write(Keyspace.ITEMS.number());
        for (byte b : part) {
            expected.write(b);
            if (b == 0) {
                expected.write(0xff);
            }
        }
        expected.write(0);
        expected.write(0);
        return expected.toByteArray();
    }

    @Test
    void finished_withRoomToSpareOrTooLittle_isTheSameKey() {
        byte[] prefix = {7};
        byte[] part = {1, 2, 3};
        byte[] expected = new KeyWriter(prefix, 64).part(part).bytes();
        for (int room = 0; room < 12; room++) {
            assertThat(new KeyWriter(prefix, room).part(part).finished()).isEqualTo(expected);
        }
    }
}
