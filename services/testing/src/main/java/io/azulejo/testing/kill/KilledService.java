package io.azulejo.testing.kill;

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
 * A service in a JVM of its own, on an engine that syncs every write, to be killed at seeded moments and started again.
 * For one thread.
 */
public final class KilledService implements AutoCloseable {
    private final Class<? extends ServedProgram> program;
    private final Path folder;
    private final String path;
    private final SplittableRandom random;
    private @Nullable Process process;

    /** A service whose paths all begin with {@code path}, such as {@code /wavyblog/}; it does not run yet. */
    public KilledService(Class<? extends ServedProgram> program, Path folder, String path, long seed) {
        this.program = program;
        this.folder = folder;
        this.path = path;
        this.random = new SplittableRandom(seed);
    }

    /** Starts it, or starts it again, and waits until it serves. */
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

    /** Kills it at once. */
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

    /** Lets it work for a moment of its own choice up to so long, then kills it. */
    public void killWithin(int millis) {
        try {
            if (running().waitFor(random.nextInt(millis), TimeUnit.MILLISECONDS)) {
                throw new AssertionError("The service has ended by itself");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Sends requests one after the other until the service dies within so long; gives what it answered. */
    public List<ApiResponse> acknowledgedUntilKilled(int millis, Function<Integer, ApiResponse> request) {
        return acknowledgedUntilKilled(millis, List.of(request)).getFirst();
    }

    /** Several at once send requests, each one after the other, until the service dies; gives what each was answered. */
    public List<List<ApiResponse>> acknowledgedUntilKilled(int millis, List<Function<Integer, ApiResponse>> writers) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<ApiResponse>>> writing = new ArrayList<>();
            writers.forEach(writer -> writing.add(threads.submit(() -> untilUnanswered(writer))));
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

    private static List<ApiResponse> untilUnanswered(Function<Integer, ApiResponse> writer) {
        List<ApiResponse> acknowledged = new ArrayList<>();
        for (int i = 0; ; i++) {
            int number = i;
            Optional<ApiResponse> answer = answered(() -> writer.apply(number));
            if (answer.isEmpty()) {
                return acknowledged;
            }
            acknowledged.add(answer.get());
        }
    }

    private static Optional<ApiResponse> answered(Supplier<ApiResponse> request) {
        try {
            return Optional.of(request.get());
        } catch (AssertionError unanswered) {
            if (unanswered.getCause() instanceof IOException) {
                return Optional.empty();
            }
            throw unanswered;
        }
    }

    /** Kills it and compares every file and index entry of its store. */
    public void verify() {
        kill();
        var found = DurableDynamoDb.verify(folder.resolve("store"));
        if (!found.clean()) {
            throw new AssertionError("The store is damaged: " + found);
        }
    }

    /** Every item of a table as the service left it when it was killed. */
    public List<Map<String, AttributeValue>> left(String table) {
        try (DynamoDbClient client = DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC)) {
            return client.scanPaginator(request -> request.tableName(table)).items().stream()
                    .toList();
        }
    }

    private Process running() {
        if (process == null) {
            throw new IllegalStateException("The service does not run");
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
