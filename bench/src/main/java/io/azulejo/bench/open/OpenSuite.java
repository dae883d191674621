package io.azulejo.bench.open;

import io.azulejo.bench.JmhRuns;
import io.azulejo.bench.Report;
import io.azulejo.bench.ScratchFolder;
import io.azulejo.bench.Suite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The time to open an engine. */
public final class OpenSuite implements Suite {
    private static final int ITEMS = 10_000;

    @Override
    public String name() {
        return "open";
    }

    @Override
    public void run(JmhRuns jmh, Report report) {
        report.section(
                "Time to open",
                "From the call in a fresh JVM to the first answer (median of seven), classes and native library included.");
        try {
            report.figure("In memory", OpenTime.medianMillis(OpenProgram.MEMORY), "ms", "50 ms");
            Path scratch = ScratchFolder.create();
            Path store = scratch.resolve("store");
            FilledStore.fill(store, ITEMS);
            report.figure("On disk, 10 thousand items", OpenTime.medianMillis(store.toString()), "ms", "300 ms");
            ScratchFolder.delete(scratch);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
