package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.part;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for the conventions of requests: unknown fields and parameters, merge patches, slugs, missing parents. */
@OnEveryBackend
final class RequestConventionsTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private String category;

    RequestConventionsTest(Backend backend) {
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

    @Test
    void posts_withTheSameTitleAtOnce_allGetASlug() {
        ana.get("me").hasStatus(200);
        List<Callable<ApiResponse>> posts = IntStream.range(0, 6)
                .<Callable<ApiResponse>>mapToObj(
                        i -> () -> ana.post("posts", Map.of("title", "Olá, mundo", "categoryId", category)))
                .toList();
        List<ApiResponse> made = Race.run(posts);
        made.forEach(post -> post.hasStatus(201));
        assertThat(made.stream()
                        .map(post -> part(post.json(), "post").get("slug"))
                        .distinct())
                .hasSize(6);
    }

    @Test
    void draft_needsNeitherBodyNorCategory_untilItIsPublished() {
        ApiResponse made = ana.post("posts", Map.of("title", "Идея")).hasStatus(201);
        Map<String, Object> post = part(made.json(), "post");
        assertThat(post).containsEntry("slug", "idea").doesNotContainKey("categoryId");
        String path = "posts/" + post.get("postId");
        assertThat(ana.get(path).hasStatus(200).text("content")).isEmpty();
        ana.post(path + "/publish").isProblem(422, "categoryId");
        ApiClient any = ana.with("If-Match", "*");
        any.patch(path, Map.of("categoryId", category)).hasStatus(200);
        ana.post(path + "/publish").isProblem(422, "content");
        any.patch(path, Map.of("content", "text")).hasStatus(200);
        ana.post(path + "/publish").hasStatus(200);
        any.send("PATCH", path, "{\"body\":null}").isProblem(422, "content");
        any.send("PATCH", path, "{\"categoryId\":null}").isProblem(422, "categoryId");
        ana.post(path + "/unpublish").hasStatus(200);
        any.send("PATCH", path, "{\"body\":null,\"categoryId\":null}").hasStatus(200);
        assertThat(column(ana.get("me/drafts").hasStatus(200))).containsExactly("Идея");
    }

    private static List<Object> column(ApiResponse page) {
        return RunningBlog.column(page.items(), "title");
    }

    @Test
    void patch_withNull_clearsAndRefusesWhatCannotBeSet() {
        String post = blog.post(ana, "First", category);
        ApiClient any = ana.with("If-Match", "*");
        any.patch("posts/" + post, Map.of("excerpt", "short", "coverUrl", "https://example.com/a.png"))
                .hasStatus(200);
        Map<String, Object> cleared = part(
                any.send("PATCH", "posts/" + post, "{\"excerpt\":null,\"coverUrl\":null}")
                        .hasStatus(200)
                        .json(),
                "post");
        assertThat(cleared).doesNotContainKeys("excerpt", "coverUrl").containsEntry("title", "First");
        any.send("PATCH", "posts/" + post, "{\"title\":null}").isProblem(422, "title");
        for (String field : List.of("slug", "authorId", "status", "publishedAt", "colour")) {
            any.patch("posts/" + post, Map.of(field, "x")).isProblem(422, field);
        }
        ana.patch("me", Map.of("bio", "writes")).hasStatus(200);
        assertThat(part(ana.send("PATCH", "me", "{\"bio\":null}").hasStatus(200).json(), "profile"))
                .doesNotContainKey("bio");
        ana.patch("me", Map.of("role", "admin")).isProblem(422, "role");
        ApiClient ed = blog.user("ed", "editor");
        ed.patch("categories/" + category, Map.of("description", "d")).hasStatus(200);
        assertThat(ed.send("PATCH", "categories/" + category, "{\"description\":null}")
                        .hasStatus(200)
                        .json())
                .doesNotContainKey("description");
        ed.patch("categories/" + category, Map.of("order", "1")).isProblem(422, "order");
    }

    @Test
    void content_byItsFormerName_isAccepted() {
        String path = Objects.requireNonNull(ana.post("posts", Map.of("title", "T", "body", "text"))
                .hasStatus(201)
                .header("Location"));
        assertThat(ana.get(path).hasStatus(200).text("content")).isEqualTo("text");
    }

    @Test
    void parametersThatAreUnknownOrBad_areRefusedWithWhatIsAllowed() {
        assertThat(blog.api.get("posts?page=2").isProblem(400, "page").text("detail"))
                .contains("cursor, from, limit, to");
        blog.api.get("categories/" + category + "/posts?below=maybe").isProblem(400, "below");
        blog.api.get("posts?limit=many").isProblem(400);
        assertThat(blog.user("root", "admin")
                        .get("admin/users?role=king")
                        .isProblem(400, "role")
                        .text("detail"))
                .contains("reader, author, editor, moderator, admin");
        ana.get("me/notifications?unread=perhaps").isProblem(400, "unread");
    }

    @Test
    void parents_thatAreMissing_areNotFound() {
        for (String path : List.of(
                "categories?parent=nothing",
                "categories/nothing/posts",
                "categories/nothing/posts?below=true",
                "users/nobody/posts",
                "users/nobody/comments",
                "users/nobody/likes",
                "posts/nothing/comments",
                "posts/nothing/comments/roots",
                "comments/nothing/replies")) {
            blog.api.get(path).isProblem(404);
        }
        blog.user("ed", "editor")
                .post("categories/nothing/reorder", Map.of("order", List.of()))
                .isProblem(404);
        ana.get("me").hasStatus(200);
        assertThat(blog.api.get("users/ana/posts").hasStatus(200).items()).isEmpty();
    }

    @Test
    void pathValues_overTheKeyLimit_areNotFound() {
        for (String value : List.of("x".repeat(1100), "%25".repeat(400), "%F0%9F%98%80".repeat(255))) {
            for (String path : List.of("posts/%s", "users/%s", "users/by-handle/%s", "categories/%s", "comments/%s")) {
                blog.api.get(path.formatted(value)).isProblem(404);
            }
            blog.api.get("categories?parent=" + value).isProblem(404);
            ana.put("posts/" + value + "/like", Map.of()).isProblem(404);
        }
    }
}
