package io.azulejo.bench.start;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.Report;
import io.azulejo.bench.ScratchFolder;
import io.azulejo.bench.Suite;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Benchmarks of the start of the whole program, from the launcher until all services are ready, on existing data. */
public final class StartSuite implements Suite {
    private static final Path LAUNCHER = Path.of("target/azulejo/azulejo");
    private static final int ROUNDS = 5;

    @Override
    public String name() {
        return "start";
    }

    /** Returns true, because it needs the output of {@code ./azulejo dist}. */
    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        if (!Files.exists(LAUNCHER)) {
            throw new IllegalStateException(LAUNCHER + " is missing: run ./azulejo dist first");
        }
        report.section(
                "Second start",
                "From the launcher to \"Ready\" of `serve` with sample data, all services, median of " + ROUNDS + ".");
        try {
            Path scratch = ScratchFolder.create();
            millis(scratch, true);
            report.figure("With the AOT cache", median(scratch, true), "ms", "2000 ms");
            report.figure("Without", median(scratch, false), "ms", "none");
            ScratchFolder.delete(scratch);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double median(Path folder, boolean cache) throws IOException {
        List<Double> millis = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            millis.add(millis(folder, cache));
        }
        Collections.sort(millis);
        return millis.get(ROUNDS / 2);
    }

    private static double millis(Path folder, boolean cache) throws IOException {
        ProcessBuilder launcher = new ProcessBuilder(
                        LAUNCHER.toAbsolutePath().toString(),
                        "serve",
                        "--demo",
                        "--once",
                        "--port",
                        "0",
                        "--dynamodb-port",
                        "0")
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        if (!cache) {
            launcher.environment().put("AZULEJO_NO_AOT", "1");
        }
        long begun = System.nanoTime();
        Process process = launcher.start();
        double millis = -1;
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.startsWith("Ready")) {
                    millis = (System.nanoTime() - begun) / (double) TimeUnit.MILLISECONDS.toNanos(1);
                }
            }
        }
        if (millis < 0) {
            throw new IOException("The program ended before it was ready");
        }
        return millis;
    }
}
