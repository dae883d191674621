package io.azulejo.designer.cost;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An access pattern, or a write of an entity that no pattern does, with what one call costs. Immutable.
 *
 * @param key its name in a file of rates: the method, or such as {@code create.Post}
 * @param label how people call it
 * @param reads read units of one call
 * @param writes write units of one call
 * @param detail what the units are made of
 * @param charges the partitions that bear them
 */
public record Operation(
        String key, String label, boolean write, double reads, double writes, String detail, List<Charge> charges) {

    public Operation {
        charges = List.copyOf(charges);
    }

    /** Calls a second that one partition bears, before reads or writes reach its limit. */
    public double mostPerSecond() {
        Map<String, List<Charge>> partitions =
                charges.stream().collect(Collectors.groupingBy(charge -> charge.where() + " " + charge.partition()));
        return partitions.values().stream()
                .mapToDouble(Operation::mostPerSecond)
                .min()
                .orElse(Double.MAX_VALUE);
    }

    private static double mostPerSecond(List<Charge> ofOnePartition) {
        double reads = ofOnePartition.stream().mapToDouble(Charge::reads).sum();
        double writes = ofOnePartition.stream().mapToDouble(Charge::writes).sum();
        return Math.min(
                reads == 0 ? Double.MAX_VALUE : Limits.READS / reads,
                writes == 0 ? Double.MAX_VALUE : Limits.WRITES / writes);
    }
}
