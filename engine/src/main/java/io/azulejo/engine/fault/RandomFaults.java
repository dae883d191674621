package io.azulejo.engine.fault;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

/**
 * Faults by rate, drawn from a seed: the same seed and the same requests one after the other give the same faults. Safe
 * for any number of threads, though then the order of the requests decides.
 */
public final class RandomFaults implements FaultPlan {
    private final Map<FaultKind, Double> rates;
    private final Random random;

    /** Each rate is the share of requests struck, from 0 to 1. */
    public RandomFaults(long seed, Map<FaultKind, Double> rates) {
        for (Map.Entry<FaultKind, Double> rate : rates.entrySet()) {
            if (!(rate.getValue() >= 0 && rate.getValue() <= 1)) {
                throw new IllegalArgumentException(
                        "The rate of " + rate.getKey() + " is " + rate.getValue() + "; it must be from 0 to 1");
            }
        }
        this.rates = new EnumMap<>(FaultKind.class);
        this.rates.putAll(rates);
        this.random = new Random(seed);
    }

    @Override
    public boolean strikes(FaultKind kind, String operation) {
        Double rate = rates.get(kind);
        return rate != null && random.nextDouble() < rate;
    }
}
