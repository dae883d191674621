package io.azulejo.bench;

/**
 * One line of a table: an operation, who did it, with how many threads, and what it cost.
 *
 * @param cpuMicros CPU time of the whole measured process per operation, collector and compactions included
 */
public record Row(
        String operation,
        String variant,
        int threads,
        double opsPerSecond,
        double p50Micros,
        double p99Micros,
        double cpuMicros) {}
