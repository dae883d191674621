package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.azulejo.annotation.Entity;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compilation on a JDK that is older than the processor needs. */
class OlderJdkTest {
    private static final int JAVA_17 = 61;
    private static final String NEEDED =
            "Azulejo needs JDK 21 or newer, but this compiler is of JDK 17: set JAVA_HOME or the build's toolchain to a newer one";
    private static final String NOTE = """
            package shop;
            @io.azulejo.annotation.Entity("NOTE")
            @io.azulejo.annotation.Key(pk = "N#{id}", sk = "N")
            record Note(String id) {}
            """;
    private static final String NOTES = """
            package shop;
            @io.azulejo.annotation.SingleTable(name = "notes", entityType = "type", entities = Note.class)
            interface Notes {
                @io.azulejo.annotation.Get
                java.util.Optional<Note> note(String id);
            }
            """;

    @ParameterizedTest
    @ValueSource(classes = {ProcessorEntryPoint.class, Entity.class})
    void classes_thatAnOlderJdkLoads_areCompiledForJava17(Class<?> type) throws IOException {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream stream = Objects.requireNonNull(type.getResourceAsStream(file));
                DataInputStream data = new DataInputStream(stream)) {
            data.readInt(); // the magic number
            data.readUnsignedShort(); // the minor version
            assertThat(data.readUnsignedShort()).isEqualTo(JAVA_17);
        }
    }

    @Test
    void design_onJdk17_isRefusedOnceWithWhatIsNeeded() {
        assertThat(errors(new ProcessorEntryPoint(17), NOTE, NOTES)).containsExactly(NEEDED);
    }

    @Test
    void sourcesWithoutDesign_onJdk17_compile() {
        assertThat(errors(new ProcessorEntryPoint(17), "package shop; record Price(long cents) {}"))
                .isEmpty();
    }

    @Test
    void design_onThisJdk_isGenerated() {
        Compilation compilation = compile(new ProcessorEntryPoint(), NOTE, NOTES);
        assertThat(compilation.generatedSourceFile("shop.NotesDesign")).isPresent();
    }

    private static List<String> errors(ProcessorEntryPoint processor, String... sources) {
        return compile(processor, sources).errors().stream()
                .map(error -> error.getMessage(Locale.ENGLISH))
                .toList();
    }

    private static Compilation compile(ProcessorEntryPoint processor, String... sources) {
        List<JavaFileObject> files = Stream.of(sources)
                .map(source -> JavaFileObjects.forSourceString(
                        source.replaceAll("(?s).*\\b(?:record|interface) (\\w+).*", "shop.$1"), source))
                .toList();
        return Compiler.javac().withProcessors(processor).compile(files);
    }

    @Test
    @Timeout(60)
    void javac_ofJdk17_saysWhatIsNeeded(@TempDir Path folder) throws IOException, InterruptedException {
        Optional<Path> javac = jdk17();
        assumeTrue(javac.isPresent(), "no JDK 17 is installed");
        String path = System.getProperty("java.class.path");
        String annotations = Stream.of(path.split(File.pathSeparator))
                .filter(entry -> entry.contains("annotations"))
                .findFirst()
                .orElseThrow();
        Files.writeString(folder.resolve("Note.java"), NOTE);
        Files.writeString(folder.resolve("Notes.java"), NOTES);
        Process process = new ProcessBuilder(
                        javac.get().toString(),
                        "-processorpath",
                        path,
                        "-cp",
                        annotations,
                        "-d",
                        "classes",
                        "Note.java",
                        "Notes.java")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isOne();
        assertThat(said).contains(NEEDED).doesNotContain("class file version");
    }

    /** Returns javac of a JDK 17 in the usual folders of Linux and macOS. */
    private static Optional<Path> jdk17() throws IOException {
        for (String folder : List.of("/usr/lib/jvm", "/Library/Java/JavaVirtualMachines")) {
            if (!Files.isDirectory(Path.of(folder))) {
                continue;
            }
            try (Stream<Path> homes = Files.list(Path.of(folder))) {
                for (Path home : homes.flatMap(home -> Stream.of(home, home.resolve("Contents/Home")))
                        .sorted()
                        .toList()) {
                    Path release = home.resolve("release");
                    Path javac = home.resolve("bin/javac");
                    if (Files.isExecutable(javac)
                            && Files.isRegularFile(release)
                            && Files.readString(release).contains("JAVA_VERSION=\"17")) {
                        return Optional.of(javac);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
