package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.table.TableNames;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Tests for the facts of the design document, one per line of its checklist. */
@OnEveryBackend
final class DesignFactsTest {
    private final Backend backend;
    private RunningWavyBlog blog;

    DesignFactsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningWavyBlog(backend);
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    @Test
    void tableName_isWavyBlogUnlessTheEnvironmentSaysOtherwise() {
        String declared = WavyBlogTableDesign.definition().tables().getFirst().name();
        ToolkitOptions nothingSet = ToolkitOptions.defaults().environment(variable -> null);
        assertThat(TableNames.resolve(declared, nothingSet)).isEqualTo("WavyBlog");
        assertThat(TableNames.resolve(
                        declared,
                        nothingSet.environment(variable -> variable.equals("DYNAMODB_TABLE") ? "Other" : null)))
                .isEqualTo("Other");
    }

    @Test
    void table_isPayPerRequestWithStringKeysAndTheDocumentedIndexes() {
        TableDescription table = blog.client
                .describeTable(request -> request.tableName(blog.tableName))
                .table();
        assertThat(table.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(table.keySchema()).extracting(key -> key.attributeName()).containsExactly("PK", "SK");
        assertThat(index(table, "GSI1")).isEqualTo("GSI1PK/GSI1SK/ALL");
        assertThat(index(table, "GSI2")).isEqualTo("GSI2PK/GSI2SK/ALL");
        assertThat(index(table, "GSI3")).isEqualTo("EntityType/PK/ALL");
        assertThat(index(table, "GSI4")).isEqualTo("GSI4PK/GSI4SK/INCLUDE");
    }

    private static String index(TableDescription table, String name) {
        GlobalSecondaryIndexDescription index = table.globalSecondaryIndexes().stream()
                .filter(candidate -> candidate.indexName().equals(name))
                .findFirst()
                .orElseThrow();
        ProjectionType projection = index.projection().projectionType();
        return index.keySchema().get(0).attributeName() + "/"
                + index.keySchema().get(1).attributeName() + "/" + projection;
    }

    @Test
    void user_isStoredAsDocumentedButForThePassword() {
        blog.user("john_doe");
        Map<String, AttributeValue> user = blog.item("USER#john_doe", "METADATA#john_doe");
        assertThat(RunningWavyBlog.text(user, "EntityType")).isEqualTo("USER");
        assertThat(RunningWavyBlog.text(user, "UserID")).startsWith("usr_");
        assertThat(RunningWavyBlog.text(user, "Username")).isEqualTo("john_doe");
        assertThat(RunningWavyBlog.text(user, "Email")).isEqualTo("john_doe@example.com");
        assertThat(RunningWavyBlog.text(user, "Role")).isEqualTo("user");
        assertThat(RunningWavyBlog.text(user, "CreatedAt")).isEqualTo("2036-03-10T12:00:00Z");
        assertThat(RunningWavyBlog.text(user, "UpdatedAt")).isEqualTo("2036-03-10T12:00:00Z");
        assertThat(user).doesNotContainKey("PasswordHash");
    }

    @Test
    void userEmail_isItsKeyTwiceAndTheUsername() {
        blog.user("john_doe");
        assertThat(blog.item("USEREMAIL#john_doe@example.com", "USEREMAIL#john_doe@example.com"))
                .containsOnlyKeys("PK", "SK", "Username")
                .containsEntry("Username", AttributeValue.fromS("john_doe"));
    }

    @Test
    void post_publishedIsStoredAsDocumented() {
        blog.admin()
                .post("categories", Map.of("slug", "technology", "name", "Technology"))
                .hasStatus(201);
        blog.user("john_doe").post("posts", technologyPost(true)).hasStatus(201);
        Map<String, AttributeValue> post = blog.item("POST#my-first-post", "METADATA#my-first-post");
        assertThat(RunningWavyBlog.text(post, "EntityType")).isEqualTo("POST");
        assertThat(RunningWavyBlog.text(post, "GSI1PK")).isEqualTo("POSTS_BY_USER#john_doe");
        assertThat(RunningWavyBlog.text(post, "GSI1SK")).isEqualTo("POST#2036-03-10T12:00:00Z");
        assertThat(RunningWavyBlog.text(post, "GSI2PK")).isEqualTo("POSTS_BY_CAT#technology");
        assertThat(RunningWavyBlog.text(post, "GSI2SK")).isEqualTo("POST#2036-03-10T12:00:00Z");
        assertThat(RunningWavyBlog.text(post, "PostID")).startsWith("post_");
        assertThat(RunningWavyBlog.text(post, "Slug")).isEqualTo("my-first-post");
        assertThat(RunningWavyBlog.text(post, "Title")).isEqualTo("My First Post");
        assertThat(RunningWavyBlog.text(post, "Content")).isEqualTo("# Hello World\nThis is my first post...");
        assertThat(RunningWavyBlog.text(post, "AuthorID")).isEqualTo("john_doe");
        assertThat(RunningWavyBlog.text(post, "Category")).isEqualTo("technology");
        assertThat(RunningWavyBlog.text(post, "ThumbnailURL")).isEqualTo("https://example.com/thumb.jpg");
        assertThat(post).containsEntry("IsPublished", AttributeValue.fromBool(true));
        assertThat(RunningWavyBlog.text(post, "CreatedAt")).isEqualTo("2036-03-10T12:00:00Z");
        assertThat(RunningWavyBlog.text(post, "UpdatedAt")).isEqualTo("2036-03-10T12:00:00Z");
    }

    private static Map<String, Object> technologyPost(boolean published) {
        return Map.of(
                "title", "My First Post",
                "slug", "my-first-post",
                "content", "# Hello World\nThis is my first post...",
                "category", "technology",
                "coverUrl", "https://example.com/thumb.jpg",
                "published", published);
    }

    @Test
    void category_isStoredAsDocumented() {
        blog.admin()
                .post("categories", Map.of("slug", "technology", "name", "Technology"))
                .hasStatus(201);
        Map<String, AttributeValue> category = blog.item("CATEGORY#technology", "METADATA#technology");
        assertThat(RunningWavyBlog.text(category, "EntityType")).isEqualTo("CATEGORY");
        assertThat(RunningWavyBlog.text(category, "CategoryID")).startsWith("cat_");
        assertThat(RunningWavyBlog.text(category, "Slug")).isEqualTo("technology");
        assertThat(RunningWavyBlog.text(category, "Name")).isEqualTo("Technology");
        assertThat(RunningWavyBlog.text(category, "CreatedAt")).isEqualTo("2036-03-10T12:00:00Z");
        assertThat(RunningWavyBlog.text(category, "UpdatedAt")).isEqualTo("2036-03-10T12:00:00Z");
    }

    @Test
    void slug_isItsKeyTwiceWithItsOwner() {
        blog.user("ana").post("posts", Map.of("title", "Hello", "content", "x")).hasStatus(201);
        assertThat(blog.item("SLUG#hello", "SLUG#hello"))
                .containsOnlyKeys("PK", "SK", "TargetPK", "Kind")
                .containsEntry("TargetPK", AttributeValue.fromS("POST#hello"))
                .containsEntry("Kind", AttributeValue.fromS("POST"));
    }

    @Test
    void documentedItems_ofOtherApplications_areRead() {
        LegacyItems.writeDocumentedItems(blog);
        assertThat(blog.api.get("users/john_doe").hasStatus(200).text("username"))
                .isEqualTo("john_doe");
        assertThat(blog.api.get("posts/my-first-post").hasStatus(200).text("title"))
                .isEqualTo("My First Post");
        assertThat(blog.api.get("categories/technology").hasStatus(200).text("name"))
                .isEqualTo("Technology");
        assertThat(blog.api.get("slugs/my-first-post").hasStatus(200).field("free"))
                .isEqualTo(false);
        assertThat(blog.table.userByEmail("john@example.com").orElseThrow().username())
                .isEqualTo("john_doe");
    }

    @Test
    void patterns_allNine_answerByKey() {
        LegacyItems.writeDocumentedItems(blog);
        PageRequest page = PageRequest.of(10);
        blog.requests.take();
        assertThat(blog.table.user("john_doe")).isPresent();
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L));
        assertThat(blog.table.userByEmail("john@example.com")).isPresent();
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 2L));
        assertThat(blog.table.users(page).items()).hasSize(1);
        assertThat(blog.table.post("my-first-post")).isPresent();
        assertThat(blog.table.posts(page).items()).hasSize(1);
        assertThat(blog.table.postsByUser("john_doe", page).items()).hasSize(1);
        assertThat(blog.table.postsByCategory("technology", page).items()).hasSize(1);
        assertThat(blog.table.categories(page).items()).hasSize(2);
        assertThat(blog.table.slug("my-first-post")).isPresent();
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 2L, "Query", 5L));
    }

    @Test
    void lists_ofPosts_areSortedByTime() {
        ApiClient ana = blog.user("ana");
        for (String title : List.of("First", "Second", "Third")) {
            ana.post("posts", Map.of("title", title, "content", "x", "published", true))
                    .hasStatus(201);
            blog.clock.advance(java.time.Duration.ofSeconds(1));
        }
        for (String list : List.of("posts", "users/ana/posts", "categories/uncategorized/posts")) {
            assertThat(blog.api.get(list).hasStatus(200).items())
                    .as(list)
                    .extracting(post -> post.get("title"))
                    .containsExactly("Third", "Second", "First");
        }
    }

    @Test
    void scan_onTheRequestPath_isRefused() {
        assertThatThrownBy(() -> new KeyAccessClient(blog.client).scan(request -> request.tableName(blog.tableName)))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
