package io.azulejo.bench;

import io.azulejo.bench.http.HttpSuite;
import io.azulejo.bench.open.OpenSuite;
import io.azulejo.bench.open.SizeSuite;
import io.azulejo.bench.services.ServicesSuite;
import io.azulejo.bench.start.StartSuite;
import io.azulejo.bench.toolkit.ToolkitSuite;
import io.azulejo.engine.Durability;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Command line program that runs the benchmarks and prints their tables. For one thread. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures operations per second, latency and CPU time per operation.")
public final class Bench implements Callable<Integer> {
    private static final String ABOUT = """
            `./azulejo bench --out docs/explanation/benchmarks.md` measures everything on one machine in one run and
            writes this page; `./azulejo bench size` adds the store of ten million items. Each row is a JVM of its own
            that is warmed up first. Latencies are JMH's samples; CPU is the time of the whole measured process per operation, collector,
            compiler and compactions included. On a machine that has other work to do trust the medians and the CPU time,
            and compare only rows of one run.""";

    /** Set by picocli. */
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "NAME",
            description = "What to measure: memory, os, fsync, writers, http, services, open, toolkit, size (long),"
                    + " start (needs ./azulejo dist). Default: all but the last two.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--seconds", defaultValue = "3", description = "Seconds to measure each row, after warming it up.")
    private int seconds;

    @Option(names = "--out", paramLabel = "FILE", description = "Also writes the tables to a file, as Markdown.")
    private @Nullable Path out;

    @Option(names = "--peer", paramLabel = "URL", description = "Another DynamoDB endpoint to measure over HTTP.")
    private @Nullable String peer;

    private Bench() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Bench()).execute(arguments));
    }

    private List<Suite> suites() {
        return List.of(
                new MemorySuite(),
                new DurableSuite(Durability.OS),
                new DurableSuite(Durability.FSYNC),
                new WritersSuite(),
                new HttpSuite(peer),
                new ServicesSuite(),
                new OpenSuite(),
                new ToolkitSuite(),
                new SizeSuite(),
                new StartSuite());
    }

    @Override
    public Integer call() throws IOException {
        List<Suite> chosen = choose();
        JmhRunner jmh = new JmhRunner(seconds);
        Report report = new Report();
        report.line("# Benchmarks");
        report.line(ABOUT);
        report.line("");
        report.line(machine() + ", load average %.1f before the run.".formatted(loadAverage()));
        for (Suite suite : chosen) {
            suite.run(jmh, report);
            if (out != null) {
                Files.writeString(out, report.toString());
            }
        }
        return 0;
    }

    private List<Suite> choose() {
        List<Suite> all = suites();
        for (String name : names) {
            if (all.stream().noneMatch(suite -> suite.name().equals(name))) {
                throw new ParameterException(
                        spec.commandLine(),
                        "Unknown benchmark " + name + "; choose from "
                                + String.join(
                                        ", ", all.stream().map(Suite::name).toList()));
            }
        }
        return all.stream()
                .filter(suite -> names.isEmpty() ? !suite.onlyWhenNamed() : names.contains(suite.name()))
                .toList();
    }

    private static double loadAverage() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static String machine() {
        Runtime runtime = Runtime.getRuntime();
        return "%s: %d processors, %s %s, Java %s, %s"
                .formatted(
                        LocalDate.now(ZoneOffset.UTC),
                        runtime.availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.version"),
                        Runtime.version(),
                        System.getProperty("java.vm.name"));
    }
}
