package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.blog.rules.CategoryCounts;
import io.azulejo.blog.rules.Feed;
import io.azulejo.blog.rules.Notifications;
import io.azulejo.blog.rules.Posts;
import io.azulejo.blog.rules.Slugs;
import io.azulejo.blog.rules.UserDeletion;
import io.azulejo.blog.rules.Windows;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.OpenBackend;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobState;
import io.azulejo.web.job.Step;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every index is behind the table, by a time that passes only when a test turns the clock. */
final class IndexLagTest {
    private static final int COMMENTS = 40;

    private RunningBlog blog;
    private ApiClient bob;
    private String post;

    @BeforeEach
    void start() {
        blog = new RunningBlog(IndexLagTest::lagging);
        bob = blog.user("bob");
        post = blog.post(blog.user("ana", "author"), "First", blog.category("Tech", ""));
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private static OpenBackend lagging(InstantSource clock) {
        EngineOptions options = EngineOptions.DEFAULT
                .withClock(clock)
                .withFaults(Faults.by((kind, operation) -> kind == FaultKind.INDEX_LAG));
        return new OpenBackend(EmbeddedDynamoDb.builder().options(options).build(), () -> {});
    }

    @Test
    void comment_rightAfterWriting_isFoundAnsweredAndChanged() {
        String comment = blog.comment(bob, post, "hello");
        assertThat(blog.table.comment(comment)).as("the index is behind").isEmpty();
        blog.api.get("comments/" + comment).hasStatus(200);
        blog.reply(bob, post, "answer", comment);
        bob.patch("comments/" + comment, Map.of("text", "hello!")).hasStatus(200);
        bob.delete("comments/" + comment).hasStatus(204);
    }

    @Test
    void likesAndSlugs_areAsOfNow() {
        for (int i = 0; i < 3; i++) {
            bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        }
        assertThat(blog.table.hasLiked("bob", post)).as("the index is behind").isEmpty();
        assertThat(bob.get("posts/first").hasStatus(200).json())
                .containsEntry("liked", true)
                .containsEntry("likes", 1L);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        assertThat(blog.items("POST#" + post, "LIKE#")).isEmpty();
    }

    @Test
    void deletion_ofCommentsThatNoIndexShowsYet_leavesNoneWithAName() {
        for (int i = 0; i < COMMENTS; i++) {
            blog.comment(bob, post, "c" + i);
        }
        assertThat(blog.table.commentsByAuthor("bob", PageRequest.of(1)).items())
                .isEmpty();
        UserDeletion deletion = deletion();
        JobRecord job = deletion.begin(blog.table.profile("bob").orElseThrow());
        JobRunner runner = runner(deletion);
        assertThat(runner.runFree()).as("before the index has caught up").isFalse();
        blog.clock.turn(Duration.ofSeconds(10));
        assertThat(runner.runFree()).isTrue();
        assertThat(blog.table.job(job.id()).orElseThrow().state()).isEqualTo(JobState.DONE);
        assertThat(blog.items("POST#" + post, "COMMENT#"))
                .hasSize(COMMENTS)
                .allSatisfy(comment ->
                        assertThat(RunningBlog.text(comment, "authorId")).isEqualTo("deleted"));
    }

    @Test
    void a21_deletion_doneAgainWhileTheIndexStillShowsWhatIsGone_countsItOnce() {
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        blog.clock.turn(Duration.ofMinutes(1));
        UserDeletion deletion = deletion();
        JobRecord job = deletion.begin(blog.table.profile("bob").orElseThrow());
        blog.clock.turn(Duration.ofSeconds(10));
        assertThatThrownBy(() -> runner(new DyingAfterLikes(deletion)).runFree())
                .isInstanceOf(Killed.class);
        blog.clock.turn(Duration.ofMillis(20));
        assertThat(blog.table.likesByAuthor("bob", PageRequest.of(1)).items())
                .as("the index is behind")
                .hasSize(1);
        for (int round = 0; round < 20; round++) {
            runner(deletion).runFree();
            blog.clock.turn(Duration.ofSeconds(1));
        }
        assertThat(blog.table.job(job.id()).orElseThrow().state()).isEqualTo(JobState.DONE);
        assertThat(blog.table.stats(post).orElseThrow().likes()).isZero();
        assertThat(blog.table.inbox("ana").orElseThrow().unread()).isZero();
    }

    private JobRunner runner(Job job) {
        JobOptions options = new JobOptions(Duration.ofMillis(10), Duration.ofMillis(1), 100, Duration.ofDays(7));
        return new JobRunner(blog.table, List.of(job), options, blog.clock);
    }

    private UserDeletion deletion() {
        Windows windows =
                new Windows(Duration.ofMinutes(15), Duration.ofDays(30), Duration.ofSeconds(10), Duration.ofDays(90));
        Posts posts = new Posts(
                blog.table,
                new Slugs(blog.table, blog.clock),
                new CategoryCounts(blog.table),
                new Feed(blog.table, blog.clock),
                windows,
                blog.clock);
        return new UserDeletion(
                blog.table, posts, new Notifications(blog.table, windows, blog.clock), windows, blog.clock);
    }

    /** The process ends here, with no chance to write anything more. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Dies when the likes are gone, before the checkpoint. */
    private record DyingAfterLikes(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            Step step = job.next(record);
            if (record.checkpoint().startsWith("likes")) {
                throw new Killed();
            }
            return step;
        }
    }
}
