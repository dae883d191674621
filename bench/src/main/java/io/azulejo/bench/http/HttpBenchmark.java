package io.azulejo.bench.http;

import io.azulejo.bench.CostProfiler;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** JMH benchmark of HTTP requests to a server in a separate process. */
@State(Scope.Benchmark)
public class HttpBenchmark {
    /** Mode of the {@link ServerProgram}, or the address of a running server. */
    @Param("ENGINE")
    public String backend = "";

    private @Nullable URI server;
    private @Nullable WireRequests requests;

    @Setup(Level.Trial)
    public void start() throws IOException {
        URI address = backend.startsWith("http") ? peer() : startServer();
        WireRequests prepared = new WireRequests(address);
        try (LoadConnection connection = new LoadConnection(address)) {
            connection.send(prepared.createTable());
            for (int i = 0; i < WireRequests.ITEMS; i++) {
                connection.send(prepared.put(i));
            }
        }
        server = address;
        requests = prepared;
    }

    private URI peer() {
        System.setProperty(CostProfiler.PROCESS_PROPERTY, CostProfiler.UNKNOWN_PROCESS);
        return URI.create(backend);
    }

    private URI startServer() throws IOException {
        Process started = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xms256m",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProgram.class.getName(),
                        backend)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        // Destroyed only at shutdown: the profiler reads the process's CPU time after the trial's teardown.
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroy));
        System.setProperty(CostProfiler.PROCESS_PROPERTY, String.valueOf(started.pid()));
        BufferedReader output = started.inputReader(StandardCharsets.UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith("port ")) {
                return URI.create("http://127.0.0.1:" + line.substring("port ".length()));
            }
        }
        throw new IOException("The server " + backend + " ended before it was ready");
    }

    /** Connection of one thread. */
    @State(Scope.Thread)
    public static class Caller {
        private final SplittableRandom random = new SplittableRandom();
        private @Nullable LoadConnection connection;
        private @Nullable WireRequests requests;

        @Setup(Level.Trial)
        public void connect(HttpBenchmark benchmark) throws IOException {
            requests = benchmark.requests;
            if (benchmark.server != null) {
                connection = new LoadConnection(benchmark.server);
            }
        }

        @TearDown(Level.Trial)
        public void disconnect() throws IOException {
            connected().close();
        }

        private LoadConnection connected() {
            if (connection == null) {
                throw new IllegalStateException("Not connected");
            }
            return connection;
        }

        private WireRequests requests() {
            if (requests == null) {
                throw new IllegalStateException("Not prepared");
            }
            return requests;
        }

        private int next() {
            return random.nextInt(WireRequests.ITEMS);
        }
    }

    @Benchmark
    public byte[] getItem(Caller caller) throws IOException {
        return caller.connected().send(caller.requests().get(caller.next()));
    }

    @Benchmark
    public byte[] putItem(Caller caller) throws IOException {
        return caller.connected().send(caller.requests().put(caller.next()));
    }
}
