package io.azulejo.engine.traffic;

import io.azulejo.engine.value.Value;
import java.util.List;

/**
 * How the traffic of the last minute spreads over the partitions of a table or index. Immutable.
 *
 * @param seconds how long a slice is
 * @param total units of all partitions, those that are not listed too
 * @param busiest the hottest first
 */
public record TrafficReport(int seconds, Load total, List<Partition> busiest) {
    public TrafficReport {
        busiest = List.copyOf(busiest);
    }

    /**
     * The traffic of one partition.
     *
     * @param key the values of the partition key
     * @param perSecond units a second in each slice, the oldest first
     * @param share the part of all heat that is its own for sure
     * @param missedShare what may come on top, where more partitions were busy than are counted
     */
    public record Partition(List<Value> key, List<Load> perSecond, double share, double missedShare) {
        public Partition {
            key = List.copyOf(key);
            perSecond = List.copyOf(perSecond);
        }
    }
}
