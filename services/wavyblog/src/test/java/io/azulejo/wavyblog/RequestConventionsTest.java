package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for the conventions of requests: unknown fields and parameters, PUT and PATCH, slugs, missing parents. */
@OnEveryBackend
final class RequestConventionsTest {
    private final Backend backend;
    private RunningWavyBlog blog;

    RequestConventionsTest(Backend backend) {
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

    @Test
    void posts_withTheSameTitleAtOnce_allGetASlug() {
        ApiClient ana = blog.user("ana");
        List<Callable<ApiResponse>> posts = IntStream.range(0, 6)
                .<Callable<ApiResponse>>mapToObj(
                        i -> () -> ana.post("posts", Map.of("title", "Same title", "content", "x")))
                .toList();
        List<ApiResponse> made = Race.run(posts);
        made.forEach(post -> post.hasStatus(201));
        assertThat(made.stream().map(post -> post.text("slug")).distinct()).hasSize(6);
        ana.post("posts", Map.of("title", "x", "slug", "same-title", "content", "x"))
                .isProblem(409, "slug");
    }

    @Test
    void title_inAnyScript_isTransliterated() {
        ApiClient ana = blog.user("ana");
        Map<String, String> slugs = Map.of(
                "Привет, мир", "privet-mir",
                "Καλημέρα", "kalemera",
                "你好世界", "ni-hao-shi-jie",
                "こんにちは", "kon-nichiha",
                "Straße & Smørrebrød", "strasse-smorrebrod");
        slugs.forEach((title, slug) -> assertThat(ana.post("posts", Map.of("title", title, "content", "x"))
                        .hasStatus(201)
                        .text("slug"))
                .isEqualTo(slug));
    }

    @Test
    void pathValues_overTheKeyLimit_areNotFound() {
        ApiClient admin = blog.admin();
        for (String value : List.of("x".repeat(1100), "x".repeat(2100), "%25".repeat(400), "%E4%BD%A0".repeat(400))) {
            for (String path : List.of(
                    "posts/%s",
                    "posts/%s/content",
                    "users/%s",
                    "users/%s/posts",
                    "categories/%s",
                    "categories/%s/posts",
                    "slugs/%s",
                    "me/jobs/%s",
                    "admin/jobs/%s",
                    "admin/slug-checks/%s")) {
                admin.get(path.formatted(value)).isProblem(404);
            }
            admin.delete("posts/" + value).isProblem(404);
            admin.put("admin/users/" + value + "/status", Map.of("status", "active"))
                    .isProblem(404);
            admin.delete("admin/users/" + value).isProblem(404);
        }
    }

    @Test
    void parents_thatAreMissing_areNotFound() {
        blog.api.get("categories/nothing/posts").isProblem(404);
        blog.api.get("users/nobody/posts").isProblem(404);
        blog.admin().get("admin/slug-checks/nothing").isProblem(404);
        assertThat(blog.api.get("categories/uncategorized/posts").hasStatus(200).items())
                .isEmpty();
    }

    @Test
    void unknownParametersAndFields_areRefusedByName() {
        ApiClient ana = blog.user("ana");
        assertThat(blog.api.get("posts?limt=3").isProblem(400, "limt").text("detail"))
                .contains("cursor, from, limit, to");
        blog.api.get("categories?sort=name").isProblem(400, "sort");
        ana.get("me?verbose=true").isProblem(400, "verbose");
        ana.post("posts", Map.of("title", "T", "content", "x", "colour", "red")).isProblem(422, "colour");
        ana.post("posts", Map.of("title", "T", "content", "x", "createdAt", "2020-01-01T00:00:00Z"))
                .isProblem(422, "createdAt");
        ana.post("posts", Map.of("title", "T", "content", "x")).hasStatus(201);
        ApiClient any = ana.with("If-Match", "*");
        any.put("posts/t", Map.of("title", "T", "content", "x", "slug", "u")).isProblem(422, "slug");
        any.put("posts/t", Map.of("title", "T", "content", "x", "published", true))
                .isProblem(422, "published");
        any.patch("posts/t", Map.of("author", "bob")).isProblem(422, "author");
        ana.delete("me?posts=maybe").isProblem(400, "posts");
    }

    @Test
    void fields_byTheirFormerNames_areAccepted() {
        ApiClient ana = blog.user("ana");
        String picture = "https://example.com/a.png";
        assertThat(ana.post("posts", Map.of("title", "T", "thumbnailUrl", picture))
                        .hasStatus(201)
                        .text("coverUrl"))
                .isEqualTo(picture);
        assertThat(ana.with("If-Match", "*")
                        .patch("posts/t", Map.of("thumbnailUrl", picture + "?2"))
                        .hasStatus(200)
                        .text("coverUrl"))
                .isEqualTo(picture + "?2");
        assertThat(ana.put("me/profile", Map.of("displayName", "Ana"))
                        .hasStatus(200)
                        .text("name"))
                .isEqualTo("Ana");
    }

    @Test
    void put_ofAPost_replacesItAndPatchMergesIt() {
        ApiClient admin = blog.admin();
        admin.post("categories", Map.of("slug", "tech", "name", "Tech", "description", "d"))
                .hasStatus(201);
        ApiClient any = blog.user("ana").with("If-Match", "*");
        any.post(
                        "posts",
                        Map.of(
                                "title", "T",
                                "content", "x",
                                "category", "tech",
                                "coverUrl", "https://example.com/a.png"))
                .hasStatus(201);
        ApiResponse patched = any.patch("posts/t", Map.of("title", "T2")).hasStatus(200);
        assertThat(patched.json())
                .containsEntry("title", "T2")
                .containsEntry("content", "x")
                .containsEntry("category", "tech")
                .containsEntry("coverUrl", "https://example.com/a.png");
        ApiResponse cleared = any.send("PATCH", "posts/t", "{\"coverUrl\":null,\"category\":null}")
                .hasStatus(200);
        assertThat(cleared.json()).doesNotContainKey("coverUrl").containsEntry("category", "uncategorized");
        any.send("PATCH", "posts/t", "{\"title\":null}").isProblem(422, "title");
        any.patch("posts/t", Map.of("category", "tech", "coverUrl", "https://example.com/a.png"))
                .hasStatus(200);
        assertThat(any.put("posts/t", Map.of("title", "T3", "content", "y"))
                        .hasStatus(200)
                        .json())
                .doesNotContainKey("coverUrl")
                .containsEntry("category", "uncategorized")
                .containsEntry("content", "y");
        ApiClient anyAdmin = admin.with("If-Match", "*");
        assertThat(anyAdmin.put("categories/tech", Map.of("name", "Technology"))
                        .hasStatus(200)
                        .json())
                .doesNotContainKey("description");
    }

    @Test
    void draft_needsNoContent_untilItIsPublished() {
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "Idea")).hasStatus(201);
        ana.post("posts/idea/publish").isProblem(422, "content");
        ana.post("posts", Map.of("title", "Idea", "published", true)).isProblem(422, "content");
        ana.with("If-Match", "*").patch("posts/idea", Map.of("content", "text")).hasStatus(200);
        ana.post("posts/idea/publish").hasStatus(200);
    }

    @Test
    void oldDraft_publishedToday_isNewInEveryList() {
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "Old draft", "content", "x")).hasStatus(201);
        blog.clock.advance(Duration.ofMinutes(10));
        ana.post("posts", Map.of("title", "Published", "content", "x", "published", true))
                .hasStatus(201);
        blog.clock.advance(Duration.ofMinutes(1));
        ApiResponse published = ana.post("posts/old-draft/publish").hasStatus(200);
        assertThat(published.text("draftedAt")).isEqualTo("2036-03-10T12:00:00.000Z");
        assertThat(published.text("publishedAt")).isEqualTo("2036-03-10T12:11:00.000Z");
        for (String list : List.of("posts", "users/ana/posts", "categories/uncategorized/posts")) {
            ApiResponse page = blog.api.get(list).hasStatus(200);
            assertThat(page.items().stream().map(item -> item.get("slug")))
                    .as(list)
                    .containsExactly("old-draft", "published");
            assertThat(page.text("sortedBy")).isEqualTo(list.equals("posts") ? "publishedAt" : "createdAt");
        }
        ana.post("posts/old-draft/unpublish").hasStatus(200);
        blog.clock.advance(Duration.ofMinutes(1));
        assertThat(ana.post("posts/old-draft/publish").hasStatus(200).json())
                .isEqualTo(withVersion(published.json(), 4, "2036-03-10T12:12:00.000Z"));
        assertThat(ana.get("me/drafts").hasStatus(200).text("sortedBy")).isEqualTo("createdAt");
    }

    private static Map<String, Object> withVersion(Map<String, Object> json, long version, String updatedAt) {
        Map<String, Object> changed = new HashMap<>(json);
        changed.put("version", version);
        changed.put("updatedAt", updatedAt);
        return changed;
    }

    @Test
    void enums_thatAreUnknown_nameTheAllowedValues() {
        ApiClient admin = blog.admin();
        blog.user("ana");
        assertThat(admin.put("admin/users/ana/role", Map.of("role", "king"))
                        .isProblem(422, "role")
                        .text("detail"))
                .contains("user, admin");
        assertThat(admin.put("admin/users/ana/status", Map.of("status", "deleting"))
                        .isProblem(422, "status")
                        .text("detail"))
                .contains("active, disabled");
    }
}
