package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.part;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for malformed input, forged keys and missing permissions. */
@OnEveryBackend
final class HostileInputTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private String category;

    HostileInputTest(Backend backend) {
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

    private Map<String, Object> post(String title, String body) {
        return Map.of("title", title, "content", body, "categoryId", category);
    }

    @Test
    void titles_thatAreInvalid_areRefusedWithTheirField() {
        for (String title : List.of("", " ", "two\nlines", "bell\u0007", "x".repeat(201))) {
            ana.post("posts", post(title, "b")).isProblem(422, "title");
        }
        ana.post("posts", post("t", " ")).isProblem(422, "content");
        ana.post("posts", post("t", "nul\u0000")).isProblem(422, "content");
        ana.post("posts", Map.of("title", "t", "content", "b", "categoryId", "nothing"))
                .isProblem(422, "categoryId");
        ana.post("posts", Map.of("title", "t", "content", "b", "categoryId", category, "slug", "A b"))
                .isProblem(422, "slug");
        ana.post(
                        "posts",
                        Map.of("title", "t", "content", "b", "categoryId", category, "coverUrl", "javascript:alert(1)"))
                .isProblem(422, "coverUrl");
        ana.send("POST", "posts", "{\"title\":").isProblem(400);
        ana.send("POST", "posts", "[]").isProblem(400);
        assertThat(blog.items("POST#", "")).isEmpty();
    }

    @Test
    void astralAndDelimiters_areKeptAsTheyAre() {
        ApiResponse created = ana.post("posts", post("😀 #1 %23 <b>", "# 𝔘nicode\n<script>alert(1)</script>\n\n*ok*"))
                .hasStatus(201);
        String id = String.valueOf(part(created.json(), "post").get("postId"));
        ana.post("posts/" + id + "/publish").hasStatus(200);
        ApiResponse read = blog.api.get("posts/" + id).hasStatus(200);
        assertThat(part(read.json(), "post"))
                .containsEntry("title", "😀 #1 %23 <b>")
                .containsEntry("slug", "1-23-b");
        assertThat(read.text("content")).contains("𝔘nicode", "<script>");
        assertThat(read.text("html")).contains("<em>ok</em>").doesNotContain("<script");
        ApiClient strange = blog.user("a#b%c");
        String comment = blog.comment(strange, id, "#😀");
        assertThat(blog.item("USER#a%23b%25c", "PROFILE#a%23b%25c")).isNotEmpty();
        strange.put("posts/" + id + "/like", Map.of()).hasStatus(204);
        assertThat(strange.get("posts/" + id).json()).containsEntry("liked", true);
        assertThat(column(
                        blog.api
                                .get("users/" + URLEncoder.encode("a#b%c", StandardCharsets.UTF_8) + "/comments")
                                .hasStatus(200)
                                .items(),
                        "commentId"))
                .containsExactly(comment);
        ana.post("me/notifications/read-all").hasStatus(204);
    }

    @Test
    void forgedKeys_findNothing() {
        String id = blog.draft(ana, "Secret", category);
        for (String forged :
                List.of(id + "%23", "x%23POST%23" + id, "..%2F" + id, "%00", "%F0%9F%98%80", "x".repeat(3000))) {
            assertThat(blog.api.get("posts/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(blog.api.get("users/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(blog.api.get("comments/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(blog.api.get("categories/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(ana.get("me/jobs/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(ana.post("me/notifications/" + forged + "/read").status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
            assertThat(ana.delete("posts/" + forged + "/bookmark").status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(204, 400, 404);
            assertThat(blog.api.get("users/" + forged + "/posts").status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(200, 400, 404);
            assertThat(blog.api.get("categories/" + forged + "/posts").status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(200, 400, 404);
            assertThat(blog.api.get("categories?parent=" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(200, 400, 404);
            assertThat(blog.api.get("users/by-handle/" + forged).status())
                    .as(forged.substring(0, Math.min(40, forged.length())))
                    .isIn(400, 404);
        }
    }

    @Test
    void pages_takeNoForeignCursorsAndNoOddLimits() {
        for (int i = 0; i < 3; i++) {
            blog.draft(ana, "D" + i, category);
        }
        String cursor = ana.get("me/drafts?limit=1").hasStatus(200).text("next");
        blog.user("bob").get("me/drafts?limit=1&cursor=" + cursor).isProblem(400, "cursor");
        ana.get("me/drafts?limit=1&cursor=x" + cursor).isProblem(400, "cursor");
        ana.get("me/drafts?limit=0").isProblem(400, "limit");
        ana.get("me/drafts?limit=101").isProblem(400, "limit");
        ana.get("me/drafts?limit=many").isProblem(400);
    }

    @Test
    void roles_areCheckedOnEveryWrite() {
        ApiClient reader = blog.user("reader");
        ApiClient mod = blog.user("mod", "moderator");
        String id = blog.post(ana, "First", category);
        reader.post("posts", post("t", "b")).isProblem(403);
        mod.post("posts", post("t", "b")).isProblem(403);
        blog.user("other", "author")
                .with("If-Match", "*")
                .patch("posts/" + id, Map.of("title", "x"))
                .isProblem(403);
        for (String action : List.of("publish", "unpublish", "archive")) {
            reader.post("posts/" + id + "/" + action).isProblem(403);
            blog.api.post("posts/" + id + "/" + action).isProblem(401);
        }
        reader.delete("posts/" + id).isProblem(403);
        ana.post("categories", Map.of("name", "Mine")).isProblem(403);
        blog.api.put("posts/" + id + "/like", Map.of()).isProblem(401);
        blog.api.post("posts/" + id + "/comments", Map.of("text", "x")).isProblem(401);
        blog.api.get("me").isProblem(401);
        blog.api.as("forged").get("posts").isProblem(401);
        blog.user("ed", "editor")
                .with("If-Match", "*")
                .patch("posts/" + id, Map.of("title", "Edited"))
                .hasStatus(200);
    }
}
