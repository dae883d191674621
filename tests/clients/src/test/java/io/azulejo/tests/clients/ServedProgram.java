package io.azulejo.tests.clients;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code azulejo serve --demo} in a process of its own. */
final class ServedProgram implements AutoCloseable {
    private static final Pattern URL = Pattern.compile("http://\\S+:\\d+");

    private final Process process;
    private final URI uri;

    private ServedProgram(Process process, URI uri) {
        this.process = process;
        this.uri = uri;
    }

    static ServedProgram start() throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "io.azulejo.cli.Azulejo",
                        "serve",
                        "--in-memory",
                        "--demo",
                        "--port",
                        "0",
                        "--dynamodb-port",
                        "0"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        URI uri = null;
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher url = URL.matcher(line);
            if (line.contains("health") && url.find()) {
                uri = URI.create(url.group());
            }
            if (line.startsWith("Ready") && uri != null) {
                return new ServedProgram(process, uri);
            }
        }
        process.destroyForcibly();
        throw new AssertionError("The program ended before it was ready");
    }

    URI uri() {
        return uri;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
