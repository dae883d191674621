package io.azulejo.bench.http;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.JmhRunner.Callers;
import io.azulejo.bench.Report;
import io.azulejo.bench.Row;
import io.azulejo.bench.Suite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Benchmarks of the HTTP server, in memory. */
public final class HttpSuite implements Suite {
    private static final int THREADS = 16;

    private final @Nullable String peer;

    /**
     * Creates the suite.
     *
     * @param peer address of another server to measure; null for none
     */
    public HttpSuite(@Nullable String peer) {
        this.peer = peer;
    }

    @Override
    public String name() {
        return "http";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Over HTTP, in memory",
                "CPU is that of the server process. Compared with a bare endpoint of the same web server with the same"
                        + " bytes (aim: at most 1.5 times its CPU), and with the limit of the load generator: a"
                        + " server that parses nothing and always sends the same bytes.");
        Map<String, String> variants = new TreeMap<>(
                Map.of("ENGINE", "engine's server", "BARE", "bare endpoint", "CANNED", "canned answers (ceiling)"));
        if (peer != null) {
            variants.put(peer, "peer");
        }
        List<Row> rows = new ArrayList<>();
        for (String operation : List.of("getItem", "putItem")) {
            variants.forEach((backend, variant) ->
                    rows.add(jmh.run(HttpBenchmark.class, operation, backend, variant, THREADS, Callers.PLATFORM)));
        }
        report.table(rows);
        for (String operation : List.of("getItem", "putItem")) {
            report.figure(
                    operation + ": server's CPU to the bare endpoint's",
                    cpu(rows, operation, "engine's server") / cpu(rows, operation, "bare endpoint"),
                    "times",
                    "at most 1.5");
        }
    }

    private static double cpu(List<Row> rows, String operation, String variant) {
        for (Row row : rows) {
            if (row.operation().equals(operation) && row.variant().equals(variant)) {
                return row.cpuMicros();
            }
        }
        throw new IllegalStateException("No row " + operation + " of " + variant);
    }
}
