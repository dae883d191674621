package io.azulejo.cli;

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

/** The program in a process of its own, as a user runs it. */
final class Program implements AutoCloseable {
    private static final Pattern URL = Pattern.compile("http://\\S+:\\d+");

    private final Process process;
    private final BufferedReader out;

    private Program(Process process) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
    }

    static Program start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Azulejo.class.getName()));
        command.addAll(List.of(arguments));
        return new Program(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** The next line of standard output; empty at its end. */
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
        // Of the handle: the process itself would also close the streams that are still to be read.
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
