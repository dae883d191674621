package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.FeedBackfill;
import io.azulejo.wavyblog.domain.IndexLagDelay;
import io.azulejo.wavyblog.domain.NameRetention;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.ScannableTable;
import io.azulejo.wavyblog.domain.SlugCheck;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.UserDeletion;
import io.azulejo.wavyblog.domain.UserRename;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.SlugKeys;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for jobs that crash between any two steps and are resumed by another runner. */
@OnEveryBackend
final class JobsTest {
    private static final int POSTS = 70;

    private final Backend backend;
    private RunningWavyBlog blog;

    JobsTest(Backend backend) {
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

    /** Simulated crash of the process. */
    private static final class SimulatedCrash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after its first step, before the checkpoint. */
    private record CrashingJob(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new SimulatedCrash();
        }
    }

    private JobRunner runner(Job job) {
        return new JobRunner(
                blog.table,
                List.of(job),
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                blog.clock);
    }

    /** Runs a job with runners that crash after one step each, until it is done. */
    private void runWithCrashes(Job job, String id) {
        for (int crashes = 0; blog.table.job(id).orElseThrow().state() == JobState.OPEN; crashes++) {
            assertThat(crashes).as("the job finishes").isLessThan(50);
            JobRunner crashing = runner(new CrashingJob(job));
            assertThatThrownBy(crashing::runDueJobs).isInstanceOf(SimulatedCrash.class);
            assertThat(runner(job).runDueJobs())
                    .as("a lease that has not ended")
                    .isFalse();
            blog.clock.advance(Duration.ofSeconds(31));
            if (crashes == 4) {
                assertThat(runner(job).runDueJobs()).isTrue();
            }
        }
    }

    private void write(ApiClient author, int count) {
        for (int i = 0; i < count; i++) {
            author.post("posts", Map.of("title", "P" + i, "content", "x", "published", i % 5 != 0))
                    .hasStatus(201);
        }
    }

    @Test
    void c5_rename_movesTheUserAtOnceAndThePostsFollow() {
        ApiClient ana = blog.user("ana");
        write(ana, POSTS);
        ApiResponse response = ana.put("me/username", Map.of("username", "anna"));
        blog.finished(response);
        String job = "me/jobs/" + response.text("id");
        assertThat(ana.get(job).hasStatus(200).text("state"))
                .as("by the token of the old name")
                .isEqualTo("done");
        assertThat(blog.login("anna").get(job).hasStatus(200).text("state")).isEqualTo("done");
        blog.user("bob").get(job).isProblem(404);
        blog.api.get(job).isProblem(401);
        assertThat(blog.api.get("users/ana").hasStatus(301).header("Location")).isEqualTo("/wavyblog/users/anna");
        assertThat(blog.api.get("users/anna/posts?limit=100").items()).hasSize(POSTS * 4 / 5);
        assertThat(blog.table.drafts("anna", PageRequest.of(100)).items()).hasSize(POSTS / 5);
        assertThat(blog.table.postsByUser("ana", PageRequest.of(1)).items()).isEmpty();
        assertThat(blog.table.userByEmail("ana@example.com").orElseThrow().username())
                .isEqualTo("anna");
        assertThat(blog.table.user("anna").orElseThrow().formerName()).isNull();
        blog.login("anna").get("me").hasStatus(200);
        blog.api
                .post(
                        "auth/register",
                        Map.of("username", "ana", "email", "other@example.com", "password", "long enough"))
                .isProblem(409, "username");
    }

    @Test
    void c5_rename_killedBetweenSteps_listsBothNamesAndCompletes() {
        ApiClient ana = blog.user("ana");
        write(ana, POSTS);
        UserRename rename = new UserRename(blog.table, new IndexLagDelay(blog.clock, Duration.ZERO));
        JobRecord job = rename.begin("ana", "anna");
        assertThat(listed("users/anna/posts")).isEqualTo(POSTS * 4 / 5);
        assertThatThrownBy(runner(new CrashingJob(rename))::runDueJobs).isInstanceOf(SimulatedCrash.class);
        assertThat(listed("users/anna/posts")).isEqualTo(POSTS * 4 / 5);
        blog.clock.advance(Duration.ofSeconds(31));
        runWithCrashes(rename, job.id());
        assertThat(listed("users/anna/posts")).isEqualTo(POSTS * 4 / 5);
        assertThat(blog.table.postsByUser("ana", PageRequest.of(1)).items()).isEmpty();
        assertThat(blog.table.drafts("ana", PageRequest.of(1)).items()).isEmpty();
    }

    private int listed(String path) {
        int count = 0;
        String cursor = "";
        do {
            ApiResponse page = blog.api.get(path + "?limit=30" + cursor).hasStatus(200);
            count += page.items().size();
            cursor = page.field("next") == null ? "" : "&cursor=" + page.text("next");
        } while (!cursor.isEmpty());
        return count;
    }

    @Test
    void c14_deletion_killedBetweenSteps_leavesNothingOfTheUser() {
        ApiClient ana = blog.user("ana");
        ApiClient bob = blog.user("bob");
        write(ana, POSTS);
        bob.post("posts", Map.of("title", "Stays", "content", "x", "published", true))
                .hasStatus(201);
        String userId = ana.get("me").text("userId");
        String postId = ana.get("posts/p1").text("postId");
        ana.with("If-Match", "*")
                .with("Content-Type", "text/markdown")
                .send("PUT", "posts/p1/content", "x".repeat(300 * 1024))
                .hasStatus(204);
        assertThat(blog.item("POSTBODY#p1", "PART#001")).isNotEmpty();
        Categories categories = new Categories(blog.table);
        Posts posts = new Posts(blog.table, new Slugs(blog.table), categories, blog.clock);
        UserDeletion deletion = new UserDeletion(
                blog.table,
                posts,
                categories,
                new IndexLagDelay(blog.clock, Duration.ZERO),
                new NameRetention(blog.clock, Duration.ofDays(90)));
        JobRecord job = deletion.begin("ana", false);
        blog.api
                .post("auth/login", Map.of("login", "ana", "password", RunningWavyBlog.PASSWORD))
                .isProblem(401);
        ana.post("posts", Map.of("title", "One more", "content", "x")).isProblem(403);

        runWithCrashes(deletion, job.id());
        assertThat(blog.table.user("ana")).isEmpty();
        assertThat(blog.table.userEmail("ana@example.com")).isEmpty();
        assertThat(blog.table.id(userId)).isEmpty();
        assertThat(blog.table.id(postId)).isEmpty();
        assertThat(blog.item("POSTBODY#p1", "PART#001")).isEmpty();
        assertThat(blog.item("SLUG#p1", "SLUG#p1")).isEmpty();
        assertThat(blog.table.drafts("ana", PageRequest.of(1)).items()).isEmpty();
        assertThat(blog.table.posts(PageRequest.of(100)).items()).hasSize(1);
        assertThat(blog.table.categoryStats("uncategorized").orElseThrow().postCount())
                .isEqualTo(1);
        blog.releaseName("ana");
        blog.user("ana");
    }

    @Test
    void c14_deletion_ofPostsInManyCategories_takesTransactionsOfAtMost100Actions() {
        ApiClient admin = blog.admin();
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 30; i++) { // 30 posts with slug and id, and 30 counts: 120 in all
            admin.post("categories", Map.of("slug", "cat-" + i, "name", "C" + i))
                    .hasStatus(201);
            ana.post("posts", Map.of("title", "P" + i, "content", "x", "category", "cat-" + i, "published", true))
                    .hasStatus(201);
        }
        blog.finished(admin.delete("admin/users/ana"));
        assertThat(blog.table.posts(PageRequest.of(1)).items()).isEmpty();
        for (int i = 0; i < 30; i++) {
            assertThat(blog.table.categoryStats("cat-" + i).orElseThrow().postCount())
                    .isZero();
        }
    }

    @Test
    void c14_deletion_byAdmin_isAJobWithProgress() {
        ApiClient admin = blog.admin();
        write(blog.user("ana"), 3);
        ApiResponse response = admin.delete("admin/users/ana").hasStatus(202);
        blog.finished(response);
        assertThat(admin.get("admin/jobs/" + response.text("id")).hasStatus(200).text("state"))
                .isEqualTo("done");
        blog.api.get("users/ana").isProblem(404);
        admin.delete("admin/users/root").isProblem(409);
        blog.user("bob").delete("admin/users/root").isProblem(403);
    }

    @Test
    void c8_slugCheck_listsGuardsWithoutTargetAndTargetsWithoutGuard() {
        ApiClient admin = blog.admin();
        write(admin, 30);
        admin.put("posts/p1/slug", Map.of("slug", "moved")).hasStatus(200);
        blog.write(Map.of("PK", "SLUG#lost", "SK", "SLUG#lost"));
        blog.write(LegacyItems.post("bare", true));
        blog.write(LegacyItems.post("bare-draft", false));
        // a draft whose guard item was lost, and a legacy category that never had one
        admin.post("posts", Map.of("title", "Bared", "content", "x")).hasStatus(201);
        blog.table.slugTable().delete(SlugKeys.of("bared"));
        blog.write(Map.of(
                "PK", "CATEGORY#bare-cat",
                "SK", "METADATA#bare-cat",
                "EntityType", "CATEGORY",
                "CategoryID", "cat_1",
                "Slug", "bare-cat",
                "Name", "Bare",
                "CreatedAt", "2024-01-15T10:30:00Z",
                "UpdatedAt", "2024-01-15T10:30:00Z"));
        ApiResponse response = admin.post("admin/slug-checks");
        blog.finished(response);
        String found = "admin/slug-checks/" + response.text("id");
        assertThat(admin.get(found).hasStatus(200).items())
                .containsExactlyInAnyOrder(
                        Map.of("slug", "lost", "missing", "target"),
                        Map.of("slug", "bare", "missing", "guard"),
                        Map.of("slug", "bare-draft", "missing", "guard"),
                        Map.of("slug", "bared", "missing", "guard"),
                        Map.of("slug", "bare-cat", "missing", "guard"));
        assertThat(admin.get(found + "?limit=1").items()).hasSize(1);
        blog.user("bob").get(found).isProblem(403);
        blog.login("bob").post("admin/slug-checks").isProblem(403);
    }

    @Test
    void c8_slugCheck_killedBetweenSteps_findsTheSame() {
        write(blog.user("ana"), 30);
        blog.write(Map.of("PK", "SLUG#lost", "SK", "SLUG#lost"));
        SlugCheck check = new SlugCheck(new ScannableTable(blog.table), blog.clock);
        JobRecord job = check.start();
        runWithCrashes(check, job.id());
        assertThat(blog.table.orphanSlugs(job.id(), PageRequest.of(10)).items())
                .extracting(OrphanSlug::slug)
                .containsExactly("lost");
    }

    @Test
    void c14_deletion_keepingPosts_transfersPublishedPostsToThePlaceholderUser() {
        ApiClient ana = blog.user("ana");
        write(ana, POSTS);
        ana.delete("me?posts=maybe").isProblem(400, "posts");
        blog.finished(ana.delete("me?posts=keep"));
        assertThat(blog.table.user("ana")).isEmpty();
        assertThat(listed("users/deleted/posts")).isEqualTo(POSTS * 4 / 5);
        blog.api.get("users/ana/posts").isProblem(404);
        assertThat(blog.api.get("posts/p1").hasStatus(200).text("author")).isEqualTo("deleted");
        blog.api.get("posts/p0").isProblem(404);
        assertThat(blog.table.drafts("deleted", PageRequest.of(1)).items()).isEmpty();
        assertThat(blog.table.categoryStats("uncategorized").orElseThrow().postCount())
                .isEqualTo(POSTS * 4 / 5);
    }

    @Test
    void c14_placeholderUser_cannotSignInOrBeRegistered() {
        ApiClient admin = blog.admin();
        write(blog.user("ana"), 2);
        blog.finished(admin.delete("admin/users/ana?posts=keep"));
        write(blog.user("bob"), 2);
        blog.finished(admin.delete("admin/users/bob?posts=keep"));
        assertThat(listed("users/deleted/posts")).isEqualTo(2);
        admin.delete("admin/users/deleted").isProblem(409);
        blog.api
                .post("auth/login", Map.of("login", "deleted", "password", RunningWavyBlog.PASSWORD))
                .isProblem(401);
        blog.api.post("auth/password-reset", Map.of("email", "deleted"));
        assertThat(blog.resets).isEmpty();
        blog.api
                .post(
                        "auth/register",
                        Map.of("username", "deleted", "email", "d@example.com", "password", RunningWavyBlog.PASSWORD))
                .isProblem(422, "username");
        blog.user("eve").put("me/username", Map.of("username", "deleted")).isProblem(422, "username");
    }

    @Test
    void c2_feedBackfill_killedBetweenSteps_addsLegacyPostsToTheFeed() {
        ApiClient admin = blog.admin();
        for (int i = 0; i < POSTS; i++) {
            blog.write(LegacyItems.post("old-" + i, i % 5 != 0));
        }
        write(admin, 2);
        String month = "posts?from=2024-01&to=2024-01&limit=100";
        assertThat(blog.api.get(month).items()).isEmpty();
        FeedBackfill backfill = new FeedBackfill(blog.table);
        runWithCrashes(backfill, backfill.begin().id());
        assertThat(blog.api.get(month).items()).hasSize(POSTS * 4 / 5);
        String first = RunningWavyBlog.text(blog.item("POST#old-1", "METADATA#old-1"), "PublishedAt");
        assertThat(first).isEqualTo("2024-01-15T10:30:00.000Z");
        assertThat(RunningWavyBlog.text(blog.item("POST#old-1", "METADATA#old-1"), "UpdatedAt"))
                .as("nothing was changed that readers see")
                .isEqualTo("2024-01-15T10:30:00Z");

        long version = blog.table.post("old-1").orElseThrow().version();
        blog.finished(admin.post("admin/feed-backfills"));
        assertThat(blog.table.post("old-1").orElseThrow().version())
                .as("what is in the feed is left alone")
                .isEqualTo(version);
        assertThat(blog.api.get("posts").items()).hasSize(1);
        blog.user("bob").post("admin/feed-backfills").isProblem(403);
    }

    @Test
    void job_thatKeepsFailing_failsWithItsReason() {
        Job failing = new Job() {
            @Override
            public String type() {
                return "failing";
            }

            @Override
            public Step next(JobRecord record) {
                throw new IllegalStateException("no such thing");
            }
        };
        String id =
                blog.table.jobTable().create(JobRecord.of("failing", Map.of())).id();
        for (int attempt = 0; attempt < 10; attempt++) {
            assertThat(runner(failing).runDueJobs()).isTrue();
            assertThat(runner(failing).runDueJobs()).as("not before its time").isFalse();
            if (attempt < 9) {
                blog.clock.advance(Duration.ofHours(2000));
            }
        }
        JobRecord failed = blog.table.job(id).orElseThrow();
        assertThat(failed.state()).isEqualTo(JobState.FAILED);
        assertThat(failed.error()).isEqualTo("no such thing");
    }
}
