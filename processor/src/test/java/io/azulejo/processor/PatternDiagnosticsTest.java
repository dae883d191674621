package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diagnostics about access patterns. */
class PatternDiagnosticsTest {
    private static final Source POST = Source.of("""
            @Entity("POST")
            @EntityType(value = "DRAFT", when = "!published")
            @Key(pk = "SITE#{site}#POST#{slug}", sk = "POST")
            @IndexKey(index = "GSI1", pk = "BY#{author}", sk = "{year:pad(4)}#{kind}#{slug}", when = "published")
            @IndexKey(index = "GSI2", pk = "IN#{category}", sk = "{slug}")
            public record Post(String site, String slug, String author, int year, String kind, String category,
                    boolean published, @CreatedAt Instant createdAt, @Version long version) {}
            """);
    private static final Source NOTE = Source.of("""
            @Entity
            @Key(pk = "NOTE#{id}", sk = "NOTE")
            public record Note(String id, String text) {}
            """);

    /** Returns an interface over both entities with these methods from line 7 on. */
    private static Source blog(String methods) {
        return Source.of("""
                @SingleTable(name = "Blog", entities = {Post.class, Note.class}, entityType = "Type", indexes = {
                    @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
                    @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK",
                            projection = Index.Projection.INCLUDE, include = "author")})
                @Accept(id = "AZ205", because = "a test")
                public interface Blog {
                %s
                }
                """.formatted(methods));
    }

    private static CompilationResult compile(String methods) {
        return CompilationResult.asMarked(POST, NOTE, blog(methods));
    }

    @Test
    void keys_incomplete_reportsMissingParameters() {
        CompilationResult compiled = compile("""
                @Get Optional<Post> post(String slug); // AZ105
                @Query List<Post> ofSite(String site); // AZ105
                @Query(index = "GSI1") List<Post> ofKind(String author, String kind); // AZ106
                @Query(index = "GSI1") List<Post> all(); // AZ113
                @Query(index = "GSI2",
                    complete = true) List<Post> in(String category, String slug, String colour); // AZ107
                """);

        assertThat(compiled.texts(Diagnostic.PARTITION_INCOMPLETE))
                .contains("Access pattern post has no parameter site,"
                        + " which the partition key \"SITE#{site}#POST#{slug}\" of Post needs");
        assertThat(compiled.texts(Diagnostic.SORT_SEGMENT_SKIPPED))
                .containsExactly("Access pattern ofKind has kind but not year,"
                        + " which comes before it in the sort key \"{year:pad(4)}#{kind}#{slug}\"");
        assertThat(compiled.texts(Diagnostic.SCAN_REQUIRED))
                .containsExactly("Access pattern all has no parameter for the partition key \"BY#{author}\" of Post:"
                        + " it would need a scan");
        assertThat(compiled.texts(Diagnostic.PARAMETER_UNUSED))
                .containsExactly("Parameter colour of access pattern in is not used:"
                        + " it is not a component of the key of Post in index GSI2");
    }

    @Test
    void parameterType_differentFromTheComponent_reportsBoth() {
        CompilationResult compiled = compile("""
                @Query(index = "GSI1")
                List<Post> of(
                        long author, // AZ108
                        SortRange<String> year); // AZ108
                @Update(Note.class)
                void change(String id,
                        int text); // AZ108
                """);

        assertThat(compiled.texts(Diagnostic.PARAMETER_TYPE))
                .contains(
                        "Parameter author of access pattern of is long, but Post.author takes String",
                        "Parameter text of access pattern change is int, but Note.text takes String");
    }

    @Test
    void index_unknownOrWithoutTheEntity_isRefused() {
        CompilationResult compiled = compile("""
                @AccessPattern("Notes by author")
                @Query(index = "GSI1") // AZ109
                List<Note> notes(String author);
                @Query(index = "GSI7") // AZ110
                List<Post> seven(String author);
                @Query(index = "GSI1",
                        when = "archived") // AZ125
                List<Post> archived(String author);
                @Query(when = "published") // AZ125
                List<Post> here(String site, String slug);
                """);

        assertThat(compiled.texts(Diagnostic.NOT_IN_INDEX))
                .containsExactly("Access pattern Notes by author reads index GSI1, but Note is not in it:"
                        + " it has no @IndexKey for it, and no attribute of its own fills GSI1PK");
        assertThat(compiled.texts(Diagnostic.UNKNOWN_INDEX))
                .containsExactly("seven names index GSI7, but table Blog has GSI1, GSI2");
        assertThat(compiled.texts(Diagnostic.NO_ALTERNATIVE))
                .contains("Access pattern archived declares when = \"archived\","
                        + " but Post has no such alternative in index GSI1");
    }

    @Test
    void staleKey_updateWithoutTheOtherParts_reportsMissingParts() {
        CompilationResult compiled = compile("""
                @Update(Post.class) Post move(String site, String slug, String category);
                @Update(Post.class) Post hide(String site, String slug, boolean published); // AZ112
                @Update(value = Post.class, readFirst = true) Post show(String site, String slug, boolean published);
                """);

        assertThat(compiled.texts(Diagnostic.STALE_INDEX_KEY))
                .containsExactly("Access pattern hide sets published, on which the key in index GSI1 of Post depends,"
                        + " but not author, year, kind: the key would become stale;"
                        + " add the parameter or set readFirst = true");
    }

    @Test
    void componentNotSettable_managedComponent_isRefused() {
        CompilationResult compiled =
                compile("@Update(Post.class) void backdate(String site, String slug, Instant createdAt); // AZ132");

        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_SETTABLE))
                .containsExactly("Access pattern backdate cannot set Post.createdAt: it is set once, on creation");
    }

    @Test
    void condition_onAnotherEntity_isUnused() {
        compile("""
                @Update(Note.class) void change(String id, String text, Condition<Note> only);
                @Update(Note.class)
                void wrong(String id, String text,
                        Condition<Post> only); // AZ107
                @Query List<Note> some(String id, Condition<Note> filter);
                @Query
                List<Note> none(String id,
                        Condition<?> filter); // AZ107
                """);
    }

    @Test
    void projection_indexWithoutNeededAttributes_reportsThem() {
        CompilationResult compiled = CompilationResult.asMarked(
                POST,
                NOTE,
                blog("""
                        @Query(index = "GSI2") List<Post> in(String category); // AZ114
                        @Query(index = "GSI2") List<Line> lines(String category); // AZ114
                        @Query(index = "GSI2", complete = true) List<Post> whole(String category);
                        """),
                Source.of("@ProjectionOf(Post.class)\npublic record Line(String author, int year) {}"));

        assertThat(compiled.texts(Diagnostic.PROJECTION_INCOMPLETE))
                .contains("Access pattern lines returns Line, but index GSI2 does not project year;"
                        + " take them out of Line, add them to the index or set complete = true");
    }

    @Test
    void patternShape_missingOrConflictingAnnotations_areRejected() {
        CompilationResult compiled = compile("""
                Optional<Note> note(String id); // AZ126
                @Get @Query Optional<Note> both(String id); // AZ126
                @Get <T> Optional<Note> generic(String id); // AZ126
                @Query Page<Note> noPage(String id); // AZ126
                @Query(index = "GSI1", consistent = true) List<Post> now(String author); // AZ126
                @Update(Note.class) void nothing(String id); // AZ126
                @Update(String.class) void other(String id); // AZ126
                @Create Note create(String id); // AZ126
                @Transact void none(); // AZ126
                @Transact void vague(Note note); // AZ126
                EntityTable<String> strings(); // AZ126
                @Get default Optional<Note> mine(String id) { return Optional.empty(); } // AZ126
                """);

        assertThat(compiled.texts(Diagnostic.PATTERN_SHAPE))
                .contains(
                        "Access pattern note cannot be generated: it has no annotation such as @Query"
                                + " and does not return an EntityTable",
                        "Access pattern both cannot be generated: it has both @Get and @Query",
                        "Access pattern noPage cannot be generated: a Page needs a PageRequest parameter");
    }

    @Test
    void resultShape_unsupportedResult_isRejected() {
        CompilationResult compiled = CompilationResult.asMarked(
                POST,
                NOTE,
                blog("""
                        @Get Note bare(String id); // AZ127
                        @Query Note first(String id); // AZ127
                        @Query List<String> texts(String id); // AZ127
                        @Query List<Text> open(String id); // AZ127
                        @Query List<Short> wrong(String id); // AZ127
                        @Create Optional<Note> create(Note note); // AZ127
                        @Delete Note delete(Note note); // AZ127
                        @Update(Note.class) String change(String id, String text); // AZ127
                        @Transact Note write(@Create Note note); // AZ127
                        @Query Page<All> all(String id, PageRequest page); // AZ127
                        """),
                Source.of("sealed interface Text permits Text.Long {\n  record Long(String id) implements Text {}\n}"),
                Source.of("@ProjectionOf(Note.class)\npublic record Short(long text) {}"),
                Source.of("@Aggregate\npublic record All(List<Note> notes) {}"));

        assertThat(compiled.texts(Diagnostic.RESULT_SHAPE))
                .contains(
                        "Access pattern texts cannot return List<String>: String is neither an entity of this design,"
                                + " a sealed interface of entities, a @ProjectionOf record nor an @Aggregate",
                        "Access pattern open cannot return List<Text>: Text permits Text.Long,"
                                + " which is not an entity of this design",
                        "Access pattern wrong cannot return List<Short>:"
                                + " Short.text is not a component of Note, or has another type");
    }

    @Test
    void transactionTooLarge_moreThanHundredActions_isRefused() {
        String parameters =
                IntStream.range(0, 101).mapToObj(i -> "@Create Note n" + i).collect(Collectors.joining(", "));
        CompilationResult compiled = compile("@Transact void many(%s); // AZ116".formatted(parameters));

        assertThat(compiled.texts(Diagnostic.TRANSACTION_TOO_LARGE))
                .containsExactly("Transaction many needs at least 101 actions, but DynamoDB allows 100");
    }

    @Test
    void faults_ofAllKinds_areReportedInOneCompile() {
        CompilationResult compiled = compile("""
                @Get Optional<Post> post(String slug); // AZ105
                @Query(index = "GSI7") List<Post> seven(String author); // AZ110
                @Update(Post.class) Post hide(String site, String slug, boolean published); // AZ112
                Optional<Note> note(String id); // AZ126
                """);

        assertThat(compiled.fails().errorsOfTheCompiler()).isEmpty();
    }
}
