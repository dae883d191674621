package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java versions that the distribution runs on. */
@Timeout(60)
class LauncherTest {
    private static final int JAVA_21 = 65;

    @Test
    void classes_ofTheDistribution_needNothingNewerThanJava21() throws IOException {
        List<Path> jars = new ArrayList<>(List.of(Distribution.FOLDER.resolve("azulejo.jar")));
        try (Stream<Path> libraries = Files.list(Distribution.FOLDER.resolve("lib"))) {
            libraries.forEach(jars::add);
        }
        List<String> newer = new ArrayList<>();
        for (Path jar : jars) {
            try (JarFile file = new JarFile(jar.toFile())) {
                for (JarEntry entry : file.stream().toList()) {
                    // Older Java versions ignore the multi-release variants for newer ones.
                    boolean variant = entry.getName().startsWith("META-INF/versions/");
                    if (entry.getName().endsWith(".class") && !variant && version(file, entry) > JAVA_21) {
                        newer.add(jar.getFileName() + "!" + entry.getName());
                    }
                }
            }
        }

        assertThat(jars).hasSizeGreaterThan(50);
        assertThat(newer).isEmpty();
    }

    private static int version(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream stream = jar.getInputStream(entry);
                DataInputStream data = new DataInputStream(stream)) {
            data.readInt(); // the magic number
            data.readUnsignedShort(); // the minor version
            return data.readUnsignedShort();
        }
    }

    @ParameterizedTest
    @CsvSource({"17.0.15, false", "20.0.2, false", "21, true", "21.0.8, true", "24.0.1, true", "25.0.3, true"})
    void java_thatWasChosen_isTakenFrom21On(String version, boolean taken, @TempDir Path folder)
            throws IOException, InterruptedException {
        Path home = folder.resolve("java");
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        Path java = Files.writeString(home.resolve("bin/java"), "#!/bin/sh\necho chosen \"$@\"\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwx------"));
        ProcessBuilder launcher = new ProcessBuilder(
                "bash", Distribution.FOLDER.resolve("azulejo").toString(), "--version");
        launcher.environment().put("JAVA_HOME", home.toString());
        launcher.redirectErrorStream(true);

        Process process = launcher.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();

        assertThat(said.startsWith("chosen")).as(said).isEqualTo(taken);
        if (taken) {
            assertThat(said).contains("-jar", "azulejo.jar --version").doesNotContain("AOTCache");
        }
    }
}
