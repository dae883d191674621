package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for the number of DynamoDB requests of every route. */
final class RequestCountsTest {
    private RunningBlog blog;
    private ApiClient ana;
    private ApiClient bob;
    private ApiClient ed;
    private ApiClient root;
    private String category;
    private String post;
    private String comment;

    @BeforeEach
    void start() {
        blog = new RunningBlog(Backend.IN_PROCESS);
        ana = blog.user("ana", "author");
        bob = blog.user("bob", "moderator");
        ed = blog.user("ed", "editor");
        root = blog.user("root", "admin");
        List.of(ana, bob, ed, root).forEach(user -> user.get("me").hasStatus(200));
        category = blog.category("Tech", "");
        post = blog.post(ana, "First", category);
        comment = blog.comment(bob, post, "one");
        bob.put("posts/" + post + "/bookmark", Map.of()).hasStatus(204);
        blog.requests.only(thread -> !thread.getName().startsWith("jobs-"));
        blog.requests.take();
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private void assertRequests(ApiResponse answer, Object... requests) {
        assertThat(answer.status()).as(answer.body()).isBetween(200, 299);
        Map<String, Long> expected = new TreeMap<>();
        for (int i = 0; i < requests.length; i += 2) {
            expected.put((String) requests[i], ((Integer) requests[i + 1]).longValue());
        }
        assertThat(blog.requests.take())
                .as("%s %s", answer.http().request().method(), answer.http().uri())
                .isEqualTo(expected);
    }

    @Test
    void readsOfPosts() {
        assertRequests(blog.api.get("posts"), "Query", 1);
        assertRequests(blog.api.get("posts/" + post), "BatchGetItem", 1);
        assertRequests(bob.get("posts/" + post), "BatchGetItem", 1);
        assertRequests(
                ana.get("posts/" + post), "BatchGetItem", 1, "Query", 2); // the author's read checks the counters
        assertRequests(blog.api.get("posts/first"), "BatchGetItem", 2);
        assertRequests(ana.get("posts/" + post + "/bookmarkers"), "GetItem", 2, "Query", 1);
        assertRequests(blog.api.get("posts/" + post + "/comments"), "GetItem", 1, "Query", 1);
        assertRequests(blog.api.get("posts/" + post + "/comments/roots"), "GetItem", 1, "Query", 1);
        assertRequests(blog.api.get("comments/" + comment), "GetItem", 3);
        assertRequests(blog.api.get("comments/" + comment + "/replies"), "GetItem", 3, "Query", 1);
    }

    @Test
    void readsOfCategoriesAndUsers() {
        assertRequests(blog.api.get("categories"), "Query", 1);
        assertRequests(blog.api.get("categories?parent=" + category), "Query", 1, "GetItem", 1);
        assertRequests(blog.api.get("categories/" + category), "GetItem", 1);
        assertRequests(blog.api.get("categories/" + category + "/posts"), "Query", 1);
        assertRequests(blog.api.get("categories/" + category + "/posts?below=true"), "GetItem", 1, "Query", 2);
        assertRequests(blog.api.get("users/ana"), "GetItem", 1);
        assertRequests(blog.api.get("users/ana/posts"), "Query", 1);
        assertRequests(blog.api.get("users/bob/comments"), "Query", 1, "BatchGetItem", 1);
        assertRequests(blog.api.get("users/bob/likes"), "Query", 1, "GetItem", 1);
        ana.put("me/handle", Map.of("handle", "ana")).hasStatus(200);
        blog.requests.take();
        assertRequests(blog.api.get("users/by-handle/ana"), "GetItem", 2);
    }

    @Test
    void readsOfTheCaller() {
        assertRequests(ana.get("me"), "GetItem", 2);
        assertRequests(ana.get("me/drafts"), "Query", 1);
        assertRequests(bob.get("me/bookmarks"), "Query", 1, "BatchGetItem", 1);
        bob.put("posts/" + post + "/like", Map.of()).hasStatus(204);
        blog.requests.take();
        assertRequests(bob.get("me/likes"), "Query", 1, "BatchGetItem", 1);
        assertRequests(ana.get("me/notifications"), "Query", 1);
        assertRequests(ana.get("me/notifications?unread=true"), "Query", 1, "BatchGetItem", 1);
        assertRequests(ana.get("me/notifications/unread-count"), "GetItem", 1);
        assertRequests(root.get("admin/users?role=author"), "GetItem", 1, "Query", 1, "BatchGetItem", 1);
    }

    @Test
    void writesOfPosts() {
        assertRequests(
                ana.post("posts", Map.of("title", "Two", "content", "b", "categoryId", category)),
                "GetItem",
                3,
                "TransactWriteItems",
                1);
        assertRequests(
                ana.with("If-Match", "*").patch("posts/" + post, Map.of("title", "x")), "GetItem", 2, "PutItem", 1);
        assertRequests(
                ana.with("If-Match", "*")
                        .with("Content-Type", "text/markdown")
                        .send("PUT", "posts/" + post + "/content", "b"),
                "GetItem",
                2,
                "PutItem",
                1);
        assertRequests(blog.api.post("posts/" + post + "/views"), "TransactWriteItems", 1);
        assertRequests(bob.post("posts/" + post + "/views"), "TransactWriteItems", 1);
        assertRequests(ana.post("posts/" + post + "/archive"), "GetItem", 3, "TransactWriteItems", 1);
        assertRequests(ana.post("posts/" + post + "/publish"), "GetItem", 3, "TransactWriteItems", 1);
        assertRequests(ana.post("posts/" + post + "/unpublish"), "GetItem", 3, "TransactWriteItems", 1);
        assertRequests(
                ana.put("posts/" + post + "/slug", Map.of("slug", "other")), "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(ana.delete("posts/" + post), "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(ana.post("posts/" + post + "/restore"), "GetItem", 2, "PutItem", 1);
    }

    @Test
    void writesOfReactionsAndComments() {
        assertRequests(
                bob.put("posts/" + post + "/like", Map.of()), "BatchGetItem", 1, "Query", 1, "TransactWriteItems", 1);
        assertRequests(bob.put("posts/" + post + "/like", Map.of()), "BatchGetItem", 1);
        assertRequests(bob.delete("posts/" + post + "/like"), "BatchGetItem", 3, "GetItem", 1, "TransactWriteItems", 1);
        assertRequests(bob.delete("posts/" + post + "/like"), "BatchGetItem", 1, "Query", 1);
        assertRequests(
                ed.put("posts/" + post + "/bookmark", Map.of()),
                "BatchGetItem",
                1,
                "Query",
                1,
                "TransactWriteItems",
                1);
        assertRequests(ed.put("posts/" + post + "/bookmark", Map.of()), "BatchGetItem", 1);
        assertRequests(ed.delete("posts/" + post + "/bookmark"), "GetItem", 2, "Query", 1, "TransactWriteItems", 1);
        assertRequests(
                bob.post("posts/" + post + "/comments", Map.of("text", "x")),
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
        blog.reply(ana, post, "the first to bob makes his counter", comment);
        blog.requests.take();
        assertRequests(
                ana.post("posts/" + post + "/comments", Map.of("text", "x", "inReplyTo", comment)),
                "BatchGetItem",
                1,
                "GetItem",
                2,
                "TransactWriteItems",
                1);
        assertRequests(bob.patch("comments/" + comment, Map.of("text", "y")), "GetItem", 4, "PutItem", 1);
        assertRequests(bob.post("comments/" + comment + "/hide"), "GetItem", 4, "TransactWriteItems", 1);
        assertRequests(bob.get("comments?status=hidden"), "GetItem", 1, "Query", 1, "BatchGetItem", 1);
        assertRequests(bob.get("comments/" + comment), "GetItem", 4);
        assertRequests(bob.post("comments/" + comment + "/restore"), "GetItem", 4, "TransactWriteItems", 1);
        assertRequests(bob.delete("comments/" + comment), "GetItem", 3, "TransactWriteItems", 1);
    }

    @Test
    void writesOfCategories() {
        ApiResponse made = ed.post("categories", Map.of("name", "Java", "parentId", category));
        assertRequests(made, "GetItem", 3, "Query", 1, "TransactWriteItems", 1);
        String java = made.text("categoryId");
        assertRequests(ed.patch("categories/" + java, Map.of("name", "J")), "GetItem", 2, "PutItem", 1);
        assertRequests(
                ed.post("categories/" + java + "/move", Map.of()), "GetItem", 2, "Query", 2, "TransactWriteItems", 1);
        assertRequests(
                ed.post("categories/reorder", Map.of("order", List.of(java, category))),
                "GetItem",
                1,
                "Query",
                1,
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
        assertRequests(ed.delete("categories/" + java), "GetItem", 3, "Query", 2, "TransactWriteItems", 1);
    }

    @Test
    void reorderOfSubcategories_readsTheLinkOfEachMovedCategory() {
        List<String> below = List.of(blog.category("A", category), blog.category("B", category));
        blog.requests.take();
        assertRequests(
                ed.post("categories/" + category + "/reorder", Map.of("order", below.reversed())),
                "GetItem",
                1,
                "Query",
                3,
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
    }

    @Test
    void deletes_thatStartAJob() {
        String other = blog.category("Other", "");
        blog.requests.take();
        assertRequests(
                ed.delete("categories/" + category + "?moveTo=" + other), "GetItem", 4, "Query", 2, "PutItem", 1);
        ApiResponse own = bob.delete("me");
        assertRequests(own, "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(bob.get("me/jobs/" + own.text("id")), "GetItem", 1);
        assertRequests(root.delete("admin/users/ed"), "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(root.get("admin/jobs/" + own.text("id")), "GetItem", 2);
    }

    @Test
    void live_readsMissedNotificationsOnly() throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpRequest.Builder live = HttpRequest.newBuilder(blog.host.uri().resolve("/blog/me/notifications/live"))
                    .header("Authorization", "Bearer " + blog.token(new Caller("ana", "Ana", Set.of(), Map.of())));
            http.send(live.build(), BodyHandlers.ofInputStream()).body().close();
            assertThat(blog.requests.take()).isEmpty();
            live.header("Last-Event-ID", "2036");
            http.send(live.build(), BodyHandlers.ofInputStream()).body().close();
            assertThat(blog.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
        }
    }

    @Test
    void writesOfTheCallerAndAdmins() {
        assertRequests(ana.patch("me", Map.of("bio", "x")), "GetItem", 2, "PutItem", 1);
        assertRequests(ana.put("me/handle", Map.of("handle", "ana")), "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(ana.put("me/email", Map.of("email", "a@example.org")), "GetItem", 2, "TransactWriteItems", 1);
        assertRequests(
                ana.post("me/notifications/" + comment + "/read"), "GetItem", 2, "Query", 1, "TransactWriteItems", 1);
        blog.comment(bob, post, "more");
        blog.requests.take();
        assertRequests(
                ana.post("me/notifications/read-all"),
                "GetItem",
                3,
                "Query",
                1,
                "BatchGetItem",
                1,
                "TransactWriteItems",
                1);
        assertRequests(root.put("admin/users/bob/role", Map.of("role", "reader")), "GetItem", 3, "PutItem", 1);
        assertRequests(root.put("admin/users/bob/status", Map.of("status", "disabled")), "GetItem", 3, "PutItem", 1);
        assertRequests(root.post("admin/posts/" + post + "/recount"), "GetItem", 3, "Query", 3, "PutItem", 1);
    }
}
