package io.azulejo.engine.traffic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BusiestPartitionsTest {

    @Test
    void add_ofMorePartitionsThanPlaces_keepsTheBusyOnesWithinTheirBounds() {
        long seed = 20261116;
        Random random = new Random(seed);
        BusiestPartitions busiest = new BusiestPartitions();
        Map<ByteBuffer, Double> truth = new HashMap<>();
        double total = 0;
        for (int i = 0; i < 50_000; i++) {
            // Three of ten requests go to four partitions, the rest to ten thousand.
            ByteBuffer partition =
                    key(random.nextInt(10) < 3 ? "busy-" + random.nextInt(4) : "any-" + random.nextInt(10_000));
            Load load = new Load(0, 1);
            busiest.add(partition, load);
            truth.merge(partition, load.heat(), Double::sum);
            total += load.heat();
        }

        assertThat(busiest.counts()).as("seed %d", seed).hasSize(BusiestPartitions.SLOTS);
        assertThat(busiest.total().heat()).isEqualTo(total, within(1e-6));
        for (int i = 0; i < 4; i++) {
            ByteBuffer busy = key("busy-" + i);
            BusiestPartitions.Count count = busiest.counts().get(busy);
            assertThat(count).as("seed %d: busy-%d", seed, i).isNotNull();
        }
        busiest.counts().forEach((partition, count) -> {
            double real = truth.getOrDefault(partition, 0.0);
            assertThat(count.seen().heat()).as("seed %d", seed).isLessThanOrEqualTo(real + 1e-9);
            assertThat(count.heat()).as("seed %d", seed).isGreaterThanOrEqualTo(real - 1e-9);
        });
    }

    private static ByteBuffer key(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }
}
