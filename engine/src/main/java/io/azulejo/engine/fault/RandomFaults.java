package io.azulejo.engine.fault;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

/**
 * Faults at random by rate and seed: the same seed and the same sequence of requests give the same faults. Thread-safe,
 * although concurrent requests then depend on their order.
 */
public final class RandomFaults implements FaultPlan {
    private final Map<FaultKind, Double> rates;
    private final Random random;

    /** Creates a plan. Each rate is the share of requests that get the fault, from 0 to 1. */
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
    public boolean injects(FaultKind kind, String operation) {
        Double rate = rates.get(kind);
        return rate != null && random.nextDouble() < rate;
    }
}
