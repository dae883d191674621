package io.azulejo.designtools.cost;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Access pattern, or write of an entity that no pattern covers, with the cost of one call. Immutable.
 *
 * @param key its name in a rates file: the method name, or a name such as {@code create.Post}
 * @param label the display name
 * @param reads read units of one call
 * @param writes write units of one call
 * @param detail what the units consist of
 * @param charges the capacity consumed in each partition
 */
public record Operation(
        String key, String label, boolean write, double reads, double writes, String detail, List<Charge> charges) {

    public Operation {
        charges = List.copyOf(charges);
    }

    /** Returns the number of calls per second at which one partition reaches its read or write limit. */
    public double maxCallsPerSecond() {
        Map<String, List<Charge>> partitions =
                charges.stream().collect(Collectors.groupingBy(charge -> charge.where() + " " + charge.partition()));
        return partitions.values().stream()
                .mapToDouble(Operation::maxCallsPerSecond)
                .min()
                .orElse(Double.MAX_VALUE);
    }

    private static double maxCallsPerSecond(List<Charge> ofOnePartition) {
        double reads = ofOnePartition.stream().mapToDouble(Charge::reads).sum();
        double writes = ofOnePartition.stream().mapToDouble(Charge::writes).sum();
        return Math.min(
                reads == 0 ? Double.MAX_VALUE : Limits.READS / reads,
                writes == 0 ? Double.MAX_VALUE : Limits.WRITES / writes);
    }
}
