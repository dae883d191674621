package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Release archive of this platform, from {@code ./azulejo dist} to the first page without Java on the path. */
@Tag("long")
@Timeout(900)
class ReleaseArchiveTest {
    /** Commands that the launcher and the commands of the README need, and nothing else. */
    private static final List<String> COMMANDS =
            List.of("bash", "cmp", "dirname", "gzip", "readlink", "sed", "tar", "sha256sum", "cat");

    private static final Pattern ADDRESS = Pattern.compile("start page +(http://127\\.0\\.0\\.1:\\d+)");

    @Test
    void archive_withoutJavaOnThePath_servesTheFirstPage(@TempDir Path folder)
            throws IOException, InterruptedException {
        Checkout checkout = Checkout.built(folder, Map.of());
        Files.copy(ShellBlocks.ROOT.resolve("pom.xml"), folder.resolve("pom.xml"));
        Files.copy(ShellBlocks.ROOT.resolve("LICENSE"), folder.resolve("LICENSE"));
        checkout.run("touch .azulejo/built && ./azulejo dist", 10);
        Path archive;
        try (Stream<Path> files = Files.list(folder.resolve("target"))) {
            archive = files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .findFirst()
                    .orElseThrow();
        }
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Map<String, String> environment = Map.of("PATH", commands(folder).toString());
        run(elsewhere, environment, "cd '" + archive.getParent() + "' && sha256sum -c *.sha256");
        run(elsewhere, environment, "tar -xzf '" + archive + "'");
        String name = String.valueOf(archive.getFileName()).replace(".tar.gz", "");

        long started = System.nanoTime();
        Process server = shell(
                        elsewhere.resolve(name), environment, "exec ./azulejo serve --demo --port 0 --dynamodb-port 0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            StringBuilder printed = new StringBuilder();
            BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
            String line = out.readLine();
            while (line != null && !line.startsWith("Ready")) {
                printed.append(line).append('\n');
                line = out.readLine();
            }
            Matcher address = ADDRESS.matcher(printed);
            assertThat(address.find()).as("%s", printed).isTrue();
            ApiClient.at(URI.create(address.group(1))).get("/").hasStatus(200);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
            Path ownJava = elsewhere.resolve(name).toRealPath().resolve("java");
            assertThat(server.info().command())
                    .hasValueSatisfying(path -> assertThat(Path.of(path)).startsWith(ownJava));
            System.out.printf(
                    "Release archive %s: %d MB, unpacked %d MB; %d ms from the launcher to the first page, sample data included%n",
                    archive.getFileName(), Files.size(archive) >> 20, size(elsewhere.resolve(name)) >> 20, millis);
        } finally {
            server.toHandle().destroy();
            if (!server.waitFor(60, TimeUnit.SECONDS)) {
                server.destroyForcibly();
            }
        }
    }

    /** Returns a folder with the commands, to be the whole path. */
    private static Path commands(Path folder) throws IOException {
        Path commands = Files.createDirectories(folder.resolve("commands"));
        for (String command : COMMANDS) {
            Path found = Stream.of("/usr/bin", "/bin")
                    .map(directory -> Path.of(directory, command))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("This test needs " + command));
            Files.createSymbolicLink(commands.resolve(command), found);
        }
        return commands;
    }

    private static ProcessBuilder shell(Path folder, Map<String, String> environment, String command) {
        ProcessBuilder builder = new ProcessBuilder("/bin/bash", "-c", command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    private static void run(Path folder, Map<String, String> environment, String command)
            throws IOException, InterruptedException {
        Process process =
                shell(folder, environment, command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s%n%s", command, printed).isZero();
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            long bytes = 0;
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                bytes += Files.size(file);
            }
            return bytes;
        }
    }
}
