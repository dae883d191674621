package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** Result of a compilation: diagnostics and generated files. */
final class CompilationResult {
    private final Compilation compilation;

    private CompilationResult(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Compiles with all lint warnings as errors. */
    static CompilationResult of(Source... sources) {
        return files(Arrays.stream(sources).map(Source::file).toList());
    }

    /** Compiles with an additional processor. */
    static CompilationResult with(Processor other, Source... sources) {
        return new CompilationResult(Compiler.javac()
                .withProcessors(new AzulejoProcessor(), other)
                .compile(Arrays.stream(sources).map(Source::file).toList()));
    }

    /** Compiles, and asserts that exactly the diagnostics marked in the sources are reported, at their lines. */
    static CompilationResult asMarked(Source... sources) {
        CompilationResult compiled = of(sources);
        assertThat(compiled.said())
                .as(() -> compiled.compilation.diagnostics().toString())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(sources)
                        .flatMap(source -> source.marked().stream())
                        .toList());
        return compiled;
    }

    static CompilationResult files(List<? extends JavaFileObject> files, String... options) {
        return new CompilationResult(Compiler.javac()
                .withProcessors(new AzulejoProcessor())
                .withOptions((Object[])
                        (options.length > 0
                                ? options
                                : new String[] {"-Xlint:all,-processing,-path", "-Werror", "-parameters"}))
                .compile(files));
    }

    /** Returns the errors and notes of the catalogue as {@code AZ102 @ Post:3}, in order. */
    List<String> said() {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> text(diagnostic).startsWith("AZ"))
                .map(diagnostic -> "%s @ %s:%d"
                        .formatted(text(diagnostic).substring(0, 5), file(diagnostic), diagnostic.getLineNumber()))
                .toList();
    }

    List<String> ids() {
        return said().stream()
                .map(said -> said.substring(0, 5))
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns the texts of one diagnostic without id and page. */
    List<String> texts(Diagnostic diagnostic) {
        return compilation.diagnostics().stream()
                .map(CompilationResult::text)
                .filter(text -> text.startsWith(diagnostic.id() + ": "))
                .map(text -> text.substring(7, text.lastIndexOf(" (see " + diagnostic.page() + ")")))
                .toList();
    }

    CompilationResult succeeds() {
        assertThat(compilation.status())
                .as(() -> compilation.diagnostics().toString())
                .isEqualTo(Compilation.Status.SUCCESS);
        return this;
    }

    CompilationResult fails() {
        assertThat(compilation.status()).isEqualTo(Compilation.Status.FAILURE);
        return this;
    }

    List<String> errorsOfTheCompiler() {
        return compilation.errors().stream()
                .map(CompilationResult::text)
                .filter(text -> !text.startsWith("AZ"))
                .toList();
    }

    String source(String type) {
        return content(compilation
                .generatedFile(StandardLocation.SOURCE_OUTPUT, "shop/" + type + ".java")
                .orElseThrow(() -> new AssertionError(type + " was not generated: " + compilation.generatedFiles())));
    }

    boolean generatedIn(String inPackage, String type) {
        return compilation
                .generatedFile(StandardLocation.SOURCE_OUTPUT, inPackage + "/" + type + ".java")
                .isPresent();
    }

    DesignDefinition design(String qualifiedName) {
        return new DesignJson()
                .read(content(compilation
                        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/azulejo/" + qualifiedName + ".json")
                        .orElseThrow()));
    }

    private static String content(JavaFileObject file) {
        try {
            return file.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(javax.tools.Diagnostic<?> diagnostic) {
        return diagnostic.getMessage(Locale.ENGLISH);
    }

    private static String file(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        return file == null ? "?" : file.getName().replaceAll(".*/|\\.java$", "");
    }
}
