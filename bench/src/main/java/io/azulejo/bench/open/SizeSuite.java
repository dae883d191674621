package io.azulejo.bench.open;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.Report;
import io.azulejo.bench.Row;
import io.azulejo.bench.ScratchFolder;
import io.azulejo.bench.Suite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Benchmarks of a store with ten million items compared with one of ten thousand. */
public final class SizeSuite implements Suite {
    private static final int SMALL = 10_000;
    private static final int LARGE = 10_000_000;

    @Override
    public String name() {
        return "size";
    }

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Ten million items beside ten thousand",
                "The same table, items of 120 B read at random places by one thread, the two stores by turns in one JVM, each "
                        + "with a cache of "
                        + (AlternatingReadsProgram.CACHE_BYTES >> 30)
                        + " GB. Aim: opening and reading within 2 times.");
        try {
            Path scratch = ScratchFolder.create();
            List<Path> stores = new ArrayList<>();
            List<Double> openMillis = new ArrayList<>();
            for (int items : new int[] {SMALL, LARGE}) {
                Path store = scratch.resolve(String.valueOf(items));
                FilledStore.fill(store, items);
                openMillis.add(OpenTime.of(store.toString()).first());
                stores.add(store);
            }
            List<Row> rows = AlternatingReadsProgram.inFreshJvm(stores);
            report.table(rows);
            report.figure("Time to open, small", openMillis.getFirst(), "ms", "300 ms");
            report.figure("Time to open, large", openMillis.getLast(), "ms", "within 2 times");
            report.figure(
                    "Reading, small to large",
                    rows.getFirst().opsPerSecond() / rows.getLast().opsPerSecond(),
                    "times",
                    "at most 2");
            report.figure(
                    "Reading, small to large, p50",
                    rows.getLast().p50Micros() / rows.getFirst().p50Micros(),
                    "times",
                    "at most 2");
            ScratchFolder.delete(scratch);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
