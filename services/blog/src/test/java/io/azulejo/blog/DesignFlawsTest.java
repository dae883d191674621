package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.list;
import static io.azulejo.blog.RunningBlog.part;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for the flaws of the design document in posts, reactions and users. Each fails without its fix. */
@OnEveryBackend
final class DesignFlawsTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private String category;

    DesignFlawsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
        category = blog.category("Tech", "");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private List<Object> titles(ApiClient client, String path) {
        return column(client.get(path).hasStatus(200).items(), "title");
    }

    @Test
    void a1_thirdIndex_isSparse() {
        blog.post(ana, "First", category);
        blog.draft(ana, "Draft", category);
        ana.post("posts/" + blog.post(ana, "Archived", category) + "/archive").hasStatus(200);
        assertThat(blog.allItems().stream().filter(item -> item.containsKey("GSI3PK")))
                .as("only the published post")
                .hasSize(1);
    }

    @Test
    void a3_like_isOneOfAUserAndFoundByKey() {
        String post = blog.post(ana, "First", category);
        for (int i = 0; i < 3; i++) {
            bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
            blog.clock.advance(Duration.ofSeconds(1));
        }
        assertThat(blog.items("POST#" + post, "LIKE#")).hasSize(1);
        assertThat(text(blog.item("USER#bob", "LIKED#" + post), "createdAt")).isEqualTo(RunningBlog.NOW);
        assertThat(bob.get("posts/" + post).json()).containsEntry("likes", 1L).containsEntry("liked", true);
        for (int i = 0; i < 2; i++) {
            bob.delete("posts/" + post + "/like").hasStatus(204);
        }
        assertThat(blog.items("POST#" + post, "LIKE#")).isEmpty();
        assertThat(blog.items("USER#bob", "LIKED#")).isEmpty();
        assertThat(bob.get("posts/" + post).json()).containsEntry("likes", 0L).containsEntry("liked", false);
    }

    @Test
    void a3_legacyLike_withoutGuard_isNotDuplicated() {
        LegacyItems.write(blog);
        blog.write(LegacyItems.like("p-1", "bob").attributes);
        bob.put("posts/p-1/like", Map.of()).hasStatus(204);
        assertThat(blog.items("POST#p-1", "LIKE#")).hasSize(1);
        assertThat(bob.get("posts/p-1").json()).containsEntry("liked", true);
        ana.put("posts/p-1/like", Map.of()).hasStatus(204);
        assertThat(ana.get("posts/p-1").json()).as("both are counted").containsEntry("likes", 2L);
        bob.delete("posts/p-1/like").hasStatus(204);
        assertThat(ana.get("posts/p-1").json()).containsEntry("likes", 1L);
    }

    @Test
    void a3_legacyLike_withoutGuard_isRemoved() {
        LegacyItems.write(blog);
        blog.write(LegacyItems.like("p-1", "bob").attributes);
        bob.delete("posts/p-1/like").hasStatus(204);
        assertThat(blog.items("POST#p-1", "LIKE#")).isEmpty();
        assertThat(bob.get("posts/p-1").json()).containsEntry("likes", 0L);
    }

    @Test
    void a3_legacyLikes_manyByOneUser_becomeOneAndThenNone() {
        LegacyItems.write(blog);
        for (int second = 1; second < 4; second++) {
            blog.write(LegacyItems.like("p-1", "bob", "2024-01-15T10:30:0" + second + ".000Z").attributes);
        }
        bob.put("posts/p-1/like", Map.of()).hasStatus(204);
        assertThat(blog.items("POST#p-1", "LIKE#")).hasSize(1);
        ana.put("posts/p-1/like", Map.of()).hasStatus(204);
        assertThat(bob.get("posts/p-1").json()).containsEntry("likes", 2L).containsEntry("liked", true);
        bob.delete("posts/p-1/like").hasStatus(204);
        assertThat(blog.items("POST#p-1", "LIKE#bob#")).isEmpty();
        assertThat(bob.get("posts/p-1").json()).containsEntry("likes", 1L).containsEntry("liked", false);
    }

    @Test
    void a3_likeOfSomebodyWhoseIdBeginsTheSame_isAnother() {
        String post = blog.post(ana, "First", category);
        blog.user("bobby").put("posts/" + post + "/like", Map.of()).hasStatus(204);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(blog.items("POST#" + post, "LIKE#")).hasSize(2);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        bob.delete("posts/" + post + "/like").hasStatus(204);
        assertThat(blog.items("POST#" + post, "LIKE#bobby#")).hasSize(1);
    }

    @Test
    void a4_bookmark_isOneOfAUserAndFoundByKey() {
        String post = blog.post(ana, "First", category);
        for (int i = 0; i < 3; i++) {
            bob.put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
            blog.clock.advance(Duration.ofSeconds(1));
        }
        assertThat(blog.items("USER#bob", "BOOKMARK#")).hasSize(1);
        assertThat(blog.items("USER#bob", "BOOKMARKED#")).hasSize(1);
        assertThat(bob.get("posts/" + post).json())
                .containsEntry("bookmarks", 1L)
                .containsEntry("bookmarked", true);
        for (int i = 0; i < 2; i++) {
            bob.delete("posts/" + post + "/bookmark").hasStatus(204);
        }
        assertThat(blog.items("USER#bob", "BOOKMARK")).isEmpty();
        assertThat(bob.get("posts/" + post).json()).containsEntry("bookmarks", 0L);
    }

    @Test
    void a4_legacyBookmark_withoutGuard_isNotDuplicated() {
        LegacyItems.write(blog);
        blog.write(LegacyItems.bookmark("bob", "p-1").attributes);
        bob.put("posts/p-1/bookmark", Map.of()).hasStatus(204);
        assertThat(blog.items("USER#bob", "BOOKMARK#")).hasSize(1);
        assertThat(titles(bob, "me/bookmarks")).containsExactly("Old post");
    }

    @Test
    void a4_legacyBookmarks_manyByOneUser_becomeOneAndThenNone() {
        LegacyItems.write(blog);
        for (int second = 1; second < 4; second++) {
            blog.write(LegacyItems.bookmark("bob", "p-1", "2024-01-15T10:30:0" + second + ".000Z").attributes);
        }
        bob.put("posts/p-1/bookmark", Map.of()).hasStatus(204);
        assertThat(titles(bob, "me/bookmarks")).containsExactly("Old post");
        ana.put("posts/p-1/bookmark", Map.of()).hasStatus(204);
        assertThat(bob.get("posts/p-1").json()).containsEntry("bookmarks", 2L).containsEntry("bookmarked", true);
        bob.delete("posts/p-1/bookmark").hasStatus(204);
        assertThat(blog.items("USER#bob", "BOOKMARK")).isEmpty();
        assertThat(bob.get("posts/p-1").json()).containsEntry("bookmarks", 1L).containsEntry("bookmarked", false);
    }

    @Test
    void a5_like_isInTheActivityOfTheUserWhoLikes() {
        String post = blog.post(ana, "First", category);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(column(blog.api.get("users/bob/likes").items(), "postId")).containsExactly(post);
        assertThat(blog.api.get("users/ana/likes").items()).isEmpty();
        assertThat(ana.get("posts/" + post).json()).as("likes received").containsEntry("likes", 1L);
    }

    @Test
    void a6_postsOfAUser_areNotMixedWithLikesAndComments() {
        ApiClient both = blog.user("both", "author");
        String post = blog.post(both, "Mine", category);
        blog.comment(both, post, "c");
        both.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        assertThat(blog.index("GSI2", "AUTHOR#both")).as("one partition").hasSize(3);
        assertReadsOnlyOneKind("users/both/posts?limit=2");
        assertReadsOnlyOneKind("users/both/comments?limit=2");
        assertReadsOnlyOneKind("users/both/likes?limit=2");
    }

    /**
     * Asserts that the page ends after the only item of its kind, with one Query: other items in the partition are not
     * read.
     */
    private void assertReadsOnlyOneKind(String list) {
        blog.requests.take();
        ApiResponse page = blog.api.get(list).hasStatus(200);
        assertThat(page.items()).as(list).hasSize(1);
        assertThat(page.field("next")).as(list).isNull();
        assertThat(blog.requests.take()).as(list).containsEntry("Query", 1L);
    }

    @Test
    void a7_postsOfACategory_areNotMixedWithSubcategories() {
        String java = blog.category("Java", category);
        blog.post(ana, "In tech", category);
        assertThat(blog.index("GSI1", "CATEGORY#" + category))
                .as("one partition")
                .hasSize(2);
        assertReadsOnlyOneKind("categories/" + category + "/posts?limit=2");
        assertThat(titles(blog.api, "categories/" + category + "/posts")).containsExactly("In tech");
        assertThat(blog.table.children(category, PageRequest.of(2)).items()).hasSize(1);
        assertThat(blog.requests.take()).as("a list and the children").isEqualTo(Map.of("Query", 2L));
        assertThat(column(blog.api.get("categories?parent=" + category).items(), "categoryId"))
                .containsExactly(java);
    }

    @Test
    void a8_drafts_areInNoPublicListAndVisibleToTheirAuthorOnly() {
        String id = blog.draft(ana, "Secret", category);
        Map<String, AttributeValue> draft = blog.item("POST#" + id, "POST#" + id);
        assertThat(draft).doesNotContainKeys("GSI1PK", "GSI3PK", "publishedAt");
        assertThat(text(draft, "GSI2PK")).isEqualTo("DRAFTS#ana");
        assertThat(text(draft, "GSI2SK")).isEqualTo("POST#" + RunningBlog.NOW + "#" + id);
        assertThat(blog.index("GSI2", "AUTHOR#ana")).as("the documented query").isEmpty();
        for (String list : List.of("posts", "users/ana/posts", "categories/" + category + "/posts")) {
            assertThat(titles(ana, list)).as(list).isEmpty();
        }
        for (String slug : List.of(id, "secret")) {
            blog.api.get("posts/" + slug).isProblem(404);
            bob.get("posts/" + slug).isProblem(404);
            ana.get("posts/" + slug).hasStatus(200);
            blog.user("ed", "editor").get("posts/" + slug).hasStatus(200);
        }
        bob.put("posts/" + id + "/like", Map.of()).isProblem(404);
        bob.put("posts/" + id + "/bookmark", Map.of()).isProblem(404);
        bob.post("posts/" + id + "/comments", Map.of("text", "x")).isProblem(404);
        blog.api.get("posts/" + id + "/comments").isProblem(404);
        blog.api.get("posts/" + id + "/comments/roots").isProblem(404);
        bob.with("If-Match", "*").patch("posts/" + id, Map.of("title", "x")).isProblem(404);
        assertThat(titles(ana, "me/drafts")).containsExactly("Secret");
        assertThat(titles(bob, "me/drafts")).isEmpty();
    }

    @Test
    void a8_publishArchiveAndUnpublish_moveAllKeysAtOnce() {
        String id = blog.post(ana, "Story", category);
        String comment = blog.comment(bob, id, "Nice");
        bob.put("posts/" + id + "/bookmark", Map.of()).hasStatus(204);
        for (String action : List.of("archive", "unpublish")) {
            blog.clock.advance(Duration.ofHours(1));
            ana.post("posts/" + id + "/" + action).hasStatus(200);
            Map<String, AttributeValue> hidden = blog.item("POST#" + id, "POST#" + id);
            assertThat(hidden).doesNotContainKeys("GSI1PK", "GSI3PK");
            assertThat(text(hidden, "GSI2PK")).isEqualTo("DRAFTS#ana");
            assertThat(titles(blog.api, "posts")).isEmpty();
            assertThat(titles(bob, "me/bookmarks")).as("published bookmarks").isEmpty();
            for (String about : List.of("posts/" + id + "/comments", "comments/" + comment)) {
                blog.api.get(about).isProblem(404);
            }
            blog.api.get("posts/" + id + "/comments/roots").isProblem(404);
            blog.api.get("comments/" + comment + "/replies").isProblem(404);
            ana.post("posts/" + id + "/publish").hasStatus(200);
            Map<String, AttributeValue> post = blog.item("POST#" + id, "POST#" + id);
            assertThat(text(post, "GSI1SK")).as("time of the first publication").contains(RunningBlog.NOW);
            assertThat(titles(bob, "me/bookmarks")).containsExactly("Story");
        }
        assertThat(blog.table.categoryStats(category).orElseThrow().posts()).isEqualTo(1);
    }

    @Test
    void a8_legacyDrafts_inTheDocumentedPartition_areFilteredOut() {
        LegacyItems.write(blog);
        LegacyItems.Item draft =
                LegacyItems.post("p-2", "Old draft").with("GSI1SK", "POST##p-2").with("GSI2SK", "POST##p-2");
        draft.attributes.remove("publishedAt");
        blog.write(draft.attributes);
        for (String list :
                List.of("categories/cat-java/posts", "categories/cat-tech/posts?below=true", "users/sub-old/posts")) {
            assertThat(titles(blog.api, list)).as(list).containsExactly("Old post");
        }
        blog.api.get("posts/p-2").isProblem(404);
        blog.post(ana, "New", "cat-java");
        assertThat(blog.table.categoryStats("cat-java").orElseThrow().posts())
                .as("published posts")
                .isEqualTo(2);
    }

    @Test
    void a19_slugs_areUniqueAndFormerOnesRedirect() {
        String first = blog.post(ana, "Same title", category);
        String second = blog.post(ana, "Same title", category);
        assertThat(part(blog.api.get("posts/" + second).json(), "post")).containsEntry("slug", "same-title-2");
        ana.post("posts", Map.of("title", "x", "slug", "same-title", "content", "b", "categoryId", category))
                .isProblem(409, "slug");
        ana.put("posts/" + first + "/slug", Map.of("slug", "other")).hasStatus(200);
        assertThat(blog.api.get("posts/same-title").hasStatus(301).header("Location"))
                .isEqualTo("/blog/posts/other");
        blog.api.get("posts/other").hasStatus(200);
        ana.put("posts/" + second + "/slug", Map.of("slug", "same-title")).isProblem(409, "slug");
        ana.put("posts/" + first + "/slug", Map.of("slug", "same-title")).hasStatus(200);
        assertThat(blog.api.get("posts/other").hasStatus(301).header("Location"))
                .isEqualTo("/blog/posts/same-title");
        bob.put("posts/" + first + "/slug", Map.of("slug", "bobs")).isProblem(403);
        assertThat(text(blog.item("SLUG#other", "SLUG#other"), "postId")).isEqualTo(first);
    }

    @Test
    void a19_handlesAndAddresses_areUniqueAndFormerHandlesRedirect() {
        ana.put("me/handle", Map.of("handle", "ana")).hasStatus(200);
        bob.put("me/handle", Map.of("handle", "ana")).isProblem(409, "handle");
        ana.put("me/handle", Map.of("handle", "ana-maria")).hasStatus(200);
        bob.put("me/handle", Map.of("handle", "ana")).isProblem(409, "handle");
        assertThat(blog.api.get("users/by-handle/ana").hasStatus(301).header("Location"))
                .isEqualTo("/blog/users/by-handle/ana-maria");
        assertThat(blog.api.get("users/by-handle/ana-maria").hasStatus(200).text("userId"))
                .isEqualTo("ana");
        ana.put("me/handle", Map.of("handle", "ana")).hasStatus(200);
        ana.put("me/handle", Map.of("handle", "A#b")).isProblem(422, "handle");

        ana.put("me/email", Map.of("email", "Ana@Example.org")).hasStatus(200);
        bob.put("me/email", Map.of("email", "ana@example.org")).isProblem(409, "email");
        ana.put("me/email", Map.of("email", "new@example.org")).hasStatus(200);
        bob.put("me/email", Map.of("email", "ana@example.org")).hasStatus(200);
        assertThat(blog.api.get("users/ana").body()).doesNotContain("example.org");
    }

    @Test
    void a23_users_areListedByRoleAndReadingChangesNothing() {
        ApiClient root = blog.user("root", "admin");
        ana.get("me").hasStatus(200);
        bob.get("me").hasStatus(200);
        long version = blog.table.profile("bob").orElseThrow().version();
        bob.get("me").hasStatus(200);
        assertThat(blog.table.profile("bob").orElseThrow().version()).isEqualTo(version);
        root.put("admin/users/bob/role", Map.of("role", "moderator")).hasStatus(200);
        assertThat(root.get("admin/users?role=moderator").hasStatus(200).items())
                .hasSize(1);
        assertThat(root.get("admin/users?role=reader").hasStatus(200).items()).isEmpty();
        root.get("admin/users?role=king").isProblem(400, "role");
        root.put("admin/users/bob/role", Map.of("role", "king")).isProblem(422, "role");
        bob.get("admin/users?role=reader").isProblem(403);
        root.put("admin/users/root/role", Map.of("role", "reader")).isProblem(409);

        root.put("admin/users/bob/status", Map.of("status", "disabled")).hasStatus(200);
        bob.patch("me", Map.of("bio", "x")).isProblem(403);
        root.put("admin/users/bob/status", Map.of("status", "active")).hasStatus(200);
        bob.patch("me", Map.of("bio", "x")).hasStatus(200);
    }

    @Test
    void a25_subjectOfTheToken_isTheUser() {
        String sub = "9f1c2d3e-0000-4000-8000-1234567890ab";
        blog.user(sub).get("me").hasStatus(200);
        assertThat(blog.item("USER#" + sub, "PROFILE#" + sub)).isNotEmpty();
    }

    @Test
    void a29_summaryOfAPost_isTheSameAndCompleteInEveryList() {
        String below = blog.category("Tiles", category);
        Map<String, Object> draft = Map.of(
                "title", "One picture",
                "excerpt", "Many tiles",
                "content", "text",
                "categoryId", below,
                "coverUrl", "https://example.com/tile.png");
        String post = String.valueOf(
                part(ana.post("posts", draft).hasStatus(201).json(), "post").get("postId"));
        ana.post("posts/" + post + "/publish").hasStatus(200);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        bob.put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
        Map<String, Object> line = new HashMap<>(Map.of(
                "postId", post,
                "title", "One picture",
                "slug", "one-picture",
                "excerpt", "Many tiles",
                "authorId", "ana",
                "authorName", "Name of ana",
                "categoryId", below,
                "coverUrl", "https://example.com/tile.png",
                "createdAt", RunningBlog.NOW,
                "updatedAt", RunningBlog.NOW));
        line.put("publishedAt", RunningBlog.NOW);
        List<String> lists = List.of(
                "posts",
                "categories/" + below + "/posts",
                "categories/" + category + "/posts?below=true",
                "users/ana/posts",
                "me/likes",
                "me/bookmarks");
        for (String title : List.of("One picture", "Another picture")) {
            ana.with("If-Match", "*")
                    .patch("posts/" + post, Map.of("title", title))
                    .hasStatus(200);
            line.put("title", title);
            for (String list : lists) {
                assertThat(bob.get(list).hasStatus(200).items()).as(list).containsExactly(line);
            }
        }
        ana.post("posts/" + post + "/unpublish").hasStatus(200);
        assertThat(titles(ana, "me/drafts")).containsExactly("Another picture");
    }

    @Test
    void a29_lists_copyNoBodies() {
        String id = blog.post(ana, "First", category);
        for (String index : List.of("GSI1", "GSI2", "GSI3")) {
            assertThat(blog.client
                            .describeTable(request -> request.tableName(blog.tableName))
                            .table()
                            .globalSecondaryIndexes())
                    .allSatisfy(found -> assertThat(found.projection().nonKeyAttributes())
                            .as(index)
                            .hasSizeLessThanOrEqualTo(20)
                            .doesNotContain("body"));
        }
        String longBody = "x".repeat(40_000);
        ApiClient writer = ana.with("If-Match", "*").with("Content-Type", "text/markdown");
        writer.send("PUT", "posts/" + id + "/content", longBody).hasStatus(204);
        writer.send("PUT", "posts/" + id + "/content", "ã".repeat(200_000)).isProblem(422, "content");
        ana.with("If-Match", "*").send("PUT", "posts/" + id + "/content", "{}").isProblem(415);
        assertThat(blog.item("POST#" + id, "POST#" + id)).doesNotContainKey("body");
        assertThat(text(blog.item("POST#" + id, "BODY"), "body")).hasSize(40_000);
        assertThat(blog.api.get("posts/" + id).hasStatus(200).body()).contains(longBody);
        ana.with("If-Match", "*")
                .patch("posts/" + id, Map.of("content", "short"))
                .hasStatus(200);
        assertThat(blog.item("POST#" + id, "BODY")).isEmpty();
        assertThat(blog.api.get("posts/" + id).text("content")).isEqualTo("short");
    }

    @Test
    void a30_postAndComments_areReadByTheirOwnRequests() {
        String id = blog.post(ana, "First", category);
        blog.comment(bob, id, "c");
        blog.requests.take();
        blog.api.get("posts/" + id).hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L));
        assertThat(list(blog.api.get("posts/" + id + "/comments").hasStatus(200).json(), "threads"))
                .hasSize(1);
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L, "Query", 1L));
    }
}
