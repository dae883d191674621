package io.azulejo.bench.services;

import io.azulejo.bench.CostProfiler;
import io.azulejo.bench.http.LoadConnection;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Requests to a service, or to its bare answers, in a process of its own. */
@State(Scope.Benchmark)
public class ServiceBenchmark {
    /** What {@link ServiceProgram} is told, with a space between. */
    @Param("WAVYBLOG SERVICE")
    public String backend = "";

    private final Map<String, String> told = new HashMap<>();

    @Setup(Level.Trial)
    public void start() throws IOException {
        String[] what = backend.split(" ", 2);
        Process started = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xms256m",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServiceProgram.class.getName(),
                        what[0],
                        what[1])
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        // Not when the trial is torn down: that comes before the profiler reads the process's CPU time.
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroy));
        System.setProperty(CostProfiler.PROCESS_PROPERTY, String.valueOf(started.pid()));
        BufferedReader output = started.inputReader(StandardCharsets.UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            int space = line.indexOf(' ');
            if (space > 0) {
                told.put(line.substring(0, space), line.substring(space + 1));
            }
            if (line.startsWith("port ")) {
                return;
            }
        }
        throw new IOException("The service " + backend + " ended before it was ready");
    }

    private URI address() {
        return URI.create("http://127.0.0.1:" + told.get("port"));
    }

    private byte[] get(String route) {
        return ("GET " + told.get(route) + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                        + "Authorization: Bearer " + told.get("token") + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** A thread's own connection. */
    @State(Scope.Thread)
    public static class Caller {
        private @Nullable LoadConnection connection;
        private byte[] one = {};
        private byte[] list = {};

        @Setup(Level.Trial)
        public void connect(ServiceBenchmark benchmark) throws IOException {
            connection = new LoadConnection(benchmark.address());
            one = benchmark.get("one");
            list = benchmark.get("list");
        }

        @TearDown(Level.Trial)
        public void disconnect() throws IOException {
            connected().close();
        }

        private LoadConnection connected() {
            return Objects.requireNonNull(connection, "connection");
        }
    }

    @Benchmark
    public byte[] getOne(Caller caller) throws IOException {
        return caller.connected().send(caller.one);
    }

    @Benchmark
    public byte[] listOf20(Caller caller) throws IOException {
        return caller.connected().send(caller.list);
    }
}
