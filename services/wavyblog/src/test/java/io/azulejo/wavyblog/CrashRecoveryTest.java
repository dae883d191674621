package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.crash.CrashTestService;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Crash tests: runs WavyBlog in its own JVM on a synced store and kills it with kill -9 at seeded random times. */
final class CrashRecoveryTest {
    private static final String PASSWORD = "correct horse";
    private static final int POSTS = 60;

    @TempDir
    Path folder;

    @Test
    @Timeout(600)
    void kill_whileWritingRenamingAndDeleting_losesNothingAcknowledgedAndEveryJobEnds() {
        runWithKills(20261116, 3);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void kill_manyTimes_losesNothingAcknowledgedAndEveryJobEnds() {
        runWithKills(System.nanoTime(), 25);
    }

    private void runWithKills(long seed, int kills) {
        try (CrashTestService service =
                new CrashTestService(WavyBlogCrashTestProgram.class, folder, "/wavyblog/", seed)) {
            ApiClient api = service.start();
            register(api, "ana");
            Set<String> written = write(service, api, kills);
            assertRenameSurvives(service, written, kills, "seed " + seed);
            assertDeletionSurvives(service, written, kills, "seed " + seed);
            service.verify();
        }
    }

    private static void register(ApiClient api, String name) {
        api.post("auth/register", Map.of("username", name, "email", name + "@example.com", "password", PASSWORD))
                .hasStatus(201);
    }

    private static ApiClient login(ApiClient api, String name) {
        return api.as(api.post("auth/login", Map.of("login", name, "password", PASSWORD))
                .hasStatus(200)
                .text("accessToken"));
    }

    /** Writes posts until each kill. Returns the slugs of the acknowledged posts. */
    private static Set<String> write(CrashTestService service, ApiClient first, int kills) {
        Set<String> written = new HashSet<>();
        ApiClient api = first;
        for (int kill = 0; kill < kills; kill++) {
            ApiClient ana = login(api, "ana");
            service.sendUntilKilled(300, i -> post(ana, i))
                    .forEach(answer -> written.add(answer.hasStatus(201).text("slug")));
            api = service.start();
            for (String slug : written) {
                api.get("posts/" + slug).hasStatus(200);
            }
        }
        ApiClient ana = login(api, "ana");
        for (int i = 0; written.size() < POSTS; i++) {
            written.add(post(ana, i).hasStatus(201).text("slug"));
        }
        return written;
    }

    private static ApiResponse post(ApiClient author, int number) {
        return author.post("posts", Map.of("title", "Post " + number, "content", "x", "published", true));
    }

    private static void assertRenameSurvives(CrashTestService service, Set<String> written, int kills, String seed) {
        service.kill();
        ApiClient api = service.start();
        ApiResponse response = login(api, "ana").put("me/username", Map.of("username", "anna"));
        String job = "me/jobs/" + response.hasStatus(202).text("id");
        ApiClient last = restartAfterKills(service, kills);
        ApiClient anna = login(last, "anna");
        await().atMost(Duration.ofSeconds(60))
                .until(() -> anna.get(job).hasStatus(200).text("state").equals("done"));
        for (String slug : written) {
            assertThat(last.get("posts/" + slug).hasStatus(200).text("author"))
                    .as(seed)
                    .isEqualTo("anna");
        }
        Set<String> listed = new HashSet<>(slugs(last, "users/anna/posts"));
        assertThat(listed).as(seed).containsAll(written);
        last.get("users/ana").hasStatus(301);
    }

    private static void assertDeletionSurvives(CrashTestService service, Set<String> written, int kills, String seed) {
        service.kill();
        ApiClient api = service.start();
        register(api, "bob");
        ApiResponse response = login(api, "anna").delete("me");
        response.hasStatus(202);
        ApiClient last = restartAfterKills(service, kills);
        await().atMost(Duration.ofSeconds(60))
                .until(() -> last.get("users/anna").status() == 404);
        for (String slug : written) {
            last.get("posts/" + slug).isProblem(404);
        }
        assertThat(slugs(last, "posts")).as(seed).isEmpty();
        // The slugs are available again: no guard item of the user is left.
        ApiClient bob = login(last, "bob");
        for (String slug : written) {
            bob.post("posts", Map.of("title", "x", "slug", slug, "content", "x"))
                    .hasStatus(201);
        }
    }

    private static ApiClient restartAfterKills(CrashTestService service, int kills) {
        for (int kill = 1; kill < kills; kill++) {
            service.killWithin(400);
            service.start();
        }
        service.killWithin(400);
        return service.start();
    }

    private static List<String> slugs(ApiClient api, String path) {
        List<String> slugs = new ArrayList<>();
        ApiResponse page = api.get(path + "?limit=100").hasStatus(200);
        page.items().forEach(item -> slugs.add(String.valueOf(item.get("slug"))));
        while (page.field("next") != null) {
            page = api.get(path + "?limit=100&cursor=" + page.text("next")).hasStatus(200);
            page.items().forEach(item -> slugs.add(String.valueOf(item.get("slug"))));
        }
        return slugs;
    }
}
