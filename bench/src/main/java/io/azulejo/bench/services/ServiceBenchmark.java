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

/** JMH benchmark of requests to a service, or to a bare endpoint with the same responses, in a separate process. */
@State(Scope.Benchmark)
public class ServiceBenchmark {
    /** Arguments of the {@link ServiceProgram}, separated by a space. */
    @Param("WAVYBLOG SERVICE")
    public String backend = "";

    private final Map<String, String> output = new HashMap<>();

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
        // Destroyed only at shutdown: the profiler reads the process's CPU time after the trial's teardown.
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroy));
        System.setProperty(CostProfiler.PROCESS_PROPERTY, String.valueOf(started.pid()));
        BufferedReader reader = started.inputReader(StandardCharsets.UTF_8);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            int space = line.indexOf(' ');
            if (space > 0) {
                output.put(line.substring(0, space), line.substring(space + 1));
            }
            if (line.startsWith("port ")) {
                return;
            }
        }
        throw new IOException("The service " + backend + " ended before it was ready");
    }

    private URI address() {
        return URI.create("http://127.0.0.1:" + output.get("port"));
    }

    private byte[] get(String route) {
        return ("GET " + output.get(route) + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                        + "Authorization: Bearer " + output.get("token") + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** Connection of one thread. */
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
