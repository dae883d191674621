package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GeneratedCodeTest {
    private static final Source POST = Source.of("""
            @Entity("POST")
            @Key(pk = "POST#{slug}", sk = "METADATA#{slug}")
            @IndexKey(index = "GSI1", pk = "BY#{author}", sk = "POST#{createdAt:seconds}", when = "published")
            public record Post(String slug, String author, boolean published, @Nullable String title,
                    Set<String> tags, List<Integer> scores, @CreatedAt Instant createdAt, @Version long version) {}
            """);
    private static final Source BLOG = Source.of("""
            @SingleTable(name = "Blog", entities = Post.class, entityType = "Type", naming = Naming.PASCAL_CASE,
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
            public interface Blog {
                @Get Optional<Post> post(String slug);
                @AccessPattern("Posts by author")
                @Query(index = "GSI1", descending = true) Page<Post> byAuthor(String author, PageRequest page);
                @Query(index = "GSI1") List<Post> since(String author, SortRange<Instant> createdAt);
                @Update(Post.class) Post retitle(String slug, @Nullable String title, long version);
                @Create Post create(Post post);
                @Transact void replace(@Delete Post old, @Create Post fresh);
                EntityTable<Post> posts();
            }
            """);

    private static final CompilationResult COMPILED =
            CompilationResult.of(POST, BLOG).succeeds();

    @Test
    void schema_indexKeyWithCondition_isWrittenConditionally() {
        assertThat(COMPILED.source("PostSchema"))
                .contains("""
                                if (post.published()) {
                                    item.put("GSI1PK", AttributeValue.fromS(gsi1pk(post.author())));
                                    item.put("GSI1SK", AttributeValue.fromS(gsi1sk(post.createdAt())));
                                }
                        """)
                .contains("return \"POST#\" + KeyEncoding.text(ComponentValues.required(slug, \"Post.slug\"), '#');")
                .contains("return \"POST#\" + KeyEncoding.time(ComponentValues.required(createdAt, \"Post.createdAt\"),"
                        + " TimePrecision.SECONDS);");
    }

    @Test
    void design_queryOfOneEntity_readsOnlyItsSortKeys() {
        assertThat(COMPILED.source("BlogDesign")).contains("""
                                return BY_AUTHOR.on(this.context)
                                        .partition(PostSchema.gsi1pk(author))
                                        .sortPrefix("POST#")
                                        .page(page);
                        """);
    }

    @Test
    void design_range_followsTheGivenSortKeyPrefix() {
        assertThat(COMPILED.source("BlogDesign"))
                .contains(
                        ".sortRange(createdAt, new SortSegment<>(\"POST#\","
                                + " value -> KeyEncoding.time(value, TimePrecision.SECONDS), \"\", SortSegment.Order.AS_VALUES))");
    }

    @Test
    void attributes_type_dependsOnAllowedUpdates() {
        assertThat(COMPILED.source("PostAttributes"))
                .contains("FixedAttribute<Post, String> SLUG")
                .contains("KeyAttribute<Post, Boolean> PUBLISHED")
                .contains("StringAttribute<Post> TITLE")
                .contains("ListAttribute<Post, Integer> SCORES");
    }

    @Test
    void builder_blank_hasDefaultsForGeneratedValues_andChecksTheRest() {
        assertThat(COMPILED.source("PostBuilder"))
                .contains("private @Nullable String slug;")
                .contains("private Set<String> tags = Set.of();")
                .contains("private Instant createdAt = io.azulejo.toolkit.Generated.TIME;")
                .contains("public PostBuilder title(@Nullable String title) {")
                .contains("Objects.requireNonNull(slug, \"Post.slug is not set\")");
    }

    @Test
    void designJson_isWrittenWithTheClasses() {
        assertThat(COMPILED.design("shop.Blog").patterns())
                .extracting(pattern -> pattern.name())
                .contains("post", "Posts by author", "retitle");
    }

    @Test
    void names_alsoUsedByGeneratedCode_compile() {
        CompilationResult.of(Source.of("""
                                @Entity
                                @Key(pk = "ITEM#{value}", sk = "{key}#{item}")
                                @IndexKey(index = "GSI1", pk = "{shard}#{context}", sk = "{month}", shards = 2)
                                public record Item(String value, String key, String item, String context,
                                        Instant month, Inner pk) {
                                    public record Inner(String item, String value) {}
                                }
                                """), Source.of("""
                                @SingleTable(name = "Shop", entities = Item.class,
                                        indexes = @Index(name = "GSI1", partitionKey = "G1", sortKey = "G2"))
                                public interface Shop {
                                    @Query List<Item> items(String value);
                                    @Query(index = "GSI1") List<Item> later(String context, SortRange<Instant> month);
                                    @Query Optional<Box> box(String value);
                                    @Transact void write(@Create Item context);
                                    @Aggregate record Box(List<Item> items) {}
                                }
                                """)).succeeds();
    }
}
