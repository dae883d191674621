package io.azulejo.engine.traffic;

import io.azulejo.engine.value.Value;
import java.util.List;

/**
 * Distribution of the last minute's traffic over the partitions of a table or index. Immutable.
 *
 * @param seconds the length of a slice
 * @param total units of all partitions, including those not listed
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
     * @param perSecond units per second in each slice, the oldest first
     * @param share the guaranteed share of the total load
     * @param missedShare the possible additional share, if more partitions were busy than are counted
     */
    public record Partition(List<Value> key, List<Load> perSecond, double share, double missedShare) {
        public Partition {
            key = List.copyOf(key);
            perSecond = List.copyOf(perSecond);
        }
    }
}
