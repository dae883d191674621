package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Program of the distribution in its own process, started by its launcher. */
final class Distribution implements AutoCloseable {
    static final Path FOLDER = Path.of(System.getProperty("azulejo.dist", "../../cli/target/azulejo"))
            .toAbsolutePath()
            .normalize();
    private static final Pattern ADDRESS =
            Pattern.compile("^ *(\\S.*?) {2,}(http://127\\.0\\.0\\.1:\\d+)", Pattern.MULTILINE);

    private static final Pattern ENGINE = Pattern.compile("is ready on (http://127\\.0\\.0\\.1:\\d+)");

    private final Process process;
    private final String table;

    private Distribution(Process process, String table) {
        this.process = process;
        this.table = table;
    }

    /** Starts {@code serve} on free ports, and returns when it is ready. */
    static Distribution serve(Path workingFolder, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0", "--dynamodb-port", "0"));
        arguments.addAll(List.of(more));
        return start(workingFolder, arguments, "Ready");
    }

    /** Starts {@code serve} with a limit of file descriptors and a limit of the heap. */
    static Distribution serveLimited(Path workingFolder, int descriptors, String heap, String... more)
            throws IOException {
        List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0", "--dynamodb-port", "0"));
        arguments.addAll(List.of(more));
        ProcessBuilder builder = launch(workingFolder, arguments);
        List<String> command =
                new ArrayList<>(List.of("bash", "-c", "ulimit -n " + descriptors + "; exec \"$@\"", "bash"));
        command.addAll(builder.command());
        builder.command(command);
        builder.environment().put("JAVA_OPTS", "-Xmx" + heap);
        return start(builder, "Ready");
    }

    /** Starts {@code serve} with the items at an endpoint. */
    static Distribution serveOn(URI store, Path workingFolder, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("serve", "--port", "0", "--store", store.toString()));
        arguments.addAll(List.of(more));
        return start(workingFolder, arguments, "Ready");
    }

    /** Starts only the engine, on a free port. */
    static Distribution engine(Path workingFolder, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("engine", "--port", "0"));
        arguments.addAll(List.of(more));
        return start(workingFolder, arguments, "DynamoDB is ready");
    }

    private static Distribution start(Path workingFolder, List<String> arguments, String ready) throws IOException {
        return start(launch(workingFolder, arguments), ready);
    }

    private static Distribution start(ProcessBuilder program, String ready) throws IOException {
        Process process = program.start();
        StringBuilder table = new StringBuilder();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            table.append(line).append('\n');
            if (line.startsWith(ready)) {
                return new Distribution(process, table.toString());
            }
        }
        throw new AssertionError("The program ended before it was ready:\n" + table);
    }

    /** Runs a command to its end and returns its output. */
    static String run(Path workingFolder, String... arguments) throws IOException, InterruptedException {
        Process process = launch(workingFolder, List.of(arguments)).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }

    private static ProcessBuilder launch(Path workingFolder, List<String> arguments) {
        List<String> command =
                new ArrayList<>(List.of("bash", FOLDER.resolve("azulejo").toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(workingFolder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    long pid() {
        return process.pid();
    }

    boolean running() {
        return process.isAlive();
    }

    String table() {
        return table;
    }

    URI services() {
        return address("start page");
    }

    URI dynamoDb() {
        return address("DynamoDB");
    }

    /** Returns the address of an engine that runs alone. */
    URI engine() {
        Matcher line = ENGINE.matcher(table);
        if (!line.find()) {
            throw new AssertionError("No engine in\n" + table);
        }
        return URI.create(line.group(1));
    }

    ApiClient api() {
        return ApiClient.at(services());
    }

    /** Returns an AWS SDK client for the endpoint. */
    DynamoDbClient client() {
        return client(dynamoDb(), "any", "thing");
    }

    static DynamoDbClient client(URI endpoint, String accessKey, String secret) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.SA_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKey, secret)))
                .httpClientBuilder(Apache5HttpClient.builder())
                .build();
    }

    private URI address(String name) {
        Matcher rows = ADDRESS.matcher(table);
        while (rows.find()) {
            if (rows.group(1).equals(name)) {
                return URI.create(rows.group(2));
            }
        }
        throw new AssertionError("No " + name + " in\n" + table);
    }

    /** Kills the process with SIGKILL: no hook runs and nothing is flushed. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    /** Stops the process with SIGTERM and returns the exit code. */
    int stop() throws InterruptedException {
        process.toHandle().destroy();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            throw new AssertionError("The program does not stop");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
