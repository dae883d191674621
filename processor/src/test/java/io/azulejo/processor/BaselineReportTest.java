package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.change.DesignBaseline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build says which changes since a recorded baseline are not safe. */
class BaselineReportTest {
    @TempDir
    Path folder;

    private static List<JavaFileObject> notes(String components) {
        return List.of(
                Source.of("""
                @Entity("NOTE")
                @Key(pk = "NOTE#{id}", sk = "NOTE")
                public record Note(String id%s) {}
                """.formatted(components)).file(), Source.of("""
                @SingleTable(name = "Notes", entities = Note.class, entityType = "Type")
                public interface Notes {}
                """).file());
    }

    private String[] options(String... more) throws IOException {
        Path file = folder.resolve("notes.json");
        DesignBaseline.write(CompilationResult.files(notes("")).succeeds().design("shop.Notes"), file);
        String[] options = new String[more.length + 1];
        options[0] = "-Aazulejo.baseline=" + file;
        System.arraycopy(more, 0, options, 1, more.length);
        return options;
    }

    @Test
    void compilation_withUnsafeChanges_failsIfTheyAreErrors() throws IOException {
        String[] errors = options("-Aazulejo.changes=error");

        assertThat(CompilationResult.files(notes(", int stars"), errors).fails().errorsOfTheCompiler())
                .singleElement()
                .asString()
                .startsWith("Since the baseline, breaks-writers, loses-items: Note.stars: is new and required");
        CompilationResult.files(notes(", @Default(\"1\") int stars"), errors).succeeds();
        CompilationResult.files(notes(", int stars"), options()).succeeds();
    }

    @Test
    void option_wrong_isNamed() throws IOException {
        assertThat(CompilationResult.files(notes(""), options("-Aazulejo.changes=loud"))
                        .fails()
                        .errorsOfTheCompiler())
                .containsExactly("Option azulejo.changes is note, warning or error, not loud");
        assertThat(CompilationResult.files(notes(""), "-Aazulejo.baseline=" + folder.resolve("none.json"))
                        .fails()
                        .errorsOfTheCompiler())
                .singleElement()
                .asString()
                .contains("Option azulejo.baseline: The baseline", "none.json cannot be read");
    }

    @Test
    void baseline_ofAnotherDesign_isIgnored() throws IOException {
        String[] errors = options("-Aazulejo.changes=error");
        CompilationResult.files(List.of(Source.of("""
                                @Entity("PAGE")
                                @Key(pk = "PAGE#{id}", sk = "PAGE")
                                public record Page(String id, int number) {}
                                """).file(), Source.of("""
                                @SingleTable(name = "Pages", entities = shop.Page.class, entityType = "Type")
                                public interface Pages {}
                                """).file()), errors)
                .succeeds();
    }
}
