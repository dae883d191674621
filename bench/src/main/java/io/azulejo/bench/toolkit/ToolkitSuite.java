package io.azulejo.bench.toolkit;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.Report;
import io.azulejo.bench.Suite;
import java.util.List;
import java.util.Locale;

/** Benchmarks of the toolkit compared with hand-written code and the Enhanced Client. */
public final class ToolkitSuite implements Suite {
    @Override
    public String name() {
        return "toolkit";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Toolkit",
                "CPU time of one call by one thread. `flat` is a record of ten attributes to an item and back, `nested` one with a record and a list"
                        + " of records inside; `get` and `query` (twenty items) run on the engine in process and in memory. The aim:"
                        + " at most 1.3 times the code written by hand, at least 2 times faster than the Enhanced Client.");
        report.line(
                "| What | By hand ns | Toolkit ns | Enhanced Client ns | Toolkit / by hand | Enhanced Client / toolkit |");
        report.line("|---|---:|---:|---:|---:|---:|");
        compare(jmh, report, RecordBenchmark.class, List.of("flat", "nested"));
        compare(jmh, report, ReadBenchmark.class, List.of("get", "query"));
        report.line("");
    }

    private static void compare(JmhRunner jmh, Report report, Class<?> benchmark, List<String> rows) {
        for (String row : rows) {
            double byHand = jmh.cpuNanos(benchmark, row + "ByHand");
            double toolkit = jmh.cpuNanos(benchmark, row + "ByToolkit");
            double enhanced = jmh.cpuNanos(benchmark, row + "ByEnhancedClient");
            report.line(String.format(
                    Locale.ROOT,
                    "| %s | %,.0f | %,.0f | %,.0f | %.2f | %.2f |",
                    row,
                    byHand,
                    toolkit,
                    enhanced,
                    toolkit / byHand,
                    enhanced / toolkit));
        }
    }
}
