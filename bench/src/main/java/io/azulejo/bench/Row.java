package io.azulejo.bench;

/**
 * One row of a table: operation, variant, number of threads and measurements.
 *
 * @param cpuMicros CPU time of the whole measured process per operation, including garbage collection and compactions
 */
public record Row(
        String operation,
        String variant,
        int threads,
        double opsPerSecond,
        double p50Micros,
        double p99Micros,
        double cpuMicros) {}
