package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.list;
import static io.azulejo.blog.RunningBlog.part;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.azulejo.blog.domain.CategoryCounts;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.Notifications;
import io.azulejo.blog.domain.PostPurge;
import io.azulejo.blog.domain.Posts;
import io.azulejo.blog.domain.Slugs;
import io.azulejo.blog.domain.UserDeletion;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.Step;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for jobs that crash between any two steps and are resumed by another runner. */
@OnEveryBackend
final class JobsTest {
    private static final int READERS = 30;
    private static final String ZOE = "sub-5e1f";

    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private String category;

    JobsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        category = blog.category("Tech", "");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    /** Simulated crash of the process. */
    private static final class SimulatedCrash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after every other step, before the checkpoint. */
    private static final class CrashingJob implements Job {
        private final Job job;
        private int steps;

        CrashingJob(Job job) {
            this.job = job;
        }

        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            Step step = job.next(record);
            if (++steps % 2 == 0) {
                throw new SimulatedCrash();
            }
            return step;
        }
    }

    private JobRunner runner(Job job) {
        return new JobRunner(
                blog.table,
                List.of(job),
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                blog.clock);
    }

    /** Runs a job with runners that crash, so that steps repeat, until it is done. */
    private void runWithCrashes(Job job, String id) {
        for (int crashes = 0; blog.table.job(id).orElseThrow().state() == JobState.OPEN; crashes++) {
            assertThat(crashes).as("%s finishes", blog.table.job(id)).isLessThan(60);
            JobRunner crashing = runner(new CrashingJob(job));
            try {
                crashing.runDueJobs();
            } catch (SimulatedCrash crash) {
                assertThat(runner(job).runDueJobs())
                        .as("a lease that has not ended")
                        .isFalse();
            }
            blog.clock.advance(Duration.ofSeconds(31));
        }
        assertThat(blog.table.job(id).orElseThrow().state()).isEqualTo(JobState.DONE);
    }

    /** Creates a post with comments, replies, likes and bookmarks by many users. */
    private String busyPost() {
        String post = blog.post(ana, "Busy", category);
        for (int i = 0; i < READERS; i++) {
            ApiClient reader = blog.user("reader" + i);
            String comment = blog.comment(reader, post, "comment " + i);
            blog.reply(ana, post, "reply " + i, comment);
            reader.put("posts/" + post + "/like", Map.of()).hasStatus(204);
            reader.put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
        }
        return post;
    }

    /** Returns the items that contain a text, except job records. */
    private List<Map<String, AttributeValue>> mentions(String id) {
        return blog.allItems().stream()
                .filter(item -> !text(item, "PK").equals("JOBS"))
                .filter(item -> item.toString().contains(id))
                .toList();
    }

    private Notifications notifications() {
        return new Notifications(blog.table, blog.windows, blog.clock);
    }

    private Posts posts() {
        return new Posts(
                blog.table,
                new Slugs(blog.table, blog.clock),
                new CategoryCounts(blog.table),
                new Feed(blog.table, blog.clock),
                blog.windows,
                blog.clock);
    }

    @Test
    void a20_deletedPost_isHiddenAtOnceAndPurgedCompletely() {
        String post = busyPost();
        ana.put("posts/" + post + "/slug", Map.of("slug", "busier")).hasStatus(200);
        ana.with("If-Match", "*")
                .with("Content-Type", "text/markdown")
                .send("PUT", "posts/" + post + "/content", "x".repeat(40_000))
                .hasStatus(204);
        ApiResponse response = ana.delete("posts/" + post).hasStatus(202);
        Map<String, AttributeValue> deleted = blog.item("POST#" + post, "POST#" + post);
        assertThat(deleted).containsKey("deletedAt").doesNotContainKeys("GSI1PK", "GSI2PK", "GSI3PK");
        for (String path : List.of("posts/" + post, "posts/busier", "posts/" + post + "/comments")) {
            ana.get(path).isProblem(404);
        }
        blog.user("reader1").put("posts/" + post + "/like", Map.of()).isProblem(404);
        assertThat(blog.api.get("posts").items()).isEmpty();
        assertThat(blog.table.categoryStats(category).orElseThrow().posts()).isZero();

        PostPurge purge = new PostPurge(blog.table, notifications());
        assertThat(runner(purge).runDueJobs()).as("it can still be restored").isFalse();
        blog.clock.advance(Duration.ofDays(31));
        runWithCrashes(purge, response.text("id"));
        assertThat(mentions(post)).isEmpty();
        assertThat(blog.item("SLUG#busy", "SLUG#busy")).isEmpty();
        assertThat(blog.item("SLUG#busier", "SLUG#busier")).isEmpty();
        assertThat(blog.table.inbox("ana").orElseThrow().unread()).isZero();
    }

    @Test
    void a20_deletedPost_withinTheTimeLimit_isRestored() {
        String post = blog.post(ana, "Back", category);
        blog.comment(blog.user("bob"), post, "still here");
        ApiResponse response = ana.delete("posts/" + post).hasStatus(202);
        blog.user("bob").post("posts/" + post + "/restore").isProblem(404);
        blog.clock.advance(Duration.ofDays(10));
        ana.post("posts/" + post + "/restore").hasStatus(200);
        assertThat(column(blog.api.get("posts").items(), "title")).containsExactly("Back");
        assertThat(blog.table.categoryStats(category).orElseThrow().posts()).isEqualTo(1);
        blog.clock.advance(Duration.ofDays(31));
        PostPurge purge = new PostPurge(blog.table, notifications());
        assertThat(runner(purge).runDueJobs()).isTrue();
        assertThat(blog.table.job(response.text("id")).orElseThrow().state()).isEqualTo(JobState.DONE);
        assertThat(list(
                        blog.api
                                .get("posts/" + post + "/comments")
                                .hasStatus(200)
                                .json(),
                        "threads"))
                .hasSize(1);

        ana.delete("posts/" + post).hasStatus(202);
        blog.clock.advance(Duration.ofDays(31));
        ana.post("posts/" + post + "/restore").isProblem(404);
    }

    @Test
    void a20_postDeletedAgain_isKeptForTheFullTimeLimit() {
        String post = blog.post(ana, "Twice", category);
        ana.delete("posts/" + post).hasStatus(202);
        blog.clock.advance(Duration.ofDays(10));
        ana.post("posts/" + post + "/restore").hasStatus(200);
        blog.clock.advance(Duration.ofDays(10));
        ana.delete("posts/" + post).hasStatus(202);
        blog.clock.advance(Duration.ofDays(11));
        PostPurge purge = new PostPurge(blog.table, notifications());
        assertThat(runner(purge).runDueJobs())
                .as("the purge of the first delete")
                .isTrue();
        ana.post("posts/" + post + "/restore").hasStatus(200);
    }

    @Test
    void a20_restoredPost_whoseCategoryIsGone_isADraft() {
        String doomed = blog.category("Doomed", "");
        String post = blog.post(ana, "Back", doomed);
        ana.delete("posts/" + post).hasStatus(202);
        blog.user("ed", "editor").delete("categories/" + doomed).hasStatus(204);
        ana.post("posts/" + post + "/restore").hasStatus(200);
        assertThat(column(ana.get("me/drafts").items(), "title")).containsExactly("Back");
        ana.with("If-Match", "*")
                .patch("posts/" + post, Map.of("categoryId", category))
                .hasStatus(200);
        ana.post("posts/" + post + "/publish").hasStatus(200);
    }

    @Test
    void a21_deletedUser_leavesAnonymousCommentsAndNothingElse() {
        ApiClient zoe = blog.user(ZOE, "author");
        zoe.put("me/handle", Map.of("handle", "zoe-s")).hasStatus(200);
        zoe.put("me/handle", Map.of("handle", "zoe-silva")).hasStatus(200);
        zoe.put("me/email", Map.of("email", "zoe@example.org")).hasStatus(200);
        List<String> others = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            String other = blog.post(ana, "By ana " + i, category);
            others.add(other);
            String comment = blog.comment(zoe, other, "her comment");
            blog.reply(ana, other, "answer", comment);
            zoe.put("posts/" + other + "/like", Map.of()).hasStatus(204);
            zoe.put("posts/" + other + "/bookmark", Map.of()).hasStatus(204);
            blog.clock.advance(Duration.ofSeconds(1));
        }
        String first = others.getFirst();
        blog.reply(zoe, first, "her answer", blog.comment(ana, first, "of ana"));
        String own = blog.post(zoe, "Her own", category);
        blog.draft(zoe, "Her draft", category);
        blog.comment(ana, own, "on hers");
        UserDeletion deletion = new UserDeletion(blog.table, posts(), notifications(), blog.windows, blog.clock);
        JobRecord job = deletion.begin(blog.table.profile(ZOE).orElseThrow());
        zoe.put("posts/" + first + "/like", Map.of()).isProblem(403);
        zoe.post("posts", Map.of("title", "x", "content", "x", "categoryId", category))
                .isProblem(403);

        runWithCrashes(deletion, job.id());
        PostPurge purge = new PostPurge(blog.table, notifications());
        await().until(() -> !runner(purge).runDueJobs());
        for (String trace : List.of(ZOE, "Name of " + ZOE, "zoe@example.org", "zoe-s", own)) {
            assertThat(mentions(trace)).as(trace).isEmpty();
        }
        for (String other : others) {
            Map<String, Object> read =
                    blog.api.get("posts/" + other).hasStatus(200).json();
            assertThat(read).containsEntry("likes", 0L).containsEntry("bookmarks", 0L);
            Map<String, Object> root = part(
                    list(blog.api.get("posts/" + other + "/comments").json(), "threads")
                            .getFirst(),
                    "root");
            assertThat(root)
                    .containsEntry("text", "her comment")
                    .containsEntry("authorId", "deleted")
                    .doesNotContainKey("authorName");
        }
        assertThat(blog.api.get("posts/" + first).json()).containsEntry("comments", 4L);
        assertThat(ana.get("me/notifications").items())
                .as("notifications that named the deleted user")
                .isEmpty();
        assertThat(blog.table.inbox("ana").orElseThrow().unread()).isZero();
    }

    @Test
    void a21_legacyLikesAndBookmarks_manyForOnePost_areDeletedAndCounted() {
        LegacyItems.write(blog);
        ApiClient zoe = blog.user(ZOE);
        for (int second = 1; second < 4; second++) {
            String at = "2024-01-15T10:30:0" + second + ".000Z";
            blog.write(LegacyItems.like("p-1", ZOE, at).attributes);
            blog.write(LegacyItems.bookmark(ZOE, "p-1", at).attributes);
        }
        ana.put("posts/p-1/like", Map.of()).hasStatus(204);
        ana.put("posts/p-1/bookmark", Map.of()).hasStatus(204);
        zoe.get("me").hasStatus(200);
        blog.awaitDone(zoe.delete("me"));
        assertThat(mentions(ZOE)).isEmpty();
        assertThat(blog.api.get("posts/p-1").json()).containsEntry("likes", 1L).containsEntry("bookmarks", 1L);
    }

    @Test
    void a21_legacyDrafts_areDeletedWithTheirAuthor() {
        LegacyItems.write(blog);
        LegacyItems.Item draft = LegacyItems.post("p-2", "Old draft").with("GSI2SK", "POST##p-2");
        List.of("GSI1PK", "GSI1SK", "publishedAt").forEach(draft.attributes::remove);
        blog.write(draft.attributes);
        blog.awaitDone(blog.user("sub-old", "author").delete("me"));
        PostPurge purge = new PostPurge(blog.table, notifications());
        await().until(() -> !runner(purge).runDueJobs() && mentions("sub-old").isEmpty());
        assertThat(mentions("p-2")).isEmpty();
    }

    @Test
    void a21_deletedModerator_isNamedInNoNotification() {
        ApiClient zoe = blog.user(ZOE, "moderator");
        ApiClient bob = blog.user("bob");
        String comment = blog.comment(bob, blog.post(ana, "First", category), "rude");
        zoe.post("comments/" + comment + "/hide").hasStatus(200);
        zoe.post("comments/" + comment + "/restore").hasStatus(200);
        blog.awaitDone(zoe.delete("me"));
        assertThat(mentions(ZOE)).isEmpty();
        assertThat(column(bob.get("me/notifications").items(), "kind")).containsExactlyInAnyOrder("hidden", "restored");
    }

    @Test
    void a21_deletionOfMyData_isAJobWithProgress() {
        ApiClient bob = blog.user("bob");
        bob.get("me").hasStatus(200);
        ApiResponse response = bob.delete("me").hasStatus(202);
        blog.awaitDone(response);
        assertThat(bob.get("me/jobs/" + response.text("id")).hasStatus(200).text("state"))
                .isEqualTo("done");
        ana.get("me/jobs/" + response.text("id")).isProblem(404);
        blog.api.get("users/bob").isProblem(404);
        ApiClient root = blog.user("root", "admin");
        ana.get("me").hasStatus(200);
        ApiResponse byAdmin = root.delete("admin/users/ana").hasStatus(202);
        blog.awaitDone(byAdmin);
        assertThat(root.get("admin/jobs/" + byAdmin.text("id")).hasStatus(200).text("state"))
                .isEqualTo("done");
        root.delete("admin/users/root").isProblem(409);
        bob.get("admin/jobs/" + byAdmin.text("id")).isProblem(403);
    }

    @Test
    void a27_newName_isCopiedToPostsAndComments() {
        ApiClient bob = blog.user("bob", "author");
        String post = blog.post(bob, "By bob", category);
        blog.draft(bob, "Draft of bob", category);
        for (int i = 0; i < 30; i++) {
            blog.comment(bob, post, "c" + i);
        }
        bob.patch("me", Map.of("name", "Robert")).hasStatus(200);
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(blog.table.jobs())
                        .allSatisfy(job -> assertThat(job.state()).isEqualTo(JobState.DONE)));
        assertThat(column(blog.api.get("posts").items(), "authorName")).containsExactly("Robert");
        assertThat(column(bob.get("me/drafts").items(), "authorName")).containsExactly("Robert");
        assertThat(column(blog.api.get("users/bob/comments?limit=100").items(), "authorName"))
                .hasSize(30)
                .containsOnly("Robert");
    }

    @Test
    void purge_withoutItsArgument_failsWithItsName() {
        assertThatThrownBy(() -> new CrashingJob(new PostPurge(blog.table, notifications()))
                        .next(JobRecord.of("post-purge", Map.of())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("postId");
    }
}
