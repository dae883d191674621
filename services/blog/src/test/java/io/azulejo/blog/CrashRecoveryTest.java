package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.part;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.crash.CrashTestService;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Crash tests: runs the blog in its own JVM on a synced store and kills it with kill -9 at seeded random times. */
final class CrashRecoveryTest {
    private static final String BOB = "bob-7f3a";
    private static final int POSTS = 20;

    @TempDir
    Path folder;

    private TokenIssuer issuer;
    private String from = "";
    private String to = "";
    private String busy = "";

    @BeforeEach
    void makeKeys() {
        issuer = new TokenIssuer(
                BlogCrashTestProgram.ISSUER,
                BlogCrashTestProgram.AUDIENCE,
                BlogCrashTestProgram.keys(folder),
                InstantSource.system(),
                Duration.ofHours(2));
    }

    @Test
    @Timeout(600)
    void a20_a21_kill_whileManyWriteAndAllJobsRun_losesNothingAcknowledgedAndEveryJobEnds() {
        runWithKills(20261116, 2);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void a20_a21_killManyTimes_losesNothingAcknowledgedAndEveryJobEnds() {
        runWithKills(System.nanoTime(), 25);
    }

    private ApiClient user(ApiClient api, String id, String role) {
        return api.as(issuer.issue(new Caller(id, "Name of " + id, Set.of(), Map.of("blog", Set.of(role))))
                .value());
    }

    private void runWithKills(long seed, int kills) {
        try (CrashTestService service = new CrashTestService(BlogCrashTestProgram.class, folder, "/blog/", seed)) {
            ApiClient api = service.start();
            from = category(api, "From");
            to = category(api, "To");
            busy = id(post(user(api, "ana", "author"), "Busy"));
            for (int kill = 0; kill < kills; kill++) {
                api = assertWritesSurvive(service, api, kill, "seed " + seed);
            }
            assertJobsSurvive(service, api, kills, "seed " + seed);
            service.verify();
            TableSnapshot left = snapshot(service, "seed " + seed);
            assertThat(left.containing(BOB)).as("seed %d", seed).isEmpty();
            assertThat(left.containing(busy)).as("seed %d", seed).isEmpty();
            assertThat(left.containing("CATEGORY#" + from)).as("seed %d", seed).isEmpty();
        }
    }

    private static TableSnapshot snapshot(CrashTestService service, String message) {
        TableSnapshot left = new TableSnapshot(service.itemsOf(BlogCrashTestProgram.TABLE));
        left.assertConsistent(message);
        return left;
    }

    private String category(ApiClient api, String name) {
        return user(api, "ed", "editor")
                .post("categories", Map.of("name", name))
                .hasStatus(201)
                .text("categoryId");
    }

    /** Creates and publishes a post. Returns the response of the publication. */
    private ApiResponse post(ApiClient author, String title) {
        ApiResponse draft = author.post("posts", Map.of("title", title, "content", "text", "categoryId", from));
        return author.post("posts/" + id(draft.hasStatus(201)) + "/publish");
    }

    private static String id(ApiResponse post) {
        assertThat(post.status()).as(post.body()).isBetween(200, 201);
        return (String) Objects.requireNonNull(part(post.json(), "post").get("postId"));
    }

    /**
     * Writes concurrently until the kill. Then asserts that all acknowledged writes exist and nothing is half-written.
     */
    private ApiClient assertWritesSurvive(CrashTestService service, ApiClient before, int round, String seed) {
        ApiClient ana = user(before, "ana", "author");
        ApiClient bob = user(before, BOB, "author");
        List<List<ApiResponse>> answers = service.sendUntilKilled(
                500,
                List.of(
                        i -> post(ana, "Post " + round + " " + i),
                        i -> bob.post("posts/" + busy + "/comments", Map.of("text", "c" + i)),
                        i -> reader(before, "liker", round, i).put("posts/" + busy + "/like", Map.of()),
                        i -> reader(before, "keeper", round, i).put("posts/" + busy + "/bookmark", Map.of())));
        snapshot(service, seed);
        ApiClient api = service.start();
        for (ApiResponse post : answers.get(0)) {
            api.get("posts/" + id(post)).hasStatus(200);
        }
        for (ApiResponse comment : answers.get(1)) {
            if (succeeded(comment, 201)) {
                api.get("comments/" + comment.text("commentId")).hasStatus(200);
            }
        }
        for (int i = 0; i < answers.get(2).size(); i++) {
            if (succeeded(answers.get(2).get(i), 204)) {
                assertThat(reader(api, "liker", round, i).get("posts/" + busy).json())
                        .as(seed)
                        .containsEntry("liked", true);
            }
        }
        for (int i = 0; i < answers.get(3).size(); i++) {
            if (succeeded(answers.get(3).get(i), 204)) {
                assertThat(reader(api, "keeper", round, i).get("posts/" + busy).json())
                        .as(seed)
                        .containsEntry("bookmarked", true);
            }
        }
        return api;
    }

    private ApiClient reader(ApiClient api, String kind, int round, int number) {
        return user(api, kind + "-" + round + "-" + number, "reader");
    }

    /** Returns whether a write succeeded. Concurrent updates of the same counters may end in a conflict. */
    private static boolean succeeded(ApiResponse answer, int status) {
        if (answer.status() == 409) {
            return false;
        }
        answer.hasStatus(status);
        return true;
    }

    /** Deletes a user, a post and a category and changes a name at the same time, and kills the process meanwhile. */
    private void assertJobsSurvive(CrashTestService service, ApiClient before, int kills, String seed) {
        ApiClient ana = user(before, "ana", "author");
        ApiClient bob = user(before, BOB, "author");
        List<String> posts = new ArrayList<>();
        for (int i = 0; i < POSTS; i++) {
            String id = id(post(ana, "More " + i));
            posts.add(id);
            bob.post("posts/" + id + "/comments", Map.of("text", "kept")).hasStatus(201);
            bob.put("posts/" + id + "/like", Map.of()).hasStatus(204);
            bob.put("posts/" + id + "/bookmark", Map.of()).hasStatus(204);
        }
        List<String> owned = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            String id = id(post(bob, "Own " + i));
            owned.add("own-" + i);
            ana.post("posts/" + id + "/comments", Map.of("text", "to bob")).hasStatus(201);
        }
        ana.patch("me", Map.of("name", "Ana Maria")).hasStatus(200);
        user(before, "ed", "editor")
                .delete("categories/" + from + "?moveTo=" + to)
                .hasStatus(202);
        ana.delete("posts/" + busy).hasStatus(202);
        String deletion = bob.delete("me").hasStatus(202).text("id");
        awaitStart(user(before, "root", "admin"), deletion);
        service.kill();
        assertThat(snapshot(service, seed).openJobs()).as(seed).isPositive();
        ApiClient api = service.start();
        for (int kill = 1; kill < kills; kill++) {
            service.killWithin(400);
            snapshot(service, seed);
            api = service.start();
        }
        awaitDeletion(api, deletion, owned);
        for (String id : posts) {
            Map<String, Object> post =
                    part(api.get("posts/" + id).hasStatus(200).json(), "post");
            assertThat(post).as(seed).containsEntry("authorName", "Ana Maria").containsEntry("categoryId", to);
            assertThat(column(
                            RunningBlog.list(
                                            api.get("posts/" + id + "/comments").json(), "threads")
                                    .stream()
                                    .map(thread -> part(thread, "root"))
                                    .toList(),
                            "authorId"))
                    .as(seed)
                    .containsExactly("deleted");
        }
    }

    /** Waits until a runner has started a job. */
    private static void awaitStart(ApiClient root, String job) {
        await().pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .atMost(Duration.ofSeconds(60))
                .until(() -> {
                    ApiResponse view = root.get("admin/jobs/" + job).hasStatus(200);
                    return !view.text("updatedAt").equals(view.text("createdAt"));
                });
    }

    /** Waits for a deletion and the purges that it started. A purged post releases its slug. */
    private void awaitDeletion(ApiClient api, String deletion, List<String> slugs) {
        ApiClient root = user(api, "root", "admin");
        await().atMost(Duration.ofSeconds(60))
                .until(() -> root.get("admin/jobs/" + deletion).text("state"), "done"::equals);
        for (String slug : slugs) {
            Map<String, String> draft = Map.of("title", "T", "slug", slug, "content", "b", "categoryId", to);
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> root.post("posts", draft).status() == 201);
        }
    }
}
