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

/** Tests for what others see of withdrawn posts and hidden comments, and for counters of other applications' items. */
@OnEveryBackend
final class PrivacyTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private String category;
    private String post;

    PrivacyTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
        category = blog.category("Tech", "");
        post = blog.post(ana, "First", category);
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    @Test
    void handles_ofADeletedUser_areReservedFor90Days() {
        ana.put("me/handle", Map.of("handle", "ana")).hasStatus(200);
        ana.put("me/handle", Map.of("handle", "ana-maria")).hasStatus(200);
        blog.awaitDone(ana.delete("me"));
        for (String handle : List.of("ana", "ana-maria")) {
            blog.api.get("users/by-handle/" + handle).isProblem(404);
            bob.put("me/handle", Map.of("handle", handle)).isProblem(409, "handle");
        }
        bob.put("me/handle", Map.of("handle", "bob")).hasStatus(200);
        blog.clock.advance(Duration.ofDays(91));
        blog.user("bob").put("me/handle", Map.of("handle", "ana")).hasStatus(200);
    }

    @Test
    void commentsAndLikes_onAWithdrawnPost_areNotPublicButTheirOwnersRemoveThem() {
        String other = blog.post(ana, "Second", category);
        String comment = blog.comment(bob, post, "about the first");
        blog.clock.advance(Duration.ofSeconds(1));
        blog.comment(bob, other, "about the second");
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        bob.put("posts/" + other + "/like", Map.of()).hasStatus(204);
        ana.post("posts/" + post + "/unpublish").hasStatus(200);
        assertThat(column(blog.api.get("users/bob/comments").hasStatus(200).items(), "text"))
                .containsExactly("about the second");
        assertThat(blog.api.get("users/bob/comments?limit=1").items()).hasSize(1);
        assertThat(column(blog.api.get("users/bob/likes").hasStatus(200).items(), "postId"))
                .containsExactly(other);
        blog.api.get("comments/" + comment).isProblem(404);
        blog.user("eve").delete("comments/" + comment).isProblem(404);
        blog.user("eve").delete("posts/" + post + "/like").isProblem(404);
        bob.delete("comments/" + comment).hasStatus(204);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        ana.post("posts/" + post + "/publish").hasStatus(200);
        assertThat(blog.api.get("posts/" + post).json())
                .containsEntry("comments", 0L)
                .containsEntry("likes", 0L);
    }

    @Test
    void hiddenComments_areReadAndListedByModeratorsAlone() {
        ApiClient moderator = blog.user("mod", "moderator");
        String root = blog.comment(bob, post, "rude root");
        String reply = blog.reply(bob, post, "rude reply", root);
        moderator.post("comments/" + root + "/hide").hasStatus(200);
        moderator.post("comments/" + reply + "/hide").hasStatus(200);
        assertThat(moderator.get("comments/" + root).hasStatus(200).text("text"))
                .isEqualTo("rude root");
        assertThat(bob.get("comments/" + root).hasStatus(200).json()).doesNotContainKey("text");
        assertThat(column(moderator.get("comments?status=hidden").hasStatus(200).items(), "text"))
                .containsExactly("rude reply", "rude root");
        assertThat(moderator.get("posts/" + post + "/comments").hasStatus(200).body())
                .contains("rude root", "rude reply");
        assertThat(bob.get("posts/" + post + "/comments").hasStatus(200).body()).doesNotContain("rude");
        bob.get("comments?status=hidden").isProblem(403);
        blog.api.get("comments?status=hidden").isProblem(401);
        moderator.get("comments?status=visible").isProblem(400, "status");
        moderator.post("comments/" + root + "/restore").hasStatus(200);
        bob.delete("comments/" + reply).hasStatus(204);
        assertThat(moderator.get("comments?status=hidden").items()).isEmpty();
        assertThat(blog.items("HIDDENCOMMENTS", "")).isEmpty();
    }

    @Test
    void deletion_ofTheProfile_saysThatTheAccountRemains() {
        ApiResponse deletion = bob.delete("me").hasStatus(202);
        assertThat(deletion.text("remains")).contains("DELETE /identity/me");
    }

    @Test
    void counters_ofLikesAndCommentsByOtherApplications_areRepairedByTheAuthorsReadAndByAJob() {
        String other = blog.post(ana, "Second", category);
        for (String id : List.of(post, other)) {
            blog.write(Map.of(
                    "PK", "POST#" + id,
                    "SK", "LIKE#zoe#2035-01-01T00:00:00.000Z",
                    "entityType", "LIKE",
                    "createdAt", "2035-01-01T00:00:00.000Z",
                    "updatedAt", "2035-01-01T00:00:00.000Z"));
            blog.write(Map.of(
                    "PK", "POST#" + id,
                    "SK", "COMMENT#c-" + id + "#2035-01-01T00:00:00.000Z",
                    "entityType", "COMMENT",
                    "authorId", "zoe",
                    "createdAt", "2035-01-01T00:00:00.000Z",
                    "updatedAt", "2035-01-01T00:00:00.000Z"));
        }
        assertThat(bob.get("posts/" + post).json()).containsEntry("likes", 0L);
        assertThat(ana.get("posts/" + post).hasStatus(200).json())
                .containsEntry("likes", 1L)
                .containsEntry("comments", 1L);
        assertThat(bob.get("posts/" + post).json()).containsEntry("likes", 1L);
        assertThat(bob.get("posts/" + other).json()).containsEntry("likes", 0L);
        bob.post("admin/recounts").isProblem(403);
        ApiClient root = blog.user("root", "admin");
        ApiResponse job = root.post("admin/recounts");
        blog.awaitDone(job);
        root.get("me/jobs/" + job.text("id")).hasStatus(200);
        assertThat(bob.get("posts/" + other).json()).containsEntry("likes", 1L).containsEntry("comments", 1L);
    }

    @Test
    void views_countOnceAReaderAndDay_andNeverDrafts() {
        for (int i = 0; i < 3; i++) {
            bob.post("posts/" + post + "/views").hasStatus(204);
        }
        ana.post("posts/" + post + "/views").hasStatus(204);
        assertThat(blog.api.get("posts/" + post).json()).containsEntry("views", 2L);
        blog.clock.advance(Duration.ofDays(1));
        bob.post("posts/" + post + "/views").hasStatus(204);
        assertThat(blog.api.get("posts/" + post).json()).containsEntry("views", 3L);
        String draft = blog.draft(ana, "Draft", category);
        ana.post("posts/" + draft + "/views").isProblem(404);
        blog.api.post("posts/" + draft + "/views").isProblem(404);
        ana.post("posts/" + post + "/archive").hasStatus(200);
        blog.api.post("posts/" + post + "/views").isProblem(404);
    }

    @Test
    void job_isReadByWhoStartedIt() {
        ApiClient ed = blog.user("ed", "editor");
        String other = blog.category("Other", "");
        ApiResponse moved =
                ed.delete("categories/" + category + "?moveTo=" + other).hasStatus(202);
        String location = String.valueOf(moved.header("Location"));
        ed.get(location).hasStatus(200);
        bob.get(location).isProblem(404);
        ApiResponse deleted = ana.delete("posts/" + post).hasStatus(202);
        ana.get("me/jobs/" + deleted.text("id")).hasStatus(200);
        bob.get("me/jobs/" + deleted.text("id")).isProblem(404);
    }
}
