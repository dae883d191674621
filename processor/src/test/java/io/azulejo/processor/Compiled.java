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

/** What the compiler said and wrote about some sources. */
final class Compiled {
    private final Compilation compilation;

    private Compiled(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Compiles with all lint as errors, as users do. */
    static Compiled of(Source... sources) {
        return files(Arrays.stream(sources).map(Source::file).toList());
    }

    /** Compiles with another processor at work. */
    static Compiled with(Processor other, Source... sources) {
        return new Compiled(Compiler.javac()
                .withProcessors(new AzulejoProcessor(), other)
                .compile(Arrays.stream(sources).map(Source::file).toList()));
    }

    /** Compiles, and asserts that exactly what the sources mark is said, where they mark it. */
    static Compiled asMarked(Source... sources) {
        Compiled compiled = of(sources);
        assertThat(compiled.said())
                .as(() -> compiled.compilation.diagnostics().toString())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(sources)
                        .flatMap(source -> source.marked().stream())
                        .toList());
        return compiled;
    }

    static Compiled files(List<? extends JavaFileObject> files, String... options) {
        return new Compiled(Compiler.javac()
                .withProcessors(new AzulejoProcessor())
                .withOptions((Object[])
                        (options.length > 0
                                ? options
                                : new String[] {"-Xlint:all,-processing,-path", "-Werror", "-parameters"}))
                .compile(files));
    }

    /** Errors and notes of the catalogue as {@code AZ102 @ Post:3}, in order. */
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

    /** The texts of one diagnostic without id and page. */
    List<String> texts(Diagnostic diagnostic) {
        return compilation.diagnostics().stream()
                .map(Compiled::text)
                .filter(text -> text.startsWith(diagnostic.id() + ": "))
                .map(text -> text.substring(7, text.lastIndexOf(" (see " + diagnostic.page() + ")")))
                .toList();
    }

    Compiled succeeds() {
        assertThat(compilation.status())
                .as(() -> compilation.diagnostics().toString())
                .isEqualTo(Compilation.Status.SUCCESS);
        return this;
    }

    Compiled fails() {
        assertThat(compilation.status()).isEqualTo(Compilation.Status.FAILURE);
        return this;
    }

    List<String> errorsOfTheCompiler() {
        return compilation.errors().stream()
                .map(Compiled::text)
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
