package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Folder in which the documented commands run in a shell. */
record Checkout(Path folder, Map<String, String> environment) {

    /** Returns a checkout that is already built, with this repository's script and program. */
    static Checkout built(Path folder, Map<String, String> environment) throws IOException {
        Files.copy(ShellBlocks.ROOT.resolve("azulejo"), folder.resolve("azulejo"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.createDirectories(folder.resolve("cli"));
        Files.createSymbolicLink(folder.resolve("cli/target"), Distribution.FOLDER.getParent());
        Files.createDirectories(folder.resolve(".azulejo"));
        Files.createFile(folder.resolve(".azulejo/built"));
        return new Checkout(folder, environment);
    }

    /** Runs a command to its end, requires exit code 0, and returns its output. */
    String run(String command, int minutes) throws IOException, InterruptedException {
        Path printed = Files.createTempFile("command", ".txt");
        Process process = shell(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        boolean ended = process.waitFor(minutes, TimeUnit.MINUTES);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        String text = Files.readString(printed);
        assertThat(ended && process.exitValue() == 0)
                .as("%s%n%s", command, text)
                .isTrue();
        return text;
    }

    /** Runs a command until it prints the given text, passes on its output, and ends it with SIGTERM as Ctrl-C does. */
    void runUntil(String line, String command, Consumer<String> then) throws IOException, InterruptedException {
        Process process =
                shell(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try {
            StringBuilder printed = new StringBuilder();
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            String next;
            do {
                next = out.readLine();
                printed.append(next).append('\n');
            } while (next != null && !next.contains(line));
            assertThat(next).as("%s%n%s", command, printed).isNotNull();
            then.accept(printed.toString());
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.toHandle().destroy();
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private ProcessBuilder shell(String command) {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", command).directory(folder.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        return builder;
    }
}
