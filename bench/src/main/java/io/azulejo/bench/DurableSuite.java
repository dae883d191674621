package io.azulejo.bench;

import io.azulejo.engine.Durability;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The engine in process on RocksDB, beside the same reads and writes done on RocksDB directly. */
final class DurableSuite implements Suite {
    private final Durability durability;

    DurableSuite(Durability durability) {
        this.durability = durability;
    }

    @Override
    public String name() {
        return durability.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void run(JmhRuns jmh, Report report) {
        report.section(
                "In process, on RocksDB, durability `" + name() + "`",
                "Beside each operation its reads and writes done on RocksDB directly in the same run, with the same"
                        + " settings and without the engine's counters. Aim: at least half the operations/s.");
        List<Row> rows = new ArrayList<>();
        List<String> ratios = new ArrayList<>();
        for (String operation : OperationBenchmark.OPERATIONS) {
            for (int threads : new int[] {1, 16}) {
                Row engine = run(jmh, operation, durability.name(), "engine", threads);
                Row raw = run(jmh, operation, "RAW_" + durability, "RocksDB", threads);
                rows.add(engine);
                rows.add(raw);
                ratios.add(String.format(
                        Locale.ROOT,
                        "| %s | %d | %.2f |",
                        operation,
                        threads,
                        engine.opsPerSecond() / raw.opsPerSecond()));
            }
        }
        report.table(rows);
        report.line("| Operation | Threads | Engine's share of RocksDB's operations/s |");
        report.line("|---|---:|---:|");
        ratios.forEach(report::line);
    }

    private static Row run(JmhRuns jmh, String operation, String backend, String variant, int threads) {
        return jmh.run(OperationBenchmark.class, operation, backend, variant, threads, JmhRuns.Callers.PLATFORM);
    }
}
