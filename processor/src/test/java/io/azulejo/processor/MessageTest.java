package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts of diagnostics that must name the real cause. */
class MessageTest {
    private static final Source POST = Source.of("""
            @Entity("POST")
            @Key(pk = "SITE#{site}", sk = "POST#{slug}")
            @IndexKey(index = "GSI1", pk = "OPEN#{site}", sk = "{slug}", when = "open")
            public record Post(String site, String slug, String title) {
                boolean open() {
                    return !title.isEmpty();
                }
            }
            """);
    private static final Source NOTE = Source.of("""
            @Entity("NOTE")
            @Key(pk = "NOTE#{id}", sk = "NOTE")
            public record Note(String id) {}
            """);
    private static final Source LINE = Source.of("""
            @ProjectionOf(Post.class)
            public record Line(String slug, String title) {}
            """);

    private static Source blog(String methods) {
        return Source.of("""
                @SingleTable(name = "Blog", entities = Post.class, entityType = "Type",
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK",
                            projection = Index.Projection.INCLUDE, include = "slug"))
                @Accept(id = "AZ205", because = "a test")
                public interface Blog {
                %s
                }
                """.formatted(methods));
    }

    @Test
    void missingParameter_ofTheSortKey_saysSortKey() {
        CompilationResult compiled = CompilationResult.asMarked(POST, blog("""
                @Get Optional<Post> post(String site); // AZ105
                """));

        assertThat(compiled.texts(Diagnostic.PARTITION_INCOMPLETE))
                .containsExactly(
                        "Access pattern post has no parameter slug, which the sort key \"POST#{slug}\" of Post needs");
    }

    @Test
    void unsupportedType_inEveryPlace_isReportedOnce() {
        CompilationResult.asMarked(Source.of("""
                @Entity("THING")
                @Key(pk = "THING#{id}", sk = "{when}")
                @Unique(component = "when")
                public record Thing(String id,
                        Thread when, // AZ119
                        Thread other) {} // AZ119
                """), Source.of("""
                @ProjectionOf(Thing.class)
                public record Part(String id, Thread when) {}
                """), Source.of("""
                @SingleTable(name = "Things", entities = Thing.class, entityType = "Type")
                public interface Things {
                    @Query List<Part> parts(String id);
                    @Update(Thing.class) void move(String id, Thread when, Thread other);
                }
                """));
    }

    @Test
    void staleKey_throughAMethod_namesTheMethod() {
        CompilationResult compiled = CompilationResult.asMarked(POST, blog("""
                @Update(Post.class) void rename(String site, String slug, String title);
                """));
        compiled.succeeds();

        CompilationResult other = CompilationResult.asMarked(Source.of("""
                @Entity("POST")
                @Key(pk = "SITE#{site}", sk = "POST#{slug}")
                @IndexKey(index = "GSI1", pk = "OPEN#{site}", sk = "{slug}", when = "open")
                public record Post(String site, String slug, String title, String text) {
                    boolean open() {
                        return !title.isEmpty();
                    }
                }
                """), blog("""
                @Update(Post.class) void rename(String site, String slug, String title); // AZ112
                """));

        assertThat(other.texts(Diagnostic.STALE_INDEX_KEY))
                .containsExactly("Access pattern rename sets title, on which condition open() of the key in index GSI1"
                        + " of Post may depend, but not text: the key would become stale;"
                        + " add the parameter or set readFirst = true");
    }

    @Test
    void entity_notListed_isCalledSo() {
        CompilationResult compiled = CompilationResult.asMarked(POST, NOTE, blog("""
                @Query List<Note> notes(String id); // AZ127
                @Get Optional<Note> note(String id); // AZ127
                @Create void write(Note note); // AZ126
                @Update(Note.class) void change(String id, String text); // AZ126
                """));

        assertThat(compiled.texts(Diagnostic.RESULT_SHAPE))
                .allSatisfy(text ->
                        assertThat(text).contains("Note is an @Entity, but not in the entities of this design"));
        assertThat(compiled.texts(Diagnostic.PATTERN_SHAPE))
                .allSatisfy(text ->
                        assertThat(text).contains("Note is an @Entity, but not in the entities of this design"));
    }

    @Test
    void projection_lackingAttributes_isNotAdvisedToBeAProjection() {
        CompilationResult compiled = CompilationResult.asMarked(POST, LINE, blog("""
                @Query(index = "GSI1") List<Line> lines(String site); // AZ114
                """));

        assertThat(compiled.texts(Diagnostic.PROJECTION_INCOMPLETE))
                .containsExactly("Access pattern lines returns Line, but index GSI1 does not project title;"
                        + " take them out of Line, add them to the index or set complete = true");
    }

    @Test
    void generatedClass_thatExists_namesBoth() {
        CompilationResult compiled = CompilationResult.asMarked(POST, blog(""), Source.of("""
                @SingleTable(name = "Shop", entities = Post.class, entityType = "Type",
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
                @Accept(id = "AZ205", because = "a test")
                public interface Shop {} // AZ144
                """));

        assertThat(compiled.texts(Diagnostic.GENERATED_CLASS_CLASH))
                .containsExactly("Design Shop cannot generate class shop.PostSchema:"
                        + " design Blog generates it too; set a prefix on one of them");
    }

    @Test
    void twoDesigns_ofOneEntityWithAPrefix_areGenerated() {
        CompilationResult compiled =
                CompilationResult.of(NOTE, Source.of("""
                @SingleTable(name = "Notes", entities = Note.class, entityType = "Type")
                public interface Notes {
                    @Get Optional<Note> note(String id);
                }
                """), Source.of("""
                @SingleTable(name = "Archive", entities = Note.class, entityType = "Type", prefix = "Archive")
                public interface Archive {
                    @Get Optional<Note> note(String id);
                }
                """)).succeeds();

        assertThat(compiled.generatedIn("shop", "NoteKeys")).isTrue();
        assertThat(compiled.generatedIn("shop", "ArchiveNoteKeys")).isTrue();
    }

    @Test
    void generatedClass_thatTheSourcesHave_isSaid() {
        CompilationResult compiled =
                CompilationResult.asMarked(NOTE, Source.of("public class NoteBuilder {}"), Source.of("""
                        @SingleTable(name = "Notes", entities = Note.class, entityType = "Type")
                        public interface Notes {} // AZ144
                        """));

        assertThat(compiled.texts(Diagnostic.GENERATED_CLASS_CLASH))
                .containsExactly("Design Notes cannot generate class shop.NoteBuilder:"
                        + " the sources have a class of this name; rename it");
    }

    @Test
    void findings_asErrors_failTheCompilation() {
        List<Source> sources = List.of(NOTE, Source.of("""
                @SingleTable(name = "Notes", entities = Note.class, entityType = "Type",
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
                public interface Notes {}
                """));

        CompilationResult.files(sources.stream().map(Source::file).toList(), "-Aazulejo.findings=note")
                .succeeds();
        CompilationResult failed = CompilationResult.files(
                        sources.stream().map(Source::file).toList(), "-Aazulejo.findings=error")
                .fails();
        assertThat(failed.ids()).containsExactly("AZ205");
        assertThat(CompilationResult.files(sources.stream().map(Source::file).toList(), "-Aazulejo.findings=loud")
                        .fails()
                        .errorsOfTheCompiler())
                .containsExactly("Option azulejo.findings is note, warning or error, not loud");
    }

    @Test
    void findings_acceptedAndAsErrors_doNotFail() {
        CompilationResult.files(List.of(NOTE.file(), Source.of("""
                                @SingleTable(name = "Notes", entities = Note.class, entityType = "Type",
                                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
                                @Accept(id = "AZ205", because = "a test")
                                public interface Notes {}
                                """).file()), "-Aazulejo.findings=error")
                .succeeds();
    }
}
