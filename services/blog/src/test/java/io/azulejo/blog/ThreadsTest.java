package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.list;
import static io.azulejo.blog.RunningBlog.part;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.blog.table.RootComment;
import io.azulejo.blog.table.RootCommentBuilder;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for comment threads: the flaws of the design document, editing, deletion and moderation. */
@OnEveryBackend
final class ThreadsTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private ApiClient mod;
    private String post;

    ThreadsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
        mod = blog.user("mod", "moderator");
        post = blog.post(ana, "First", blog.category("Tech", ""));
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private List<Map<String, Object>> threads() {
        return list(blog.api.get("posts/" + post + "/comments").hasStatus(200).json(), "threads");
    }

    private String tick(String text) {
        blog.clock.advance(Duration.ofSeconds(1));
        return blog.comment(bob, post, text);
    }

    @Test
    void a9_threadOf500Comments_isOneQueryAndGrouped() {
        List<String> roots = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            roots.add(tick("root " + i));
        }
        // Written directly to the table, because only reads are tested.
        RootComment sample = (RootComment) blog.table.comment(roots.getFirst()).getFirst();
        for (int i = 5; i < 250; i++) {
            Instant at = blog.clock.instant().plusMillis(i);
            String id = "01ZZ%04d".formatted(i);
            blog.table
                    .rootCommentTable()
                    .create(RootCommentBuilder.of(sample)
                            .commentId(id)
                            .text("root " + i)
                            .createdAt(at)
                            .version(0)
                            .build());
            roots.add(id);
        }
        blog.clock.advance(Duration.ofMinutes(1));
        for (int i = 0; i < 250; i++) {
            blog.write(LegacyItems.item(
                            "COMMENT",
                            "POST#" + post,
                            "COMMENT#" + roots.get(i) + "#0R" + i + "#2036-03-10T13:00:00.000Z")
                    .with("authorId", "eve")
                    .with("text", "reply " + i)
                    .attributes);
        }
        blog.requests.take();
        List<Map<String, Object>> threads = threads();
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L, "Query", 1L));
        assertThat(threads).hasSize(250);
        for (int i = 0; i < 250; i++) {
            assertThat(part(threads.get(i), "root")).containsEntry("text", "root " + i);
            assertThat(column(list(threads.get(i), "replies"), "text")).containsExactly("reply " + i);
        }
    }

    @Test
    void a10_comments_areInTheOrderOfTime() {
        assertThat(List.of(tick("first"), tick("second"), tick("third")))
                .as("new ids")
                .isSorted();
        blog.write(LegacyItems.item("COMMENT", "POST#" + post, "COMMENT#aaa-random-id#2036-03-10T12:00:02.500Z")
                .with("createdAt", "2036-03-10T12:00:02.500Z")
                .with("authorId", "eve")
                .with("text", "by others, with a random id")
                .attributes);
        assertThat(threads().stream().map(thread -> part(thread, "root").get("text")))
                .containsExactly("first", "second", "by others, with a random id", "third");
    }

    @Test
    void a10_replies_areInTheOrderOfTime() {
        String root = tick("root");
        blog.reply(bob, post, "first", root);
        blog.clock.advance(Duration.ofSeconds(2));
        blog.reply(bob, post, "third", root);
        for (String id : List.of("aaa", "000")) {
            String at = "2036-03-10T12:00:02." + (id.equals("aaa") ? "000Z" : "500Z");
            blog.write(LegacyItems.item("COMMENT", "POST#" + post, "COMMENT#" + root + "#" + id + "#" + at)
                    .with("createdAt", at)
                    .with("authorId", "eve")
                    .with("text", "by others " + id)
                    .attributes);
        }
        assertThat(column(list(threads().getFirst(), "replies"), "text"))
                .containsExactly("first", "by others aaa", "by others 000", "third");
    }

    @Test
    void a11_rootsAndReplies_arePagedApart() {
        String root = tick("root 0");
        for (int i = 1; i < 5; i++) {
            tick("root " + i);
        }
        for (int i = 0; i < 7; i++) {
            blog.clock.advance(Duration.ofSeconds(1));
            blog.reply(bob, post, "reply " + i, root);
        }
        blog.requests.take();
        ApiResponse first =
                blog.api.get("posts/" + post + "/comments/roots?limit=3").hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L, "Query", 1L));
        assertThat(column(first.items(), "text")).containsExactly("root 0", "root 1", "root 2");
        ApiResponse second = blog.api.get("posts/" + post + "/comments/roots?limit=3&cursor=" + first.text("next"));
        assertThat(column(second.items(), "text")).containsExactly("root 3", "root 4");
        ApiResponse replies =
                blog.api.get("comments/" + root + "/replies?limit=5").hasStatus(200);
        assertThat(column(replies.items(), "text"))
                .containsExactly("reply 0", "reply 1", "reply 2", "reply 3", "reply 4");
        assertThat(column(
                        blog.api
                                .get("comments/" + root + "/replies?limit=5&cursor=" + replies.text("next"))
                                .items(),
                        "text"))
                .containsExactly("reply 5", "reply 6");
        blog.api
                .get("posts/" + post + "/comments/roots?cursor=" + replies.text("next"))
                .isProblem(400, "cursor");
    }

    @Test
    void a12_replyToAReply_staysInItsThread() {
        String root = tick("root");
        String reply = blog.reply(ana, post, "reply", root);
        String deep = blog.reply(bob, post, "deep", reply);
        Map<String, AttributeValue> item =
                blog.item("POST#" + post, "COMMENT#" + root + "#" + deep + "#2036-03-10T12:00:01.000Z");
        assertThat(text(item, "inReplyTo")).isEqualTo(reply);
        assertThat(item).containsEntry("depth", AttributeValue.fromN("2"));
        assertThat(text(item, "GSI1PK")).isEqualTo("COMMENT#" + deep);
        assertThat(text(item, "GSI2PK")).isEqualTo("AUTHOR#bob");
        assertThat(text(item, "GSI3PK")).isEqualTo("REPLIES#" + root);
        assertThat(threads()).hasSize(1);
        assertThat(column(list(threads().getFirst(), "replies"), "text")).containsExactly("reply", "deep");
        assertThat(column(ana.get("me/notifications").items(), "kind")).containsExactlyInAnyOrder("comment", "reply");
        assertThat(column(bob.get("me/notifications").items(), "kind")).containsExactly("reply");

        assertThat(blog.api.get("comments/" + deep).hasStatus(200).json()).containsEntry("rootId", root);
        assertThat(blog.api
                        .get("comments/" + blog.reply(ana, post, "deepest", deep))
                        .hasStatus(200)
                        .json())
                .containsEntry("rootId", root)
                .containsEntry("inReplyTo", deep)
                .containsEntry("depth", 3L);
    }

    @Test
    void reply_toACommentOnAnotherPost_isRefused() {
        String other = blog.post(ana, "Other", blog.category("More", ""));
        String elsewhere = blog.comment(bob, other, "there");
        for (String wrong : List.of(elsewhere, "nothing")) {
            bob.post("posts/" + post + "/comments", Map.of("text", "x", "inReplyTo", wrong))
                    .isProblem(422, "inReplyTo");
        }
    }

    @Test
    void edit_withinTheTimeLimit_isAllowedToTheAuthorOnly() {
        String id = tick("typo");
        ana.patch("comments/" + id, Map.of("text", "mine")).isProblem(403);
        mod.patch("comments/" + id, Map.of("text", "mine")).isProblem(403);
        bob.with("If-Match", "\"7\"")
                .patch("comments/" + id, Map.of("text", "x"))
                .isProblem(412);
        ApiResponse edited = bob.with("If-Match", "\"1\"")
                .patch("comments/" + id, Map.of("text", "right"))
                .hasStatus(200);
        assertThat(edited.json()).containsEntry("text", "right").containsKey("editedAt");
        blog.clock.advance(Duration.ofMinutes(16));
        bob.patch("comments/" + id, Map.of("text", "late")).isProblem(409);
        assertThat(blog.api.get("comments/" + id).text("text")).isEqualTo("right");
    }

    @Test
    void delete_ofAComment_keepsItsReplies() {
        String root = tick("root");
        String reply = blog.reply(ana, post, "reply", root);
        String leaf = tick("leaf");
        ana.delete("comments/" + root).isProblem(403);
        for (int i = 0; i < 2; i++) {
            bob.delete("comments/" + root).hasStatus(204);
        }
        mod.delete("comments/" + leaf).hasStatus(204);
        List<Map<String, Object>> threads = threads();
        assertThat(threads)
                .as("without the deleted comment that has no replies")
                .hasSize(1);
        assertThat(part(threads.getFirst(), "root"))
                .containsEntry("status", "deleted")
                .doesNotContainKeys("text", "authorId", "authorName");
        assertThat(column(list(threads.getFirst(), "replies"), "commentId")).containsExactly(reply);
        bob.patch("comments/" + root, Map.of("text", "back")).isProblem(409);
        bob.post("posts/" + post + "/comments", Map.of("text", "x", "inReplyTo", root))
                .isProblem(422);
        assertThat(blog.api.get("posts/" + post).json()).containsEntry("comments", 1L);
        assertThat(blog.allItems().toString()).doesNotContain("leaf");
    }

    @Test
    void hide_byModerators_canBeRevertedAndNotifiesTheAuthor() {
        String id = tick("rude");
        ana.post("comments/" + id + "/hide").isProblem(403);
        bob.post("comments/" + id + "/hide").isProblem(403);
        assertThat(mod.post("comments/" + id + "/hide").hasStatus(200).json())
                .containsEntry("status", "hidden")
                .containsEntry("text", "rude");
        assertThat(part(threads().getFirst(), "root"))
                .containsEntry("status", "hidden")
                .doesNotContainKey("text");
        assertThat(blog.api.get("users/bob/comments").body()).doesNotContain("rude");
        blog.clock.advance(Duration.ofSeconds(1));
        mod.post("comments/" + id + "/restore").hasStatus(200);
        assertThat(part(threads().getFirst(), "root")).containsEntry("text", "rude");
        assertThat(column(bob.get("me/notifications").items(), "kind")).containsExactly("restored", "hidden");
    }

    @Test
    void a27_commentLists_carryNamesAndNeedNoProfiles() {
        blog.reply(ana, post, "hello yourself", tick("hello"));
        blog.requests.take();
        Map<String, Object> thread = threads().getFirst();
        assertThat(part(thread, "root")).containsEntry("authorName", "Name of bob");
        assertThat(column(list(thread, "replies"), "authorName")).containsExactly("Name of ana");
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L, "Query", 1L));
    }
}
