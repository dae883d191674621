package io.azulejo.engine.rocksdb;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runner for a main class of the tests in a small JVM of its own. Stateless. */
final class ChildJvm {
    record Result(int status, String output) {}

    private ChildJvm() {}

    /** Starts a program. {@code wrapper} precedes the java command, for example a shell that sets limits. */
    static Process start(List<String> wrapper, Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(wrapper);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    static Result run(List<String> wrapper, Class<?> program, String... arguments)
            throws IOException, InterruptedException {
        Process process = start(wrapper, program, arguments);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output);
    }
}
