package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import org.junit.jupiter.api.Test;

/** Diagnostics about declarations that would compile but not do what they say. */
class QueryDeclarationTest {
    private static final Source REPO = Source.of("""
            @Entity("REPO")
            @Key(pk = "REPO#{owner}#{name}", sk = "REPO")
            public record Repo(String owner, String name) {}
            """);
    private static final Source ISSUE = Source.of("""
            @Entity("ISSUE")
            @Key(pk = "REPO#{owner}#{name}", sk = "ISSUE#{number:pad(8)}")
            @IndexKey(index = "GSI1", pk = "BY#{author}", sk = "{number:pad(8)}")
            public record Issue(String owner, String name, int number, @Nullable String author, String title)
                    implements Item {}
            """);
    private static final Source STAR = Source.of("""
            @Entity("STAR")
            @Key(pk = "REPO#{owner}#{name}", sk = "STAR#{user}")
            public record Star(String owner, String name, String user) implements Item {}
            """);
    private static final Source ITEM = Source.of("public sealed interface Item permits Issue, Star {}");
    private static final Source ISSUES = Source.of("""
            @Aggregate
            public record RepoIssues(Repo repo, List<Issue> issues) {}
            """);
    private static final Source EVERYTHING = Source.of("""
            @Aggregate
            public record RepoItems(Repo repo, List<Issue> issues, List<Star> stars) {}
            """);

    static CompilationResult compile(String methods) {
        return CompilationResult.asMarked(
                REPO, ISSUE, STAR, ITEM, ISSUES, EVERYTHING, Source.of("""
                @SingleTable(name = "Code", entities = {Repo.class, Issue.class, Star.class}, entityType = "Type",
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
                @Accept(id = "AZ205", because = "a test")
                public interface Code {
                @Query(index = "GSI1") List<Issue> issuesOf(String author);
                %s
                }
                """.formatted(methods)));
    }

    @Test
    void partitionKey_rangeOrPrefix_isRefused() {
        CompilationResult compiled = compile("""
                @Query List<Star> stars(
                        SortRange<String> owner, String name); // AZ141
                @Query List<Star> starsOf(
                        String owner, @Prefix String name); // AZ141
                @Get Optional<Star> star(String owner, String name,
                        SortRange<String> user); // AZ141
                @Delete(Star.class) void unstar(String owner, String name,
                        @Prefix String user); // AZ141
                @Update(Issue.class) void retitle(String owner, String name, int number,
                        SortRange<String> title); // AZ141
                """);

        assertThat(compiled.errorsOfTheCompiler()).isEmpty();
        assertThat(compiled.texts(Diagnostic.NOT_ONE_VALUE))
                .contains(
                        "Access pattern stars has a SortRange for owner,"
                                + " but the partition key \"REPO#{owner}#{name}\" of Star takes one value",
                        "Access pattern starsOf has a @Prefix for name,"
                                + " but the partition key \"REPO#{owner}#{name}\" of Star takes one value",
                        "Access pattern star has a SortRange for user,"
                                + " but the sort key \"STAR#{user}\" of Star takes one value",
                        "Access pattern retitle has a SortRange for title, but component title of Issue takes one value");
    }

    @Test
    void limit_negativeOrNextToAPageOrOfOne_isRefused() {
        CompilationResult compiled = compile("""
                @Query(limit = -1) List<Star> none(String owner, String name); // AZ142
                @Query(limit = 5) Page<Star> page(String owner, String name, PageRequest page); // AZ142
                @Query(limit = 5) Optional<Star> any(String owner, String name); // AZ142
                @Query(limit = 1) Optional<Star> first(String owner, String name);
                @Query Page<Star> pages(String owner, String name, PageRequest page,
                        PageRequest other); // AZ107
                """);

        assertThat(compiled.texts(Diagnostic.QUERY_LIMIT))
                .containsExactly(
                        "Access pattern none cannot have limit = -1: it is at least 1, or 0 for no limit",
                        "Access pattern page cannot have limit = 5: its PageRequest has the page size",
                        "Access pattern any cannot have limit = 5: an Optional is the first item");
    }

    @Test
    void keyParameter_nullable_isRefused() {
        CompilationResult compiled = compile("""
                @Query(index = "GSI1") List<Issue> by(
                        @Nullable String author); // AZ143
                @Get Optional<Repo> repo(String owner,
                        @Nullable String name); // AZ143
                @Update(Issue.class) void assign(String owner, String name, int number, @Nullable String author);
                """);

        assertThat(compiled.texts(Diagnostic.NULLABLE_KEY_PARAMETER))
                .contains("Parameter author of access pattern by is @Nullable, but a key has no place for null");
    }

    @Test
    void aggregateLimit_thatCutsARequiredPart_isRefused() {
        CompilationResult compiled = compile("""
                @Query(limit = 26, descending = true) Optional<RepoIssues> newest(String owner, String name);
                @Query(limit = 26) Optional<RepoIssues> oldest(String owner, String name); // AZ140
                @Query(limit = 26, descending = true) Optional<RepoItems> both(String owner, String name); // AZ140
                """);

        assertThat(compiled.texts(Diagnostic.LIMIT_CUTS_PART))
                .containsExactly(
                        "Access pattern oldest reads at most 26 items, but RepoIssues.issues comes before"
                                + " RepoIssues.repo, which may then be cut off; read in the other direction",
                        "Access pattern both reads at most 26 items, but RepoItems.stars comes before"
                                + " RepoItems.repo, which may then be cut off; read them in two access patterns");
    }

    @Test
    void range_ofEntitiesWithDifferentSortKeys_isRefused() {
        compile("""
                @Query List<Item> items(String owner, String name, SortRange<Integer> number); // AZ126
                """);
    }

    @Test
    void keyParameter_thatDoesNotFit_saysWhy() {
        CompilationResult compiled = CompilationResult.asMarked(
                REPO,
                Source.of("""
                        @Entity("TAG")
                        @Key(pk = "REPO#{account}#{repo}", sk = "TAG#{tag}")
                        public record Tag(String account, String repo, String tag) {}
                        """),
                Source.of("@Aggregate\npublic record Plain(Repo repo, List<Tag> tags) {}"),
                Source.of("""
                        @Aggregate
                        public record Wrong(Repo repo,
                                @KeyParameter(component = "user", parameter = "owner") List<Tag> tags) {}
                        """),
                Source.of("""
                        @Aggregate
                        public record Right(Repo repo,
                                @KeyParameter(component = "account", parameter = "owner")
                                @KeyParameter(component = "repo", parameter = "name") List<Tag> tags) {}
                        """),
                Source.of("""
                        @SingleTable(name = "Code", entities = {Repo.class, Tag.class}, entityType = "Type")
                        public interface Code {
                            @Query Optional<Plain> plain(String owner, String name); // AZ113
                            @Query Optional<Wrong> wrong(String owner, String name); // AZ127
                            @Query Optional<Right> right(String owner, String name);
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.RESULT_SHAPE))
                .containsExactly(
                        "Access pattern wrong cannot return Optional<Wrong>: Wrong.tags: Tag has no component user for @KeyParameter");
    }

    @Test
    void atMost_lessThanOne_isRefused() {
        compile("""
                @Transact void star(@Create @AtMost(-1) List<Star> stars); // AZ126
                """);
    }

    @Test
    void names_tooShortForDynamoDb_areRefused() {
        CompilationResult compiled = CompilationResult.asMarked(REPO, Source.of("""
                @SingleTable(name = "T", entities = Repo.class, entityType = "Type", // AZ130
                    indexes = @Index(name = "G1", partitionKey = "GSI1PK")) // AZ130 // AZ205
                public interface Short {}
                """));

        assertThat(compiled.texts(Diagnostic.TABLE_SHAPE))
                .contains(
                        "Table T: DynamoDB's table names have 3 to 255 characters, \"T\" has 1",
                        "Table T: DynamoDB's index names have 3 to 255 letters, digits, '_', '-' and '.', not \"G1\"");
    }

    @Test
    void tableName_ofVariables_isCheckedWithItsDefaults() {
        CompilationResult.asMarked(REPO, Source.of("""
                @SingleTable(name = "${A:x}", entities = Repo.class, entityType = "Type") // AZ130
                public interface Short {}
                """));
        CompilationResult.asMarked(REPO, Source.of("""
                @SingleTable(name = "${A}", entities = Repo.class, entityType = "Type")
                public interface Long {}
                """));
    }
}
