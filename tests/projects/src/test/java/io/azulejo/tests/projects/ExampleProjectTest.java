package io.azulejo.tests.projects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The Maven example and the archetype, with the jars of this build and plain Maven. */
@Timeout(180)
class ExampleProjectTest {
    private static final Path EXAMPLE = OwnRepository.ROOT.resolve("examples/maven");
    /** Modules that the example needs, with the parent and the bill of materials. */
    private static final List<String> MODULES = List.of(
            ".", "bom", "annotations", "model", "processor", "spi", "toolkit", "engine", "testkit", "archetype");

    @TempDir
    static Path folder;

    private static OwnRepository repository;

    @BeforeAll
    static void installLibraries() throws IOException {
        repository = OwnRepository.withLibraries(folder, MODULES);
    }

    @Test
    void example_withPlainMaven_isTestedAndRuns(@TempDir Path project) throws IOException, InterruptedException {
        ProjectFiles.copy(EXAMPLE, project);

        String said = repository.maven(project, "package", "exec:java");

        assertThat(said)
                .contains("Tests run: 2, Failures: 0", "BUILD SUCCESS")
                .contains("In the shed: Tool[toolId=tool_")
                .doesNotContain("[WARNING] COMPILATION WARNING");
    }

    @Test
    void blocks_ofTheDocument_areInTheExamplesPom() throws IOException {
        String document = Files.readString(OwnRepository.ROOT.resolve("docs/how-to/add-to-project.md"));
        String[] blocks = document.split("<!-- pom -->\n```xml\n", -1);
        assertThat(blocks).hasSize(5);
        String pom = Files.readString(EXAMPLE.resolve("pom.xml"));
        for (int i = 1; i < blocks.length; i++) {
            assertThat(pom).contains(blocks[i].substring(0, blocks[i].indexOf("```")));
        }
    }

    @Test
    void archetype_generates_theExample(@TempDir Path work) throws IOException, InterruptedException {
        repository.maven(
                work,
                "org.apache.maven.plugins:maven-archetype-plugin:3.4.1:generate",
                "-DarchetypeCatalog=local",
                "-DarchetypeGroupId=io.azulejo",
                "-DarchetypeArtifactId=azulejo-archetype",
                "-DarchetypeVersion=" + OwnRepository.VERSION,
                "-DgroupId=com.example",
                "-DartifactId=toolshed",
                "-Dversion=1.0-SNAPSHOT",
                "-Dpackage=com.example.toolshed");

        assertThat(ProjectFiles.of(work.resolve("toolshed"))).isEqualTo(ProjectFiles.of(EXAMPLE));
    }
}
