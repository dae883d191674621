package io.azulejo.engine.traffic;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Traffic counters of the busiest partitions in bounded memory, by the space-saving algorithm: when all slots are
 * taken, the newest entry evicts the quietest one, whose count is kept as the newcomer's possible error. A partition
 * with more than one part in {@link #SLOTS} of all traffic is certain to be included. Not thread-safe.
 */
final class BusiestPartitions {
    static final int SLOTS = 128;

    /** The counted traffic of one partition, and the load that may have been missed. */
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
        double inherited = known == null && counts.size() == SLOTS ? evictQuietest() : 0;
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
