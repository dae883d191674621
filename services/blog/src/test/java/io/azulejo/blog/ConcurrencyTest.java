package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for concurrent requests. */
@OnEveryBackend
final class ConcurrencyTest {
    private static final int ROUNDS = 5;

    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient ed;
    private String category;

    ConcurrencyTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        ed = blog.user("ed", "editor");
        category = blog.category("Tech", "");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private static List<Callable<ApiResponse>> times(int count, Callable<ApiResponse> runner) {
        return new ArrayList<>(Collections.nCopies(count, runner));
    }

    private static List<Integer> statuses(List<ApiResponse> responses) {
        return responses.stream().map(ApiResponse::status).toList();
    }

    @Test
    void a3_likeAndUnlike_askedForManyTimesAtOnce_countOnce() {
        blog.clock.tickOnRead(Duration.ofMillis(1)); // the key contains the time: equal times would hide duplicates
        ApiClient bob = blog.user("bob");
        bob.get("me").hasStatus(200);
        for (int round = 0; round < ROUNDS; round++) {
            String post = blog.post(ana, "P" + round, category);
            assertThat(statuses(Race.run(times(4, () -> bob.put("posts/" + post + "/like", Map.of())))))
                    .containsOnly(204);
            assertThat(blog.items("POST#" + post, "LIKE#")).hasSize(1);
            assertThat(blog.table.stats(post).orElseThrow().likes()).isEqualTo(1);
            assertThat(statuses(Race.run(times(4, () -> bob.delete("posts/" + post + "/like")))))
                    .containsOnly(204);
            assertThat(blog.items("POST#" + post, "LIKE#")).isEmpty();
            assertThat(blog.table.stats(post).orElseThrow().likes()).isZero();
        }
        assertThat(ana.get("me/notifications/unread-count").json()).containsEntry("unread", 0L);
    }

    @Test
    void a4_bookmark_askedForManyTimesAtOnce_countsOnce() {
        blog.clock.tickOnRead(Duration.ofMillis(1)); // the key contains the time: equal times would hide duplicates
        ApiClient bob = blog.user("bob");
        bob.get("me").hasStatus(200);
        for (int round = 0; round < ROUNDS; round++) {
            String post = blog.post(ana, "P" + round, category);
            assertThat(statuses(Race.run(times(4, () -> bob.put("posts/" + post + "/bookmark", Map.of())))))
                    .containsOnly(204);
            assertThat(blog.items("USER#bob", "BOOKMARK#" + post)).hasSize(1);
            assertThat(blog.table.stats(post).orElseThrow().bookmarks()).isEqualTo(1);
            assertThat(statuses(Race.run(times(4, () -> bob.delete("posts/" + post + "/bookmark")))))
                    .containsOnly(204);
            assertThat(blog.table.stats(post).orElseThrow().bookmarks()).isZero();
        }
    }

    @Test
    void a14_twoMoves_intoEachOther_createNoCycle() {
        for (int round = 0; round < ROUNDS; round++) {
            String a = blog.category("A" + round, "");
            String b = blog.category("B" + round, "");
            List<ApiResponse> responses = Race.run(List.of(
                    () -> ed.post("categories/" + a + "/move", Map.of("parentId", b)),
                    () -> ed.post("categories/" + b + "/move", Map.of("parentId", a))));
            assertThat(statuses(responses)).containsAnyOf(200, 409).doesNotContain(500);
            assertThat(statuses(responses).stream()
                            .filter(status -> status == 200)
                            .count())
                    .isLessThanOrEqualTo(1);
            assertThat(blog.table.category(a).orElseThrow().root()
                            || blog.table.category(b).orElseThrow().root())
                    .isTrue();
        }
    }

    @Test
    void a14_twoMoves_belowTheChildOfTheOther_createNoCycle() {
        for (int round = 0; round < ROUNDS; round++) {
            String a = blog.category("A" + round, "");
            String b = blog.category("B" + round, "");
            String belowA = blog.category("Below A", a);
            String belowB = blog.category("Below B", b);
            List<ApiResponse> responses = Race.run(List.of(
                    () -> ed.post("categories/" + a + "/move", Map.of("parentId", belowB)),
                    () -> ed.post("categories/" + b + "/move", Map.of("parentId", belowA))));
            assertThat(statuses(responses)).isSubsetOf(200, 409).containsAnyOf(200, 409);
            assertThat(blog.table.category(a).orElseThrow().root()
                            || blog.table.category(b).orElseThrow().root())
                    .isTrue();
        }
    }

    @Test
    void a16_readTwiceAtOnce_countsOnce() {
        String post = blog.post(ana, "First", category);
        blog.comment(blog.user("bob"), post, "one");
        for (int round = 0; round < ROUNDS; round++) {
            String comment = blog.comment(blog.user("bob"), post, "two");
            List<ApiResponse> responses = Race.run(times(4, () -> ana.post("me/notifications/" + comment + "/read")));
            assertThat(statuses(responses)).contains(200).doesNotContain(500);
            assertThat(ana.get("me/notifications/unread-count").json()).containsEntry("unread", 1L);
        }
    }

    @Test
    void a18_manyReaders_atOnce_areAllCounted() {
        String post = blog.post(ana, "First", category);
        List<Callable<ApiResponse>> readers = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            ApiClient reader = blog.user("reader" + i);
            reader.get("me").hasStatus(200);
            readers.add(() -> reader.put("posts/" + post + "/like", Map.of()));
        }
        List<ApiResponse> responses = Race.run(readers);
        long liked =
                statuses(responses).stream().filter(status -> status == 204).count();
        assertThat(statuses(responses)).allMatch(status -> status == 204 || status == 409);
        assertThat(blog.table.stats(post).orElseThrow().likes()).isEqualTo(liked);
        assertThat(blog.items("POST#" + post, "LIKE#")).hasSize((int) liked);
    }

    @Test
    void a19_sameSlugAndHandle_twiceAtOnce_areGivenOnce() {
        for (int round = 0; round < ROUNDS; round++) {
            String slug = "slug-" + round;
            Callable<ApiResponse> create =
                    () -> ana.post("posts", Map.of("title", "T", "slug", slug, "content", "b", "categoryId", category));
            assertThat(statuses(Race.run(List.of(create, create)))).containsExactlyInAnyOrder(201, 409);
            String handle = "handle" + round;
            assertThat(statuses(Race.run(List.of(
                            () -> ana.put("me/handle", Map.of("handle", handle)),
                            () -> ed.put("me/handle", Map.of("handle", handle))))))
                    .containsExactlyInAnyOrder(200, 409);
        }
    }

    @Test
    void a32_categoryDelete_againstPublishAndChild_leavesNoOrphan() {
        for (int round = 0; round < ROUNDS; round++) {
            String doomed = blog.category("Doomed " + round, "");
            String draft = blog.draft(ana, "D" + round, doomed);
            String name = "Child " + round;
            List<ApiResponse> responses = Race.run(List.of(
                    () -> ed.delete("categories/" + doomed),
                    () -> ana.post("posts/" + draft + "/publish"),
                    () -> ed.post("categories", Map.of("name", name, "parentId", doomed))));
            boolean deleted = responses.get(0).status() == 204;
            boolean published = responses.get(1).status() == 200;
            boolean child = responses.get(2).status() == 201;
            assertThat(deleted && (published || child))
                    .as("%s", statuses(responses))
                    .isFalse();
            assertThat(statuses(responses)).doesNotContain(500);
            assertThat(blog.table.category(doomed).isEmpty()).isEqualTo(deleted);
        }
    }

    @Test
    void firstRequests_ofANewUserAtOnce_makeOneProfile() {
        for (int round = 0; round < ROUNDS; round++) {
            ApiClient fresh = blog.user("fresh" + round, "author");
            assertThat(statuses(Race.run(times(4, () -> fresh.get("me"))))).containsOnly(200);
            assertThat(blog.items("USER#fresh" + round, "")).hasSize(1);
        }
    }

    @Test
    void idempotencyKey_sentManyTimesAtOnce_writesOneComment() {
        String post = blog.post(ana, "First", category);
        ApiClient bob = blog.user("bob").with("Idempotency-Key", "once");
        List<ApiResponse> responses =
                Race.run(times(4, () -> bob.post("posts/" + post + "/comments", Map.of("text", "only one"))));
        assertThat(statuses(responses)).contains(201).allMatch(status -> status == 201 || status == 409);
        assertThat(blog.items("POST#" + post, "COMMENT#")).hasSize(1);
        String again = bob.post("posts/" + post + "/comments", Map.of("text", "only one"))
                .hasStatus(201)
                .text("commentId");
        assertThat(text(blog.items("POST#" + post, "COMMENT#").getFirst(), "SK"))
                .startsWith("COMMENT#" + again + "#");
        assertThat(column(ana.get("me/notifications").items(), "kind")).hasSize(1);
    }

    @Test
    void edits_ofOneVersionAtOnce_letOneWin() {
        String post = blog.post(ana, "First", category);
        String tag = String.valueOf(ana.get("posts/" + post).header("ETag"));
        Callable<ApiResponse> edit = () -> ana.with("If-Match", tag).patch("posts/" + post, Map.of("title", "Changed"));
        assertThat(statuses(Race.run(List.of(edit, edit)))).containsExactlyInAnyOrder(200, 412);
        ana.patch("posts/" + post, Map.of("title", "x")).isProblem(428);
    }
}
