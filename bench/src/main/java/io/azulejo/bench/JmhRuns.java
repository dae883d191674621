package io.azulejo.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Statistics;

/** Runs JMH benchmarks, each in a JVM of its own, and reads their results. For one thread. */
public final class JmhRuns {
    /** What kind of threads call. */
    public enum Callers {
        PLATFORM,
        VIRTUAL
    }

    /** The compiler is done with these operations after about three seconds of a whole processor. */
    private static final int WARM_UP_SECONDS = 6;

    private final int warmUpSeconds;
    private final int seconds;

    /** Measures each row for so many seconds. */
    public JmhRuns(int seconds) {
        this(WARM_UP_SECONDS, seconds);
    }

    private JmhRuns(int warmUpSeconds, int seconds) {
        this.warmUpSeconds = warmUpSeconds;
        this.seconds = seconds;
    }

    /** The same for what takes longer until all of its code is compiled. */
    public JmhRuns warmedUp(int longer) {
        return new JmhRuns(longer, seconds);
    }

    /**
     * Runs one method of a benchmark class that has a parameter {@code backend}.
     *
     * @param variant what the row is called
     */
    public Row run(Class<?> benchmark, String method, String backend, String variant, int threads, Callers callers) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(benchmark.getName().replace(".", "\\.") + "\\." + method + "$")
                .param("backend", backend)
                .mode(Mode.SampleTime)
                .timeUnit(TimeUnit.MICROSECONDS)
                .threads(threads)
                .forks(1)
                .warmupIterations(warmUpSeconds)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(seconds)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(CostProfiler.class)
                .jvmArgs("-Xms1g", "-Xmx1g", "--enable-native-access=ALL-UNNAMED", "-Djmh.executor=" + callers)
                .shouldFailOnError(true);
        try {
            RunResult result = new Runner(options.build()).runSingle();
            Statistics micros = result.getPrimaryResult().getStatistics();
            return new Row(
                    method,
                    variant,
                    threads,
                    score(result, CostProfiler.OPERATIONS),
                    micros.getPercentile(50),
                    micros.getPercentile(99),
                    score(result, CostProfiler.CPU));
        } catch (RunnerException e) {
            throw new IllegalStateException("The benchmark " + method + " on " + backend + " failed", e);
        }
    }

    /**
     * The CPU time of one call by one thread, for what is too quick to take samples of. CPU time and not time, because
     * it is the same on a busy machine.
     */
    public double cpuNanos(Class<?> benchmark, String method) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(benchmark.getName().replace(".", "\\.") + "\\." + method + "$")
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .threads(1)
                .forks(1)
                .warmupIterations(warmUpSeconds)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(seconds)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(CostProfiler.class)
                .jvmArgs("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC")
                .shouldFailOnError(true);
        try {
            return score(new Runner(options.build()).runSingle(), CostProfiler.CPU) * 1000;
        } catch (RunnerException e) {
            throw new IllegalStateException("The benchmark " + method + " failed", e);
        }
    }

    private static double score(RunResult result, String name) {
        Result<?> score = result.getSecondaryResults().get(name);
        if (score == null) {
            throw new IllegalStateException("JMH gave no result " + name);
        }
        return score.getScore();
    }

    /** Runs methods on one backend, with one and with sixteen platform threads. */
    public List<Row> runAll(Class<?> benchmark, List<String> methods, String backend, String variant) {
        List<Row> rows = new ArrayList<>();
        for (String method : methods) {
            for (int threads : new int[] {1, 16}) {
                rows.add(run(benchmark, method, backend, variant, threads, Callers.PLATFORM));
            }
        }
        return rows;
    }
}
