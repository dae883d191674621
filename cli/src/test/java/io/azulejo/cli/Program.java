package io.azulejo.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Program in its own process, as a user runs it. */
final class Program implements AutoCloseable {
    private static final Pattern URL = Pattern.compile("https?://\\S+:\\d+");

    private final Process process;
    private final BufferedReader out;

    private Program(Process process) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
    }

    static Program start(String... arguments) throws IOException {
        return new Program(builder(arguments)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Starts the program in a shell that first sets a limit, such as {@code ulimit -n 100}. */
    static Program startLimited(String limit, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("bash", "-c", limit + "; exec \"$@\"", "bash"));
        command.addAll(builder(arguments).command());
        return new Program(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Runs to the end with only these AWS settings, and returns everything printed. */
    static String runWithAwsSettings(Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        ProcessBuilder builder = builder(arguments).redirectErrorStream(true);
        builder.environment().keySet().removeIf(variable -> variable.startsWith("AWS_"));
        builder.environment().put("AWS_EC2_METADATA_DISABLED", "true");
        builder.environment().put("AWS_CONFIG_FILE", "none");
        builder.environment().put("AWS_SHARED_CREDENTIALS_FILE", "none");
        builder.environment().putAll(environment);
        try (Program program = new Program(builder.start())) {
            String said = program.out.lines().collect(Collectors.joining("\n"));
            program.end();
            return said;
        }
    }

    private static ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Azulejo.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    /** Returns the next line of standard output; empty at its end. */
    String line() throws IOException {
        String line = out.readLine();
        return line == null ? "" : line;
    }

    static URI url(String readyLine) {
        Matcher matcher = URL.matcher(readyLine);
        if (!matcher.find()) {
            throw new AssertionError("No address in '" + readyLine + "'");
        }
        return URI.create(matcher.group());
    }

    static DynamoDbClient client(URI endpoint, String accessKey, String secret) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.EU_SOUTH_2)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKey, secret)))
                .httpClientBuilder(Apache5HttpClient.builder())
                .build();
    }

    boolean running() {
        return process.isAlive();
    }

    /** Sends SIGTERM and waits for the end. */
    int terminate() throws InterruptedException {
        // Process.destroy() would also close the streams that are still to be read.
        process.toHandle().destroy();
        return end();
    }

    int end() throws InterruptedException {
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("The program does not stop");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
