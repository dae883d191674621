package io.azulejo.testing.crash;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Service in a separate JVM on an engine that syncs every write. The test kills it at random times from a seed and
 * restarts it. For one thread.
 */
public final class CrashTestService implements AutoCloseable {
    private final Class<? extends CrashTestProgram> program;
    private final Path folder;
    private final String path;
    private final SplittableRandom random;
    private @Nullable Process process;

    /**
     * Creates the service without starting it.
     *
     * @param path prefix of all its paths, such as {@code /wavyblog/}
     */
    public CrashTestService(Class<? extends CrashTestProgram> program, Path folder, String path, long seed) {
        this.program = program;
        this.folder = folder;
        this.path = path;
        this.random = new SplittableRandom(seed);
    }

    /** Starts or restarts the service and waits until it is ready. */
    public ApiClient start() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ServiceMain.class.getName(),
                program.getName(),
                folder.toString()));
        try {
            Process started =
                    new ProcessBuilder(command).redirectError(errors().toFile()).start();
            process = started;
            return ApiClient.at(address(started).resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path errors() {
        return folder.resolve("errors.log");
    }

    private URI address(Process started) throws IOException {
        BufferedReader out = started.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(ServiceMain.READY)) {
                return URI.create(line.substring(ServiceMain.READY.length()));
            }
        }
        throw new AssertionError("The service did not start: " + Files.readString(errors()));
    }

    /** Kills the service immediately. */
    public void kill() {
        Process running = running();
        running.destroyForcibly(); // SIGKILL
        try {
            running.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process = null;
    }

    /** Waits for a random time up to the limit, then kills the service. */
    public void killWithin(int millis) {
        try {
            if (running().waitFor(random.nextInt(millis), TimeUnit.MILLISECONDS)) {
                throw new AssertionError("The service has exited by itself");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Sends requests in sequence until the service is killed within the time limit; returns the responses. */
    public List<ApiResponse> sendUntilKilled(int millis, Function<Integer, ApiResponse> request) {
        return sendUntilKilled(millis, List.of(request)).getFirst();
    }

    /**
     * Sends requests from several writers, each in sequence, until the service is killed; returns the responses per
     * writer.
     */
    public List<List<ApiResponse>> sendUntilKilled(int millis, List<Function<Integer, ApiResponse>> writers) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<ApiResponse>>> writing = new ArrayList<>();
            writers.forEach(writer -> writing.add(threads.submit(() -> sendUntilNoResponse(writer))));
            killWithin(millis);
            List<List<ApiResponse>> acknowledged = new ArrayList<>();
            for (Future<List<ApiResponse>> writer : writing) {
                acknowledged.add(writer.get());
            }
            return acknowledged;
        } catch (ExecutionException e) {
            throw new AssertionError("A writer failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("Interrupted", e);
        }
    }

    private static List<ApiResponse> sendUntilNoResponse(Function<Integer, ApiResponse> writer) {
        List<ApiResponse> acknowledged = new ArrayList<>();
        for (int i = 0; ; i++) {
            int number = i;
            Optional<ApiResponse> response = send(() -> writer.apply(number));
            if (response.isEmpty()) {
                return acknowledged;
            }
            acknowledged.add(response.get());
        }
    }

    private static Optional<ApiResponse> send(Supplier<ApiResponse> request) {
        try {
            return Optional.of(request.get());
        } catch (AssertionError failure) {
            if (failure.getCause() instanceof IOException) {
                return Optional.empty();
            }
            throw failure;
        }
    }

    /** Kills the service and verifies every file and index entry of its store. */
    public void verify() {
        kill();
        var found = DurableDynamoDb.verify(folder.resolve("store"));
        if (!found.clean()) {
            throw new AssertionError("The store is damaged: " + found);
        }
    }

    /** Returns all items of a table after the kill. */
    public List<Map<String, AttributeValue>> itemsOf(String table) {
        try (DynamoDbClient client = DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC)) {
            return client.scanPaginator(request -> request.tableName(table)).items().stream()
                    .toList();
        }
    }

    private Process running() {
        if (process == null) {
            throw new IllegalStateException("The service is not running");
        }
        return process;
    }

    @Override
    public void close() {
        if (process != null) {
            kill();
        }
    }
}
