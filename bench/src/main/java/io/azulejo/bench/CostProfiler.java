package io.azulejo.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * JMH profiler that adds operations per second and CPU time per operation. For the thread that runs the iterations.
 *
 * <p>JMH creates it by class name, so a system property selects the measured process: if unset, this process; otherwise
 * the server that the benchmark calls.
 */
public final class CostProfiler implements InternalProfiler {
    static final String OPERATIONS = "operations";
    static final String CPU = "cpu";
    public static final String PROCESS_PROPERTY = "azulejo.bench.process";
    /** Value for a server whose process cannot be measured: its CPU time is NaN. */
    public static final String UNKNOWN_PROCESS = "unknown";

    private long startedNanos;
    private double cpuNanosBefore;

    @Override
    public String getDescription() {
        return "Operations per second and CPU time per operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        cpuNanosBefore = cpuNanos();
        startedNanos = System.nanoTime();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double seconds = (System.nanoTime() - startedNanos) / 1e9;
        double cpuMicros = (cpuNanos() - cpuNanosBefore) / 1e3;
        long operations = result.getMetadata().getAllOps();
        return List.of(
                new ScalarResult(OPERATIONS, operations / seconds, "ops/s", AggregationPolicy.AVG),
                new ScalarResult(CPU, cpuMicros / operations, "us/op", AggregationPolicy.AVG));
    }

    private static double cpuNanos() {
        String process = System.getProperty(PROCESS_PROPERTY);
        if (UNKNOWN_PROCESS.equals(process)) {
            return Double.NaN;
        }
        if (process == null) {
            return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        }
        return ProcessHandle.of(Long.parseLong(process))
                .flatMap(handle -> handle.info().totalCpuDuration())
                .orElseThrow(() -> new IllegalStateException("The measured process " + process + " is gone"))
                .toNanos();
    }
}
