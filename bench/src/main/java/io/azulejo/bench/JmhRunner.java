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

/** Runner of JMH benchmarks, each in its own JVM. For one thread. */
public final class JmhRunner {
    /** Kind of calling threads. */
    public enum Callers {
        PLATFORM,
        VIRTUAL
    }

    /** The JIT compiler needs about three seconds of a full core for these operations. */
    private static final int WARM_UP_SECONDS = 6;

    private final int warmUpSeconds;
    private final int seconds;

    /** Creates a runner that measures each row for this number of seconds. */
    public JmhRunner(int seconds) {
        this(WARM_UP_SECONDS, seconds);
    }

    private JmhRunner(int warmUpSeconds, int seconds) {
        this.warmUpSeconds = warmUpSeconds;
        this.seconds = seconds;
    }

    /** Returns a runner with a longer warm-up, for code that takes longer to compile. */
    public JmhRunner warmedUp(int longer) {
        return new JmhRunner(longer, seconds);
    }

    /**
     * Runs one method of a benchmark class that has a parameter {@code backend}.
     *
     * @param variant label of the row
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
     * Returns the CPU time of one call on one thread, for calls that are too fast for sampling. CPU time, unlike
     * elapsed time, is stable on a busy machine.
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
            throw new IllegalStateException("JMH returned no result " + name);
        }
        return score.getScore();
    }

    /** Runs methods on one backend, with 1 and with 16 platform threads. */
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
