package io.azulejo.bench.open;

import io.azulejo.bench.JmhRuns;
import io.azulejo.bench.Report;
import io.azulejo.bench.ScratchFolder;
import io.azulejo.bench.Suite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The time to open an engine, and of a server to its first answer. */
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
                "From the call in a fresh JVM to the first answer (median of seven), classes and native library"
                        + " included; of the server from the start of its process. With a cache of classes: as the JVM"
                        + " loaded them in a run before (`-XX:AOTCache`).");
        try {
            Path scratch = ScratchFolder.create();
            Path store = scratch.resolve("store");
            FilledStore.fill(store, ITEMS);
            OpenTime memory = OpenTime.of(OpenProgram.MEMORY);
            OpenTime disk = OpenTime.of(store.toString());
            OpenTime server = OpenTime.of(OpenProgram.SERVER);
            report.figure("In memory", memory.first(), "ms", "50 ms");
            report.figure("In memory, once more in the same JVM", memory.again(), "ms", "50 ms");
            report.figure("On disk, 10 thousand items", disk.first(), "ms", "300 ms");
            report.figure("On disk, once more in the same JVM", disk.again(), "ms", "300 ms");
            report.figure("Server, process to first answer", server.process(), "ms", "1500 ms");
            cached(report, "In memory", OpenProgram.MEMORY, scratch, "50 ms");
            cached(report, "On disk, 10 thousand items", store.toString(), scratch, "300 ms");
            OpenTime cachedServer = OpenTime.withClassCache(OpenProgram.SERVER, scratch.resolve("server.aot"));
            if (cachedServer != null) {
                report.figure(
                        "Server, process to first answer, with a cache of classes",
                        cachedServer.process(),
                        "ms",
                        "1500 ms");
            }
            ScratchFolder.delete(scratch);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void cached(Report report, String name, String what, Path scratch, String aim) throws IOException {
        OpenTime time = OpenTime.withClassCache(what, scratch.resolve("open.aot"));
        if (time != null) {
            report.figure(name + ", with a cache of classes", time.first(), "ms", aim);
        }
    }
}
