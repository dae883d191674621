package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.blog.table.BlogTableDesign;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.TableNames;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Tests for the facts of the design document, one per line of its checklist. */
@OnEveryBackend
final class DesignFactsTest {
    private final Backend backend;
    private RunningBlog blog;

    DesignFactsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private static void isIn(Map<String, AttributeValue> item, String index, String pk, String sk) {
        assertThat(text(item, index + "PK")).isEqualTo(pk);
        assertThat(text(item, index + "SK")).isEqualTo(sk);
    }

    private static void hasCommonAttributes(Map<String, AttributeValue> item, String entityType) {
        assertThat(text(item, "entityType")).isEqualTo(entityType);
        assertThat(text(item, "createdAt")).isEqualTo(RunningBlog.NOW);
        assertThat(text(item, "updatedAt")).isEqualTo(RunningBlog.NOW);
    }

    @Test
    void tableName_isMadeOfStackAndEnvironment() {
        String declared = BlogTableDesign.definition().tables().getFirst().name();
        assertThat(declared).isEqualTo("${StackName}-${Environment}-blog");
        ToolkitOptions options =
                ToolkitOptions.defaults().variables(Map.of("StackName", "shop", "Environment", "prod"));
        assertThat(TableNames.resolve(declared, options)).isEqualTo("shop-prod-blog");
    }

    @Test
    void table_isPayPerRequestWithThreeIndexes() {
        TableDescription table = blog.client
                .describeTable(request -> request.tableName(blog.tableName))
                .table();
        assertThat(table.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(table.keySchema()).extracting(key -> key.attributeName()).containsExactly("PK", "SK");
        assertThat(table.globalSecondaryIndexes())
                .extracting(DesignFactsTest::keys)
                .containsExactlyInAnyOrder("GSI1: GSI1PK, GSI1SK", "GSI2: GSI2PK, GSI2SK", "GSI3: GSI3PK, GSI3SK");
    }

    private static String keys(GlobalSecondaryIndexDescription index) {
        return index.indexName() + ": " + index.keySchema().get(0).attributeName() + ", "
                + index.keySchema().get(1).attributeName();
    }

    @Test
    void user_isProfileUnderTheSubjectAndInTheListOfItsRole() {
        blog.user("sub-1", "author").get("me").hasStatus(200);
        Map<String, AttributeValue> user = blog.item("USER#sub-1", "PROFILE#sub-1");
        hasCommonAttributes(user, "USER");
        isIn(user, "GSI1", "USER#sub-1", "PROFILE");
        isIn(user, "GSI2", "ROLE#author", "USER#sub-1");
        assertThat(text(user, "role")).isEqualTo("author");
    }

    @Test
    void post_isItsIdTwiceAndInCategoryAndAuthor() {
        String category = blog.category("Tech", "");
        String id = blog.post(blog.user("ana", "author"), "First", category);
        Map<String, AttributeValue> post = blog.item("POST#" + id, "POST#" + id);
        hasCommonAttributes(post, "POST");
        isIn(post, "GSI1", "CATEGORY#" + category, "POST#" + RunningBlog.NOW + "#" + id);
        isIn(post, "GSI2", "AUTHOR#ana", "POST#" + RunningBlog.NOW + "#" + id);
        assertThat(text(post, "publishedAt")).isEqualTo(RunningBlog.NOW);
        assertThat(text(post, "authorId")).isEqualTo("ana");
        assertThat(text(post, "subcategoryId")).isEqualTo(category);
        assertThat(text(post, "title")).isEqualTo("First");
    }

    @Test
    void mainCategory_isItsIdTwiceAndInTheRoots() {
        String id = blog.category("Tech", "");
        Map<String, AttributeValue> category = blog.item("CATEGORY#" + id, "CATEGORY#" + id);
        hasCommonAttributes(category, "CATEGORY");
        isIn(category, "GSI1", "CATEGORY_ROOT", "CATEGORY#001000#" + id);
        assertThat(category).containsEntry("order", AttributeValue.fromN("1000"));
    }

    @Test
    void subcategory_isItsIdTwiceAndBelowItsParent() {
        String parent = blog.category("Tech", "");
        String id = blog.category("Java", parent);
        Map<String, AttributeValue> category = blog.item("CATEGORY#" + id, "CATEGORY#" + id);
        isIn(category, "GSI1", "CATEGORY#" + parent, "CATEGORY#001000#" + id);
        assertThat(text(category, "parentId")).isEqualTo(parent);
    }

    @Test
    void parentChild_isAnItemOfItsOwnInNoIndex() {
        String parent = blog.category("Tech", "");
        String id = blog.category("Java", parent);
        Map<String, AttributeValue> link = blog.item("CATEGORY#" + parent, "CHILD#" + id + "#001000");
        hasCommonAttributes(link, "CATEGORY_CHILD");
        assertThat(link).doesNotContainKeys("GSI1PK", "GSI2PK", "GSI3PK");
    }

    @Test
    void comment_isInThePostsPartitionAndFoundByIdAndAuthor() {
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        String id = blog.comment(blog.user("bob"), post, "Nice");
        Map<String, AttributeValue> comment = blog.item("POST#" + post, "COMMENT#" + id + "#" + RunningBlog.NOW);
        hasCommonAttributes(comment, "COMMENT");
        isIn(comment, "GSI1", "COMMENT#" + id, "POST#" + post);
        isIn(comment, "GSI2", "AUTHOR#bob", "COMMENT#" + RunningBlog.NOW + "#" + id);
    }

    @Test
    void reply_isBelowItsParentInThePostsPartition() {
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        String root = blog.comment(blog.user("bob"), post, "Nice");
        String id = blog.reply(blog.user("ana"), post, "Thanks", root);
        Map<String, AttributeValue> reply =
                blog.item("POST#" + post, "COMMENT#" + root + "#" + id + "#" + RunningBlog.NOW);
        hasCommonAttributes(reply, "COMMENT");
    }

    @Test
    void like_isInThePostsPartitionAndFoundByUserAndPost() {
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        blog.user("bob").put("posts/" + post + "/like", Map.of()).hasStatus(204);
        Map<String, AttributeValue> like = blog.item("POST#" + post, "LIKE#bob#" + RunningBlog.NOW);
        hasCommonAttributes(like, "LIKE");
        isIn(like, "GSI1", "LIKE#bob#" + post, "LIKE");
        isIn(like, "GSI2", "AUTHOR#bob", "LIKE#" + RunningBlog.NOW);
        assertThat(blog.table.hasLiked("bob", post)).hasSize(1);
        assertThat(blog.table.hasLiked("ana", post)).isEmpty();
    }

    @Test
    void bookmark_isInTheUsersPartitionAndFoundByDateAndPost() {
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        blog.user("bob").put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
        Map<String, AttributeValue> bookmark = blog.item("USER#bob", "BOOKMARK#" + post + "#" + RunningBlog.NOW);
        hasCommonAttributes(bookmark, "BOOKMARK");
        isIn(bookmark, "GSI1", "BOOKMARK#bob", "BOOKMARK#" + RunningBlog.NOW + "#" + post);
        isIn(bookmark, "GSI2", "POST#" + post, "BOOKMARK#bob");
    }

    @Test
    void notification_isInTheUsersPartitionAndFoundByDate() {
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        String id = blog.comment(blog.user("bob"), post, "Nice");
        Map<String, AttributeValue> notification = blog.item("USER#ana", "NOTIFICATION#" + id + "#" + RunningBlog.NOW);
        hasCommonAttributes(notification, "NOTIFICATION");
        isIn(notification, "GSI1", "NOTIFICATION#ana", "NOTIFICATION#" + RunningBlog.NOW + "#" + id);
    }

    @Test
    void access1_profile_isOneGetItem() {
        ApiClient ana = blog.user("ana", "author");
        ana.get("me").hasStatus(200);
        blog.requests.take();
        assertThat(blog.api.get("users/ana").hasStatus(200).text("name")).isEqualTo("Name of ana");
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L));
        blog.api.get("users/nobody").isProblem(404);
    }

    @Test
    void access2_postsByCategory_areNewestFirstAndTenAPage() {
        ApiClient ana = blog.user("ana", "author");
        String category = blog.category("Tech", "");
        for (int i = 0; i < 12; i++) {
            blog.post(ana, "P" + i, category);
            blog.clock.advance(java.time.Duration.ofSeconds(1));
        }
        blog.requests.take();
        var first = blog.api.get("categories/" + category + "/posts").hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("Query", 1L));
        assertThat(column(first.items(), "title"))
                .containsExactly("P11", "P10", "P9", "P8", "P7", "P6", "P5", "P4", "P3", "P2");
        var second = blog.api
                .get("categories/" + category + "/posts?cursor=" + first.text("next"))
                .hasStatus(200);
        assertThat(column(second.items(), "title")).containsExactly("P1", "P0");
        assertThat(second.field("next")).isNull();
    }

    @Test
    void access3_postsOfAUser_areNewestFirst() {
        ApiClient ana = blog.user("ana", "author");
        String category = blog.category("Tech", "");
        blog.post(ana, "Old", category);
        blog.clock.advance(java.time.Duration.ofSeconds(1));
        blog.post(ana, "New", category);
        blog.post(blog.user("bob", "author"), "Bob's", category);
        blog.requests.take();
        assertThat(column(blog.api.get("users/ana/posts").hasStatus(200).items(), "title"))
                .containsExactly("New", "Old");
        assertThat(blog.requests.take()).isEqualTo(Map.of("Query", 1L));
    }

    @Test
    void access4_thread_isRootsWithTheirReplies() {
        ApiClient ana = blog.user("ana", "author");
        String post = blog.post(ana, "First", blog.category("Tech", ""));
        String one = blog.comment(blog.user("bob"), post, "one");
        String two = blog.comment(blog.user("bob"), post, "two");
        blog.reply(ana, post, "to one", one);
        blog.reply(ana, post, "to two", two);
        List<Map<String, Object>> threads = RunningBlog.list(
                blog.api.get("posts/" + post + "/comments").hasStatus(200).json(), "threads");
        assertThat(threads).hasSize(2);
        assertThat(RunningBlog.part(threads.get(0), "root")).containsEntry("text", "one");
        assertThat(column(RunningBlog.list(threads.get(0), "replies"), "text")).containsExactly("to one");
        assertThat(RunningBlog.part(threads.get(1), "root")).containsEntry("text", "two");
        assertThat(column(RunningBlog.list(threads.get(1), "replies"), "text")).containsExactly("to two");
    }

    @Test
    void gsi1_servesPostsByCategoryTheTreeAndEntityLookUps() {
        String root = blog.category("Tech", "");
        String java = blog.category("Java", root);
        assertThat(column(blog.api.get("categories").hasStatus(200).items(), "categoryId"))
                .containsExactly(root);
        assertThat(column(
                        blog.api.get("categories?parent=" + root).hasStatus(200).items(), "categoryId"))
                .containsExactly(java);
        String post = blog.post(blog.user("ana", "author"), "First", java);
        String comment = blog.comment(blog.user("bob"), post, "Nice");
        assertThat(blog.table.comment(comment)).hasSize(1);
        assertThat(blog.api.get("comments/" + comment).hasStatus(200).text("text"))
                .isEqualTo("Nice");
    }

    @Test
    void gsi2_servesTheActivityOfAUser() {
        ApiClient bob = blog.user("bob", "author");
        String post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
        blog.comment(bob, post, "Nice");
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(column(blog.api.get("users/bob/comments").hasStatus(200).items(), "text"))
                .containsExactly("Nice");
        assertThat(column(blog.api.get("users/bob/likes").hasStatus(200).items(), "postId"))
                .containsExactly(post);
        assertThat(column(bob.get("me/likes").hasStatus(200).items(), "title")).containsExactly("First");
    }

    @Test
    void impliedPatterns_haveRoutes() {
        ApiClient ana = blog.user("ana", "author");
        ApiClient bob = blog.user("bob");
        ApiClient admin = blog.user("root", "admin");
        String post = blog.post(ana, "First", blog.category("Tech", ""));
        bob.put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(admin.get("admin/users?role=author").hasStatus(200).items()).hasSize(1);
        assertThat(column(bob.get("me/bookmarks").hasStatus(200).items(), "title"))
                .containsExactly("First");
        assertThat(column(
                        ana.get("posts/" + post + "/bookmarkers").hasStatus(200).items(), "userId"))
                .containsExactly("bob");
        bob.get("posts/" + post + "/bookmarkers").isProblem(403);
        assertThat(column(ana.get("me/notifications").hasStatus(200).items(), "kind"))
                .containsExactly("like");
        assertThat(bob.get("posts/" + post).hasStatus(200).json())
                .containsEntry("liked", true)
                .containsEntry("bookmarked", true);
        assertThat(ana.get("posts/" + post).hasStatus(200).json()).containsEntry("liked", false);
    }

    @Test
    void requestPath_neverScans() {
        KeyAccessClient client = new KeyAccessClient(blog.client);
        assertThatThrownBy(() -> client.scan(request -> request.tableName(blog.tableName)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void documentedItems_ofOtherApplications_areRead() {
        LegacyItems.write(blog);
        assertThat(blog.api.get("users/sub-old").hasStatus(200).text("name")).isEqualTo("Old Hand");
        assertThat(column(
                        blog.api.get("categories/cat-java/posts").hasStatus(200).items(), "title"))
                .containsExactly("Old post");
        assertThat(column(blog.api.get("users/sub-old/posts").hasStatus(200).items(), "title"))
                .containsExactly("Old post");
        assertThat(blog.api.get("posts/p-1").hasStatus(200).text("content")).isEqualTo("Old text");
        List<Map<String, Object>> threads = RunningBlog.list(
                blog.api.get("posts/p-1/comments").hasStatus(200).json(), "threads");
        assertThat(column(RunningBlog.list(threads.getFirst(), "replies"), "text"))
                .containsExactly("Old reply");
        assertThat(blog.api.get("comments/c-1").hasStatus(200).text("text")).isEqualTo("Old comment");
    }
}
