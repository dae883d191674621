package io.azulejo.designtools.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Load of the busiest partition of a key in the busiest second.
 *
 * @param share the largest fraction of an operation's calls that it serves
 */
public record PartitionLoad(String where, String partition, double share, double reads, double writes) {

    /** Returns the factor by which all rates can grow until the partition throttles; below 1 it throttles already. */
    public double headroom() {
        return Math.min(
                reads == 0 ? Double.MAX_VALUE : Limits.READS / reads,
                writes == 0 ? Double.MAX_VALUE : Limits.WRITES / writes);
    }

    /** Returns whether the read limit is reached before the write limit. */
    public boolean limitedByReads() {
        return reads / Limits.READS >= writes / Limits.WRITES;
    }

    /** Returns all partitions with load, ordered by headroom. */
    static List<PartitionLoad> of(List<Operation> operations, Rates rates) {
        Map<String, PartitionLoad> loads = new LinkedHashMap<>();
        for (Operation operation : operations) {
            double calls = rates.perSecond(operation.key(), operation.write()) * rates.peak();
            for (Charge charge : operation.charges()) {
                double here = calls * charge.share();
                PartitionLoad load = new PartitionLoad(
                        charge.where(),
                        charge.partition(),
                        charge.share(),
                        here * charge.reads(),
                        here * charge.writes());
                loads.merge(charge.where() + " " + charge.partition(), load, PartitionLoad::plus);
            }
        }
        List<PartitionLoad> sorted = new ArrayList<>(loads.values());
        sorted.removeIf(load -> load.reads == 0 && load.writes == 0);
        sorted.sort(Comparator.comparingDouble(PartitionLoad::headroom));
        return sorted;
    }

    private PartitionLoad plus(PartitionLoad other) {
        return new PartitionLoad(
                where, partition, Math.max(share, other.share), reads + other.reads, writes + other.writes);
    }
}
