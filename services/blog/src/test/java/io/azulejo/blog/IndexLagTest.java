package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.blog.domain.CategoryCounts;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.Notifications;
import io.azulejo.blog.domain.Posts;
import io.azulejo.blog.domain.Slugs;
import io.azulejo.blog.domain.UserDeletion;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.Step;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with index lag: every index stays behind the table until the test advances the clock. */
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
        assertThat(blog.table.comment(comment)).as("the index lags").isEmpty();
        blog.api.get("comments/" + comment).hasStatus(200);
        blog.reply(bob, post, "answer", comment);
        bob.patch("comments/" + comment, Map.of("text", "hello!")).hasStatus(200);
        bob.delete("comments/" + comment).hasStatus(204);
    }

    @Test
    void likesAndSlugs_areReadConsistently() {
        for (int i = 0; i < 3; i++) {
            bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        }
        assertThat(blog.table.hasLiked("bob", post)).as("the index lags").isEmpty();
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
        assertThat(runner.runDueJobs()).as("before the index has caught up").isFalse();
        blog.clock.advance(Duration.ofSeconds(10));
        assertThat(runner.runDueJobs()).isTrue();
        assertThat(blog.table.job(job.id()).orElseThrow().state()).isEqualTo(JobState.DONE);
        assertThat(blog.items("POST#" + post, "COMMENT#"))
                .hasSize(COMMENTS)
                .allSatisfy(comment ->
                        assertThat(RunningBlog.text(comment, "authorId")).isEqualTo("deleted"));
    }

    @Test
    void a21_deletion_doneAgainWhileTheIndexStillShowsWhatIsGone_countsItOnce() {
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        blog.clock.advance(Duration.ofMinutes(1));
        UserDeletion deletion = deletion();
        JobRecord job = deletion.begin(blog.table.profile("bob").orElseThrow());
        blog.clock.advance(Duration.ofSeconds(10));
        assertThatThrownBy(() -> runner(new CrashAfterLikes(deletion)).runDueJobs())
                .isInstanceOf(SimulatedCrash.class);
        blog.clock.advance(Duration.ofMillis(20));
        assertThat(blog.table.likesByAuthor("bob", PageRequest.of(1)).items())
                .as("the index lags")
                .hasSize(1);
        for (int round = 0; round < 20; round++) {
            runner(deletion).runDueJobs();
            blog.clock.advance(Duration.ofSeconds(1));
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
        BlogTimeouts windows = new BlogTimeouts(
                Duration.ofMinutes(15), Duration.ofDays(30), Duration.ofSeconds(10), Duration.ofDays(90));
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

    /** Simulated crash of the process. */
    private static final class SimulatedCrash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after the step for likes, before the checkpoint. */
    private record CrashAfterLikes(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            Step step = job.next(record);
            if (record.checkpoint().startsWith("likes")) {
                throw new SimulatedCrash();
            }
            return step;
        }
    }
}
