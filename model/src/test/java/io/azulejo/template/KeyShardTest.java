package io.azulejo.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyShardTest {

    @Test
    void of_storedKeys_neverChange() {
        assertThat(KeyShard.of("MEMBER#1", "LOAN#7", 4)).isEqualTo(KeyShard.of("MEMBER#1", "LOAN#7", 4));
        assertThat(KeyShard.of("MEMBER#mem_1", "LOAN#b1", 8)).isEqualTo(0);
    }

    @Test
    void of_manyKeys_areSpreadEvenly() {
        int[] counts = new int[8];
        IntStream.range(0, 8_000).forEach(i -> counts[KeyShard.of("ORDER#" + i, "ORDER", 8)]++);

        assertThat(IntStream.of(counts)).allMatch(count -> count > 850 && count < 1_150);
    }

    @Test
    void of_sameTextSplitDifferently_isAnotherKey() {
        long different = IntStream.range(0, 1_000)
                .filter(i -> KeyShard.of("a" + i, "bc", 1_000) != KeyShard.of("a" + i + "b", "c", 1_000))
                .count();

        assertThat(different).isGreaterThan(990);
    }
}
