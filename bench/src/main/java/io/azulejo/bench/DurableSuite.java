package io.azulejo.bench;

import io.azulejo.engine.Durability;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Benchmarks of the in-process engine on RocksDB, compared with the same reads and writes on RocksDB directly. */
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
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "In process, on RocksDB, durability `" + name() + "`",
                "Each operation compared with its reads and writes on RocksDB directly, in the same run, with the same"
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

    private static Row run(JmhRunner jmh, String operation, String backend, String variant, int threads) {
        return jmh.run(OperationBenchmark.class, operation, backend, variant, threads, JmhRunner.Callers.PLATFORM);
    }
}
