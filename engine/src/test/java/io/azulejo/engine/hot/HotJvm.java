package io.azulejo.engine.hot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A kind of JVM that has the optimising compiler, which the JVM of the tests has not. Immutable.
 *
 * @param version the JDK's feature version
 */
public record HotJvm(Path home, int version, Compilers compilers) {
    private static final int OLDEST = 21;

    /** How a JVM compiles. Callers wait for the compiler, so that code is hot after the same calls in every run. */
    public enum Compilers {
        /** Both compilers, as users have them. */
        TIERED("-XX:-BackgroundCompilation"),
        /** The optimising compiler alone: it sees the interpreter's profile. */
        OPTIMISING("-XX:-TieredCompilation -XX:-BackgroundCompilation"),
        /** The optimising compiler alone, without a profile: the classes of the codecs at their first call. */
        AT_ONCE("-Xcomp -XX:-TieredCompilation -XX:CompileCommand=quiet"
                + " -XX:CompileCommand=compileonly,io.azulejo.engine.store.*::*"
                + " -XX:CompileCommand=compileonly,io.azulejo.engine.table.KeyBytes::*"
                + " -XX:CompileCommand=compileonly,io.azulejo.engine.value.*::*");

        private final String flags;

        Compilers(String flags) {
            this.flags = flags;
        }
    }

    /** Each of these compilers in the newest of every JDK at hand that the engine runs on. */
    public static Stream<HotJvm> each(Compilers... compilers) {
        return jdks().entrySet().stream()
                .flatMap(jdk -> Stream.of(compilers).map(how -> new HotJvm(jdk.getValue(), jdk.getKey(), how)));
    }

    /** Runs a main class of the tests, and fails with what it printed unless it ends with status 0. */
    public void run(Class<?> program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/java").toString()));
        command.addAll(List.of(compilers.flags.split(" ", -1)));
        command.addAll(List.of(
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                program.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s: %s", this, output).isZero();
    }

    /** The JDK of this JVM, and one of each other version in the usual folders. */
    private static Map<Integer, Path> jdks() {
        Path own = Path.of(System.getProperty("java.home"));
        Map<Integer, Path> jdks = new TreeMap<>();
        jdks.put(Runtime.version().feature(), own);
        Path user = Path.of(System.getProperty("user.home"));
        for (Path folder : List.of(
                own.resolveSibling("."),
                Path.of("/usr/lib/jvm"),
                Path.of("/opt/java"),
                user.resolve(".sdkman/candidates/java"),
                user.resolve(".jdks"))) {
            for (Path home : inside(folder)) {
                int version = version(home);
                if (version >= OLDEST) {
                    jdks.putIfAbsent(version, home);
                }
            }
        }
        return jdks;
    }

    private static Collection<Path> inside(Path folder) {
        List<Path> homes = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
                entries.forEach(homes::add);
            } catch (IOException unreadable) {
                return List.of();
            }
        }
        return homes;
    }

    /** The feature version of the JDK in a folder; 0 if there is none that can be run. */
    private static int version(Path home) {
        Path release = home.resolve("release");
        if (!Files.isExecutable(home.resolve("bin/java")) || !Files.isReadable(release)) {
            return 0;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(release)) {
            properties.load(reader);
            String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
            return Runtime.Version.parse(version).feature();
        } catch (IOException | IllegalArgumentException unknown) {
            return 0;
        }
    }

    @Override
    public String toString() {
        return "JDK " + version + ", " + compilers;
    }
}
