package io.azulejo.engine.expression;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ValueOrderTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 7_2026L);

    @Test
    void strings_orderAsTheirUtf8_withAstralCharactersToo() {
        Random random = new Random(SEED);
        for (int i = 0; i < 50_000; i++) {
            String one = text(random);
            String other = random.nextInt(10) == 0 ? one : text(random);
            int expected = Arrays.compareUnsigned(
                    one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
            assertThat(Integer.signum(ValueOrder.compareText(one, other)))
                    .as("seed %d: %s and %s", SEED, one, other)
                    .isEqualTo(Integer.signum(expected));
        }
    }

    private static String text(Random random) {
        int[] alphabet = {'a', 'b', 0xe9, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffee, 0x10000, 0x1f600, 0x10fffd};
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
        }
        return text.toString();
    }
}
