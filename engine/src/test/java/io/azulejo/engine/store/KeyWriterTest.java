package io.azulejo.engine.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

class KeyWriterTest {
    @Test
    void part_withZerosAnywhere_isEscaped() {
        for (int length = 0; length < 40; length++) {
            for (int zero = -1; zero < length; zero++) {
                byte[] part = new byte[length];
                for (int i = 0; i < length; i++) {
                    // Next to a zero, one and 0x80 are what adding and borrowing could mistake for it.
                    part[i] = (byte) (i == zero ? 0 : i % 2 == 0 ? 1 : 0x80);
                }
                assertThat(new KeyWriter(Keyspace.ITEMS).part(part).bytes())
                        .as("length %d, zero at %d", length, zero)
                        .isEqualTo(escapedByte(part));
            }
        }
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
