package io.azulejo.bench.open;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.Report;
import io.azulejo.bench.ScratchFolder;
import io.azulejo.bench.Suite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Benchmarks of the time to open an engine, and of a server's time to its first response. */
public final class OpenSuite implements Suite {
    private static final int ITEMS = 10_000;

    @Override
    public String name() {
        return "open";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Time to open",
                "From the call in a fresh JVM to its return, and to the first answer (medians of seven), with classes"
                        + " and native library; for the server from the start of its process. With an AOT cache:"
                        + " classes as loaded in a previous run (`-XX:AOTCache`).");
        try {
            Path scratch = ScratchFolder.create();
            Path store = scratch.resolve("store");
            FilledStore.fill(store, ITEMS);
            OpenTime memory = OpenTime.of(OpenProgram.MEMORY);
            OpenTime disk = OpenTime.of(store.toString());
            OpenTime server = OpenTime.of(OpenProgram.SERVER);
            opened(report, "In memory", memory, "50 ms");
            opened(report, "On disk, 10 thousand items", disk, "300 ms");
            report.figure("Server, process to first answer", server.process(), "ms", "1500 ms");
            cached(report, "In memory", OpenProgram.MEMORY, scratch, "50 ms");
            cached(report, "On disk, 10 thousand items", store.toString(), scratch, "300 ms");
            OpenTime cachedServer = OpenTime.withClassCache(OpenProgram.SERVER, scratch.resolve("server.aot"));
            if (cachedServer != null) {
                report.figure(
                        "Server, process to first answer, with an AOT cache", cachedServer.process(), "ms", "1500 ms");
            }
            ScratchFolder.delete(scratch);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void cached(Report report, String name, String what, Path scratch, String aim) throws IOException {
        OpenTime time = OpenTime.withClassCache(what, scratch.resolve("open.aot"));
        if (time != null) {
            opened(report, name + ", with an AOT cache", time, aim);
        }
    }

    private static void opened(Report report, String name, OpenTime time, String aim) {
        report.figure(name, time.open(), "ms", aim);
        report.figure(name + ", to the first answer", time.first(), "ms", aim);
        report.figure(name + ", to the first answer, once more in the same JVM", time.again(), "ms", aim);
    }
}
