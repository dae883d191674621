package io.azulejo.engine.traffic;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Counts the traffic of the busiest of any number of partitions in bounded memory, by the space-saving algorithm: when
 * all places are taken, the quietest gives up its own, and what it had is remembered as what the newcomer may have had
 * before. Whoever has more than one part in {@link #PLACES} of all traffic is there for sure. For one thread.
 */
final class BusiestPartitions {
    static final int PLACES = 128;

    /** The traffic of one partition that was seen, and the heat that may have been missed of it. */
    record Count(Load seen, double missed) {
        static final Count NONE = new Count(Load.NONE, 0);

        double heat() {
            return seen.heat() + missed;
        }

        Count plus(Count other) {
            return new Count(seen.plus(other.seen), missed + other.missed);
        }
    }

    private final Map<ByteBuffer, Count> counts = new HashMap<>();
    private Load total = Load.NONE;

    void add(ByteBuffer partition, Load load) {
        total = total.plus(load);
        Count known = counts.get(partition);
        double inherited = known == null && counts.size() == PLACES ? evictQuietest() : 0;
        counts.put(partition, (known == null ? Count.NONE : known).plus(new Count(load, inherited)));
    }

    Map<ByteBuffer, Count> counts() {
        return Map.copyOf(counts);
    }

    Load total() {
        return total;
    }

    private double evictQuietest() {
        Map.Entry<ByteBuffer, Count> quietest = null;
        for (Map.Entry<ByteBuffer, Count> entry : counts.entrySet()) {
            if (quietest == null
                    || entry.getValue().heat() < quietest.getValue().heat()) {
                quietest = entry;
            }
        }
        if (quietest == null) {
            return 0;
        }
        counts.remove(quietest.getKey());
        return quietest.getValue().heat();
    }
}
