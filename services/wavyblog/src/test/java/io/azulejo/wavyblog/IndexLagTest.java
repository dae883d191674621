package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.CategoryMove;
import io.azulejo.wavyblog.domain.IndexLagDelay;
import io.azulejo.wavyblog.domain.NameRetention;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.UserDeletion;
import io.azulejo.wavyblog.domain.UserRename;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests with index lag: every index stays behind the table until the test advances the clock. */
final class IndexLagTest {
    private static final int POSTS = 40;
    private static final JobOptions JOBS =
            new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7));

    private RunningWavyBlog blog;
    private IndexLagDelay settling;

    @BeforeEach
    void start() {
        blog = new RunningWavyBlog(IndexLagTest::lagging, true);
        settling = new IndexLagDelay(blog.clock, Duration.ofSeconds(10));
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

    private void write(ApiClient author) {
        for (int i = 0; i < POSTS; i++) {
            author.post("posts", Map.of("title", "P" + i, "content", "x", "published", i % 5 != 0))
                    .hasStatus(201);
        }
        assertThat(blog.table.postsByUser("ana", PageRequest.of(1)).items())
                .as("the index lags")
                .isEmpty();
    }

    private void run(Job job, String id) {
        JobRunner runner = new JobRunner(blog.table, List.of(job), JOBS, blog.clock);
        assertThat(runner.runDueJobs()).as("before the index has caught up").isFalse();
        blog.clock.advance(Duration.ofSeconds(10));
        finish(runner, id);
    }

    private void finish(JobRunner runner, String id) {
        for (int rounds = 0; blog.table.job(id).orElseThrow().state() == JobState.OPEN; rounds++) {
            assertThat(rounds).as("%s", blog.table.job(id)).isLessThan(20);
            runner.runDueJobs();
            blog.clock.advance(Duration.ofHours(2));
        }
        assertThat(blog.table.job(id).orElseThrow().state()).isEqualTo(JobState.DONE);
    }

    @Test
    void login_rightAfterRegistering_succeedsByNameAndAddress() {
        blog.user("ana");
        assertThat(blog.table.users(PageRequest.of(1)).items()).isEmpty();
        blog.api
                .post("auth/login", Map.of("login", "ana@example.com", "password", RunningWavyBlog.PASSWORD))
                .hasStatus(200);
    }

    @Test
    void deletion_ofPostsThatNoIndexShowsYet_leavesNone() {
        write(blog.user("ana"));
        Categories categories = new Categories(blog.table);
        Posts posts = new Posts(blog.table, new Slugs(blog.table), categories, blog.clock);
        UserDeletion deletion = new UserDeletion(
                blog.table, posts, categories, settling, new NameRetention(blog.clock, Duration.ofDays(90)));
        JobRecord job = deletion.begin("ana", false);
        run(deletion, job.id());
        assertThat(blog.table.user("ana")).isEmpty();
        for (int i = 0; i < POSTS; i++) {
            assertThat(blog.item("POST#p" + i, "METADATA#p" + i)).isEmpty();
        }
        assertThat(blog.table.categoryStats("uncategorized").orElseThrow().postCount())
                .isZero();
    }

    @Test
    void categoryMove_ofPostsThatNoIndexShowsYet_movesAllBeforeItCloses() {
        blog.admin().post("categories", Map.of("slug", "tech", "name", "Tech")).hasStatus(201);
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < POSTS; i++) {
            ana.post("posts", Map.of("title", "P" + i, "content", "x", "category", "tech", "published", i % 5 != 0))
                    .hasStatus(201);
        }
        Categories categories = new Categories(blog.table);
        CategoryMove move =
                new CategoryMove(blog.table, new Posts(blog.table, new Slugs(blog.table), categories, blog.clock));
        String id = categories.move("tech", "technology").id();
        JobRunner runner = new JobRunner(blog.table, List.of(move), JOBS, blog.clock);
        runner.runDueJobs();
        assertThat(blog.table.job(id).orElseThrow().state()).isEqualTo(JobState.OPEN);
        assertThat(blog.table.category("tech"))
                .as("the old category, while it has posts")
                .isPresent();
        finish(runner, id);
        for (int i = 0; i < POSTS; i++) {
            assertThat(RunningWavyBlog.text(blog.item("POST#p" + i, "METADATA#p" + i), "Category"))
                    .isEqualTo("technology");
        }
        assertThat(blog.table.category("tech")).isEmpty();
    }

    @Test
    void rename_ofPostsThatNoIndexShowsYet_movesAll() {
        write(blog.user("ana"));
        UserRename rename = new UserRename(blog.table, settling);
        JobRecord job = rename.begin("ana", "anna");
        run(rename, job.id());
        for (int i = 0; i < POSTS; i++) {
            assertThat(RunningWavyBlog.text(blog.item("POST#p" + i, "METADATA#p" + i), "AuthorID"))
                    .isEqualTo("anna");
        }
    }
}
