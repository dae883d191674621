package io.azulejo.tests.projects;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.tests.projects.Tutorial.Command;
import io.azulejo.tests.projects.Tutorial.SourceFile;
import io.azulejo.tests.projects.Tutorial.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The first design's page, word for word: every command is run, every file is written. */
class TutorialTest {
    private static final String CLONE = "git clone <this repository> azulejo && cd azulejo";

    @Test
    void page_hasTheSteps_thatAreTriedHere() throws IOException {
        List<Step> steps = Tutorial.steps();
        assertThat(steps).startsWith(new Command(CLONE), new Command("./azulejo install"));
        assertThat(steps.stream().filter(SourceFile.class::isInstance)).hasSize(4);
        assertThat(steps.stream().filter(step -> step.equals(new Command("mvn test"))))
                .hasSize(2);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void steps_fromAnEmptyFolder_leadToATestedDesign(@TempDir Path home) throws IOException, InterruptedException {
        // Maven's user home, so that the commands stand as printed and the libraries are installed only there.
        Path maven = Files.createDirectories(home.resolve(".m2"));
        Files.move(OwnRepository.empty(home).settings(), maven.resolve("settings.xml"));
        Map<String, String> environment =
                Map.of("JAVA_HOME", System.getProperty("java.home"), "MAVEN_OPTS", "-Duser.home=" + home);
        Path folder = Files.createDirectories(home.resolve("work"));
        List<String> printed = new ArrayList<>();
        for (Step step : Tutorial.steps()) {
            if (step instanceof Command command) {
                if (command.text().contains("serve --demo")) {
                    break; // another test starts the services
                }
                String text = command.text().replace("<this repository>", OwnRepository.ROOT.toString());
                String output = OwnRepository.run(
                        folder,
                        environment,
                        20,
                        List.of("bash", "-c", "set -e; " + text + "; printf '\\nnow in %s\\n' \"$PWD\""),
                        0);
                printed.add(output);
                folder = Path.of(
                        output.substring(output.lastIndexOf("\nnow in ") + 8).strip());
            } else if (step instanceof SourceFile source) {
                Tutorial.write(folder, source);
            }
        }

        assertThat(printed.get(1)).contains("to use them, import io.azulejo:azulejo-bom:" + OwnRepository.VERSION);
        assertThat(printed).anySatisfy(output -> assertThat(output).contains("Tests run: 2, Failures: 0"));
        assertThat(printed).anySatisfy(output -> assertThat(output).contains("In the shed: Tool[toolId=tool_"));
        assertThat(printed.getLast()).contains("Tests run: 3, Failures: 0");
        assertThat(maven.resolve("repository/io/azulejo/azulejo-studio")).exists();
        onJdk17(folder, environment);
    }

    private static void onJdk17(Path project, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path jdk;
        try (Stream<Path> homes = Files.list(Path.of("/usr/lib/jvm"))) {
            jdk = homes.filter(home -> home.toString().contains("17"))
                    .filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                    .findFirst()
                    .orElse(null);
        } catch (IOException e) {
            jdk = null;
        }
        Assumptions.assumeTrue(jdk != null, "no JDK 17 is installed");
        String refused = OwnRepository.run(
                project,
                Map.of("JAVA_HOME", String.valueOf(jdk), "MAVEN_OPTS", String.valueOf(environment.get("MAVEN_OPTS"))),
                5,
                List.of("mvn", "-B", "compile"),
                1);
        assertThat(refused).contains("Azulejo needs JDK 21 or newer: set JAVA_HOME to one and run Maven again.");
    }
}
