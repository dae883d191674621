package io.azulejo.tests.projects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Local Maven repository of a test. Everything but the libraries comes from the repository of this build, so that no test
 * needs the network.
 */
final class OwnRepository {
    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    static final String VERSION = property("azulejo.version");
    private static final Path MAVEN = Path.of(property("azulejo.maven.home"), "bin", "mvn");
    private static final Pattern ARTIFACT = Pattern.compile("(?m)^  <artifactId>(.+)</artifactId>");

    private final Path repository;
    private final Path settings;

    private OwnRepository(Path repository, Path settings) {
        this.repository = repository;
        this.settings = settings;
    }

    /** Creates an empty repository below a folder. */
    static OwnRepository empty(Path folder) throws IOException {
        Path repository = Files.createDirectories(folder.resolve("repository"));
        Path settings = Files.writeString(folder.resolve("settings.xml"), """
                <settings>
                  <mirrors>
                    <mirror>
                      <id>build</id>
                      <name>The local repository of the build</name>
                      <url>%s</url>
                      <mirrorOf>*</mirrorOf>
                    </mirror>
                  </mirrors>
                </settings>
                """.formatted(
                        Path.of(property("azulejo.maven.repository")).toUri()));
        return new OwnRepository(repository, settings);
    }

    /** Creates a repository with the libraries that this build has packaged, as Maven installs them. */
    static OwnRepository withLibraries(Path folder, List<String> modules) throws IOException {
        OwnRepository created = empty(folder);
        for (String module : modules) {
            created.add(ROOT.resolve(module).normalize());
        }
        return created;
    }

    private void add(Path module) throws IOException {
        Path pom = module.resolve("pom.xml");
        Matcher artifact = ARTIFACT.matcher(Files.readString(pom));
        assertThat(artifact.find()).as("%s", pom).isTrue();
        String name = artifact.group(1) + "-" + VERSION;
        Path target = Files.createDirectories(
                repository.resolve("io/azulejo").resolve(artifact.group(1)).resolve(VERSION));
        Files.copy(pom, target.resolve(name + ".pom"));
        Path jar = module.resolve("target").resolve(name + ".jar");
        if (Files.exists(module.resolve("src/main"))) {
            Files.copy(jar, target.resolve(name + ".jar"));
        }
    }

    /** Returns the settings that make Maven ask the repository of this build for everything. */
    Path settings() {
        return settings;
    }

    /** Runs Maven in a folder, requires success, and returns its output. */
    String maven(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(MAVEN.toString()));
        command.addAll(List.of("-B", "-ntp", "-s", settings.toString(), "-Dmaven.repo.local=" + repository));
        command.addAll(List.of(arguments));
        return run(folder, Map.of("JAVA_HOME", System.getProperty("java.home")), 5, command, 0);
    }

    static String run(Path folder, Map<String, String> environment, int minutes, List<String> command, int exit)
            throws IOException, InterruptedException {
        Path printed = Files.createTempFile("command", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        boolean ended = process.waitFor(minutes, TimeUnit.MINUTES);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        String text = Files.readString(printed);
        Files.delete(printed);
        assertThat(ended ? process.exitValue() : -1).as("%s%n%s", command, text).isEqualTo(exit);
        return text;
    }

    private static String property(String name) {
        String value = System.getProperty(name);
        assertThat(value).as("system property %s, which the pom sets", name).isNotNull();
        return value;
    }
}
