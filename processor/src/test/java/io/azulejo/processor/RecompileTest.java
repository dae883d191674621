package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.tools.Diagnostic.Kind;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilation of single files of a design, as editors and incremental builds do it. */
class RecompileTest {
    private static final String USER = """
            @Entity("USER")
            @Key(pk = "U#{name}", sk = "USER")
            public record User(String name, @Nullable Place home, @Nullable String nick) {}
            """;
    private static final Source PLACE = Source.of("public record Place(String town) {}");
    private static final Source NOTE = Source.of("""
            @Entity("NOTE")
            @Key(pk = "U#{name}", sk = "NOTE#{number:pad(5)}")
            public record Note(String name, int number, @Nullable String text, @Version long version) {}
            """);
    private static final Source USERS = Source.of("""
            @SingleTable(name = "Users", entities = {User.class, Note.class}, entityType = "Type")
            public interface Users {
                @Get Optional<User> user(String name);
                @Query List<Note> notes(String name, SortRange<Integer> number);
                @Update(Note.class) void write(String name, int number, @Nullable String text, long version);
            }
            """);

    @TempDir
    Path folder;

    private record Compiled(boolean success, List<String> messages) {}

    @Test
    void entityAlone_withAnotherKey_rewritesTheGeneratedCode() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();
        assertThat(generated("UserSchema")).contains("\"U#\"");
        String notes = generated("NoteSchema");
        String design = generated("UsersDesign");

        Compiled again = compile(true, Source.of(USER.replace("U#", "USER#")));

        assertThat(again.messages).isEmpty();
        assertThat(again.success).isTrue();
        assertThat(generated("UserSchema")).contains("\"USER#\"").doesNotContain("\"U#\"");
        assertThat(generated("NoteSchema")).isEqualTo(notes);
        assertThat(generated("UsersDesign")).isEqualTo(design);
        assertThat(Files.readString(folder.resolve("META-INF/azulejo/shop.Users.json")))
                .contains("USER#{name}");
    }

    @Test
    void nestedRecordAlone_withAnotherComponent_rewritesItsCodec() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();

        Compiled again = compile(true, Source.of("public record Place(String town, String street) {}"));

        assertThat(again.messages).isEmpty();
        assertThat(generated("PlaceCodec")).contains("street");
    }

    @Test
    void otherClassAlone_writesNothing() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();
        Files.delete(folder.resolve("shop/UserSchema.java"));

        assertThat(compile(true, Source.of("public class Other {}")).success).isTrue();
        assertThat(folder.resolve("shop/UserSchema.java")).doesNotExist();
    }

    @Test
    void entityAlone_withAnError_reportsItAtTheEntity() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();

        Compiled again = compile(true, Source.of(USER.replace("{name}", "{nickname}")));

        assertThat(again.success).isFalse();
        assertThat(again.messages).anySatisfy(text -> assertThat(text).startsWith("AZ102"));
    }

    @Test
    void entityAlone_withoutTheDesignOnTheClassPath_isRefused() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();

        Compiled again = compile(false, Source.of(USER.replace("U#", "USER#")), PLACE); // AZ145

        assertThat(again.success).isFalse();
        assertThat(again.messages)
                .anySatisfy(text -> assertThat(text)
                        .startsWith(Diagnostic.STALE_DESIGN.id()
                                + ": Design shop.Users contains shop.Place, but is not compiled with it,"
                                + " and cannot be read:"));
    }

    @Test
    void entityAlone_withADescriptionThatCannotBeRead_isRefused() throws IOException {
        assertThat(compile(true, Source.of(USER), PLACE, NOTE, USERS).success).isTrue();
        Files.writeString(folder.resolve("META-INF/azulejo/shop.Users.json"), "{\"type\": 7}");

        Compiled again = compile(true, Source.of(USER.replace("U#", "USER#")));

        assertThat(again.success).isFalse();
        assertThat(again.messages)
                .singleElement()
                .asString()
                .contains("AZ145", "its class file has no parameter names (-parameters)");
    }

    @Test
    void marker_forGradle_saysAggregating() throws IOException {
        assertThat(Files.readString(Path.of("src/main/resources/META-INF/gradle/incremental.annotation.processors")))
                .isEqualTo("io.azulejo.processor.ProcessorEntryPoint,aggregating\n");
    }

    private String generated(String type) throws IOException {
        return Files.readString(folder.resolve("shop/" + type + ".java"));
    }

    /** Compiles into the folder. {@code reads} says whether classes from before are on the class path. */
    private Compiled compile(boolean reads, Source... sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(said, Locale.ENGLISH, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
            List<Path> path = new ArrayList<>(
                    Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                            .map(Path::of)
                            .toList());
            if (reads) {
                path.add(folder);
            }
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, path);
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
            Map<String, Source> byName = Arrays.stream(sources).collect(Collectors.toMap(Source::name, s -> s));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null,
                    files,
                    said,
                    List.of(),
                    null,
                    byName.values().stream().map(Source::file).toList());
            task.setProcessors(List.of(new AzulejoProcessor()));
            boolean success = Objects.requireNonNull(task.call());
            return new Compiled(
                    success,
                    said.getDiagnostics().stream()
                            .filter(diagnostic -> diagnostic.getKind() == Kind.ERROR
                                    || diagnostic.getMessage(Locale.ENGLISH).startsWith("AZ1"))
                            .map(diagnostic -> diagnostic.getMessage(Locale.ENGLISH))
                            .toList());
        }
    }
}
