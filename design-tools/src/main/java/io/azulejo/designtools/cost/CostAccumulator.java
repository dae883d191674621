package io.azulejo.designtools.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Accumulator for the cost of one call. Not thread-safe; for a single use. */
final class CostAccumulator {
    private final Map<String, Double> parts = new LinkedHashMap<>();
    private final List<Charge> charges = new ArrayList<>();
    private double reads;

    void add(String part, double writes) {
        parts.merge(part, writes, Double::sum);
    }

    void read(double units) {
        reads += units;
    }

    void charge(Charge charge) {
        charges.add(charge);
    }

    Operation operation(String key, String label) {
        double writes = parts.values().stream().mapToDouble(Double::doubleValue).sum();
        String detail = parts.entrySet().stream()
                .map(part -> part.getKey() + " " + Numbers.units(part.getValue()))
                .collect(Collectors.joining(" + "));
        return new Operation(key, label, true, reads, writes, detail, charges);
    }
}
