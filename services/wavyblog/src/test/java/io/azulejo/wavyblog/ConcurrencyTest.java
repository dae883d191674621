package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for concurrent requests: one succeeds, the others fail, and nothing is half-written. */
@OnEveryBackend
final class ConcurrencyTest {
    private static final int RUNNERS = 6;

    private final Backend backend;
    private RunningWavyBlog blog;

    ConcurrencyTest(Backend backend) {
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

    private static List<Integer> statuses(List<ApiResponse> responses) {
        return responses.stream().map(ApiResponse::status).sorted().toList();
    }

    @Test
    void sameEmail_registeredConcurrently_belongsToOneUser() {
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            String name = "racer" + i;
            runners.add(() -> blog.api.post(
                    "auth/register",
                    Map.of("username", name, "email", "one@example.com", "password", RunningWavyBlog.PASSWORD)));
        }
        assertThat(statuses(Race.run(runners))).containsExactly(201, 409, 409, 409, 409, 409);
        assertThat(blog.table.users(PageRequest.of(10)).items()).hasSize(1);
        String winner = blog.table.userByEmail("one@example.com").orElseThrow().username();
        assertThat(blog.table.credentials(winner)).isPresent();
    }

    @Test
    void sameName_registeredConcurrently_belongsToOneUser() {
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            String email = "racer" + i + "@example.com";
            runners.add(() -> blog.api.post(
                    "auth/register",
                    Map.of("username", "racer", "email", email, "password", RunningWavyBlog.PASSWORD)));
        }
        assertThat(statuses(Race.run(runners))).containsExactly(201, 409, 409, 409, 409, 409);
        String email = blog.table.user("racer").orElseThrow().email();
        for (int i = 0; i < RUNNERS; i++) {
            String candidate = "racer" + i + "@example.com";
            assertThat(blog.table.userEmail(candidate).isPresent()).isEqualTo(candidate.equals(email));
        }
    }

    @Test
    void sameSlug_usedConcurrently_belongsToOnePost() {
        ApiClient ana = blog.user("ana");
        List<Callable<ApiResponse>> runners = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            String title = "Title " + i;
            runners.add(() -> ana.post("posts", Map.of("title", title, "slug", "wanted", "content", "x")));
        }
        assertThat(statuses(Race.run(runners))).containsExactly(201, 409, 409, 409, 409, 409);
        assertThat(blog.table.categoryStats("uncategorized").orElseThrow().postCount())
                .isEqualTo(1);
    }

    @Test
    void slugChange_againstEdit_losesNeither() {
        ApiClient ana = blog.user("ana");
        for (int round = 0; round < 5; round++) {
            String slug = "post-" + round;
            ana.post("posts", Map.of("title", "Old", "slug", slug, "content", "x"))
                    .hasStatus(201);
            List<ApiResponse> responses = Race.run(List.of(
                    () -> ana.with("If-Match", "\"1\"").put("posts/" + slug + "/slug", Map.of("slug", slug + "-moved")),
                    () -> ana.with("If-Match", "\"1\"").put("posts/" + slug, Map.of("title", "New", "content", "y"))));
            boolean moved = responses.get(0).status() == 200;
            boolean edited = responses.get(1).status() == 200;
            assertThat(moved != edited)
                    .as("%s and %s", responses.get(0).body(), responses.get(1).body())
                    .isTrue();
            assertThat(responses.get(moved ? 1 : 0).status()).isIn(404, 409, 412);
            assertThat(blog.item("POST#" + slug, "METADATA#" + slug).isEmpty()).isEqualTo(moved);
            assertThat(blog.item("POST#" + slug + "-moved", "METADATA#" + slug + "-moved")
                            .isEmpty())
                    .isEqualTo(edited);
        }
    }

    @Test
    void categoryDelete_againstPostCreate_leavesNoPostWithoutCategory() {
        ApiClient admin = blog.admin();
        ApiClient ana = blog.user("ana");
        for (int round = 0; round < 5; round++) {
            String category = "cat-" + round;
            admin.post("categories", Map.of("slug", category, "name", "C")).hasStatus(201);
            Map<String, Object> post = Map.of("title", "P" + round, "content", "x", "category", category);
            List<ApiResponse> responses =
                    Race.run(List.of(() -> admin.delete("categories/" + category), () -> ana.post("posts", post)));
            boolean deleted = responses.get(0).status() == 204;
            boolean created = responses.get(1).status() == 201;
            assertThat(deleted && created)
                    .as("%s and %s", responses.get(0).body(), responses.get(1).body())
                    .isFalse();
            assertThat(responses.get(0).status()).isIn(204, 409);
            assertThat(responses.get(1).status()).isIn(201, 404, 409, 422);
            assertThat(blog.table.category(category).isPresent()).isEqualTo(!deleted);
            assertThat(blog.table.post("p" + round).isPresent()).isEqualTo(created);
        }
    }

    @Test
    void refreshToken_usedByTwoClientsAtOnce_endsTheSignIn() {
        blog.user("ana");
        String token = blog.tokens("ana").text("refreshToken");
        Callable<ApiResponse> owner = () -> blog.api.post("auth/refresh", Map.of("refreshToken", token));
        Callable<ApiResponse> thief =
                () -> blog.api.with("User-Agent", "another").post("auth/refresh", Map.of("refreshToken", token));
        List<ApiResponse> responses = Race.run(List.of(owner, thief));
        assertThat(responses.stream().filter(answer -> answer.status() == 200).count())
                .isLessThanOrEqualTo(1);
        responses.stream()
                .filter(answer -> answer.status() == 200)
                .forEach(answer -> blog.api
                        .post("auth/refresh", Map.of("refreshToken", answer.text("refreshToken")))
                        .isProblem(401));
    }

    @Test
    void idempotencyKey_sentManyTimesAtOnce_createsOnePost() {
        ApiClient ana = blog.user("ana").with("Idempotency-Key", "once");
        Callable<ApiResponse> create = () -> ana.post("posts", Map.of("title", "Only one", "content", "x"));
        List<ApiResponse> responses = Race.run(List.of(create, create, create, create));
        assertThat(statuses(responses))
                .allMatch(status -> status == 201 || status == 409)
                .contains(201);
        assertThat(blog.table.drafts("ana", PageRequest.of(10)).items()).hasSize(1);
        String id =
                blog.table.drafts("ana", PageRequest.of(10)).items().getFirst().postId();
        assertThat(ana.post("posts", Map.of("title", "Only one", "content", "x"))
                        .hasStatus(201)
                        .text("postId"))
                .isEqualTo(id);
        ana.post("posts", Map.of("title", "Another", "content", "x")).isProblem(422, "Idempotency-Key");
    }
}
