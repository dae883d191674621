package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for the flaws of the design document in notifications and counters. Each fails without its fix. */
@OnEveryBackend
final class NotificationsAndCountersTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private String category;

    NotificationsAndCountersTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
        category = blog.category("Tech", "");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private Map<String, Object> unread() {
        return ana.get("me/notifications/unread-count").json();
    }

    @Test
    void a16_notifications_haveReadStateAndCount() {
        String post = blog.post(ana, "First", category);
        String first = blog.comment(bob, post, "one");
        blog.clock.advance(Duration.ofSeconds(1));
        blog.comment(bob, post, "two");
        blog.clock.advance(Duration.ofSeconds(1));
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        blog.comment(ana, post, "own comments and likes tell nobody");
        ana.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(column(ana.get("me/notifications").items(), "kind")).containsExactly("like", "comment", "comment");
        assertThat(unread()).containsEntry("unread", 3L);

        for (int i = 0; i < 2; i++) {
            ana.post("me/notifications/" + first + "/read").hasStatus(200);
        }
        Map<String, AttributeValue> read = blog.item("USER#ana", "NOTIFICATION#" + first + "#" + RunningBlog.NOW);
        assertThat(read).containsKey("readAt").doesNotContainKey("GSI3PK");
        assertThat(unread()).containsEntry("unread", 2L);
        assertThat(column(ana.get("me/notifications?unread=true").items(), "kind"))
                .containsExactly("like", "comment");

        ana.post("me/notifications/read-all").hasStatus(204);
        assertThat(unread()).containsEntry("unread", 0L);
        assertThat(ana.get("me/notifications?unread=true").items()).isEmpty();
        assertThat(ana.get("me/notifications").items()).hasSize(3);
        bob.post("me/notifications/" + first + "/read").isProblem(404);
        blog.api.get("me/notifications").isProblem(401);

        blog.clock.advance(Duration.ofDays(91));
        assertThat(ana.get("me/notifications").items()).as("expired").isEmpty();
    }

    @Test
    void a16_expiredUnreadNotification_afterReadAll_isNotCounted() {
        String post = blog.post(ana, "First", category);
        blog.comment(bob, post, "one");
        blog.clock.advance(Duration.ofDays(91));
        ana.post("me/notifications/read-all").hasStatus(204);
        assertThat(unread()).containsEntry("unread", 0L);
    }

    @Test
    void a16_unlike_deletesItsNotification() {
        String post = blog.post(ana, "First", category);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        assertThat(ana.get("me/notifications").items()).isEmpty();
        assertThat(unread()).containsEntry("unread", 0L);
    }

    @Test
    void a16_unlike_afterItsNotificationWasRead_keepsTheCount() {
        String post = blog.post(ana, "First", category);
        blog.comment(bob, post, "one");
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        ana.post("me/notifications/" + post + ".bob/read").hasStatus(200);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        assertThat(unread()).containsEntry("unread", 1L);
    }

    @Test
    void a16_readAll_ofMoreThanATransactionTakes_marksThemAll() {
        String post = blog.post(ana, "First", category);
        for (int i = 0; i < 85; i++) {
            blog.comment(bob, post, "c" + i);
        }
        ana.post("me/notifications/read-all").hasStatus(204);
        assertThat(ana.get("me/notifications?unread=true").items()).isEmpty();
        assertThat(unread()).containsEntry("unread", 0L);
    }

    @Test
    void a16_legacyNotifications_areCountedAndMarkedToo() {
        String post = blog.post(ana, "First", category);
        for (String id : List.of("n-1", "n-2", "n-3")) {
            blog.write(LegacyItems.notification("ana", id).attributes);
        }
        blog.comment(bob, post, "one");
        assertThat(unread()).containsEntry("unread", 4L);
        ana.post("me/notifications/n-1/read").hasStatus(200);
        assertThat(unread()).containsEntry("unread", 3L);
        ana.post("me/notifications/read-all").hasStatus(204);
        assertThat(column(ana.get("me/notifications").items(), "readAt"))
                .hasSize(4)
                .doesNotContain("null");
        ana.post("me/notifications/n-2/read").hasStatus(200);
        assertThat(unread()).containsEntry("unread", 0L);
    }

    @Test
    void a18_postThatMoves_isCountedWhereItIs() {
        LegacyItems.write(blog);
        String post = blog.post(ana, "First", category);
        String draft = blog.draft(ana, "Draft", category);
        ApiClient ed = blog.user("ed", "editor").with("If-Match", "*");
        for (String id : List.of(post, draft)) {
            ed.patch("posts/" + id, Map.of("categoryId", "cat-java")).hasStatus(200);
        }
        assertThat(blog.table.categoryStats(category).orElseThrow().posts()).isZero();
        assertThat(blog.table.categoryStats("cat-java").orElseThrow().posts()).isEqualTo(2);
    }

    @Test
    void a18_legacyPost_movesOutOfACategoryWithoutCount() {
        LegacyItems.write(blog);
        ApiClient ed = blog.user("ed", "editor").with("If-Match", "*");
        ed.patch("posts/p-1", Map.of("categoryId", category)).hasStatus(200);
        assertThat(blog.table.categoryStats(category).orElseThrow().posts()).isEqualTo(1);
        assertThat(blog.table.categoryStats("cat-java").orElseThrow().posts()).isZero();
    }

    @Test
    void a18_legacyPost_inAMissingCategory_canBeWithdrawnAndDeleted() {
        LegacyItems.write(blog);
        ApiClient old = blog.user("sub-old", "author");
        for (String id : List.of("p-2", "p-3")) {
            blog.write(LegacyItems.post(id, "Stray")
                    .with("subcategoryId", "cat-gone")
                    .with("GSI1PK", "CATEGORY#cat-gone")
                    .attributes);
        }
        old.post("posts/p-2/archive").hasStatus(200);
        old.delete("posts/p-3").hasStatus(202);
        assertThat(column(blog.api.get("users/sub-old/posts").items(), "title")).containsExactly("Old post");
    }

    @Test
    void a18_recount_leavesOutWhatIsDeletedAndKeepsTheViews() {
        String post = blog.post(ana, "First", category);
        blog.comment(bob, post, "kept");
        bob.delete("comments/" + blog.comment(bob, post, "deleted")).hasStatus(204);
        blog.api.post("posts/" + post + "/views").hasStatus(204);
        assertThat(blog.user("root", "admin")
                        .post("admin/posts/" + post + "/recount")
                        .hasStatus(200)
                        .json())
                .containsEntry("comments", 1L)
                .containsEntry("views", 1L);
    }

    @Test
    void a18_counters_areApartFromThePost() {
        String post = blog.post(ana, "First", category);
        String version = String.valueOf(ana.get("posts/" + post).field("version"));
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        String comment = blog.comment(bob, post, "c");
        blog.api.post("posts/" + post + "/views").hasStatus(204);
        blog.api.post("posts/nothing/views").isProblem(404);
        ApiResponse read = blog.api.get("posts/" + post).hasStatus(200);
        assertThat(read.json())
                .containsEntry("likes", 1L)
                .containsEntry("comments", 1L)
                .containsEntry("views", 1L);
        assertThat(String.valueOf(read.field("version")))
                .as("version of the unchanged post")
                .isEqualTo(version);
        bob.delete("comments/" + comment).hasStatus(204);
        assertThat(blog.api.get("posts/" + post).json()).containsEntry("comments", 0L);

        blog.client.deleteItem(request -> request.tableName(blog.tableName)
                .key(Map.of("PK", AttributeValue.fromS("POST#" + post), "SK", AttributeValue.fromS("STATS"))));
        blog.user("eve").put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(blog.api.get("posts/" + post).json()).as("recounted").containsEntry("likes", 2L);
        assertThat(blog.user("root", "admin")
                        .post("admin/posts/" + post + "/recount")
                        .hasStatus(200)
                        .json())
                .containsEntry("likes", 2L);
        bob.post("admin/posts/" + post + "/recount").isProblem(403);
    }
}
