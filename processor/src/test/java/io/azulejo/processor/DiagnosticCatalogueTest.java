package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Consistency of the diagnostics catalogue, its pages and its tests. */
class DiagnosticCatalogueTest {
    private static final Path DOCS = Path.of("..", "docs", "diagnostics");

    @Test
    void ids_areUniqueAndNumberedBySeverity() {
        assertThat(Diagnostic.values()).extracting(Diagnostic::id).doesNotHaveDuplicates();
        assertThat(Diagnostic.values())
                .allSatisfy(diagnostic -> assertThat(diagnostic.id())
                        .startsWith(diagnostic.severity() == Diagnostic.Severity.ERROR ? "AZ1" : "AZ2"));
    }

    @Test
    void everyDiagnostic_hasAPageThatBeginsWithItsId_andALineInTheIndex() throws IOException {
        String index = Files.readString(DOCS.resolve("README.md"));
        for (Diagnostic diagnostic : Diagnostic.values()) {
            assertThat(Files.readString(Path.of("..").resolve(diagnostic.page())))
                    .startsWith("# " + diagnostic.id() + ": ")
                    .contains("> " + diagnostic.text().replace("%s", "…"), "```java", "**What to do.**");
            assertThat(index).contains("[%s](%s.md)".formatted(diagnostic.id(), diagnostic.id()));
        }
    }

    @Test
    void everyPage_isOfADiagnostic() throws IOException {
        List<String> ids =
                Arrays.stream(Diagnostic.values()).map(Diagnostic::id).toList();
        try (Stream<Path> pages = Files.list(DOCS)) {
            assertThat(pages.map(page -> page.getFileName().toString())
                            .filter(name -> !name.equals("README.md"))
                            .map(name -> name.replace(".md", "")))
                    .containsExactlyInAnyOrderElementsOf(ids);
        }
    }

    @Test
    void everyDiagnostic_isMarkedOnALineOfATest() throws IOException {
        try (Stream<Path> tests = Files.walk(Path.of("src", "test", "java"))) {
            String sources = tests.filter(Files::isRegularFile)
                    .map(DiagnosticCatalogueTest::read)
                    .collect(Collectors.joining());
            assertThat(Diagnostic.values())
                    .allSatisfy(diagnostic ->
                            assertThat(sources).contains("// " + diagnostic.id(), "Diagnostic." + diagnostic.name()));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
