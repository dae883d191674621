package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.Caller;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.PostDraft;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.Users;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests for registration, sign-in, profiles and administration of users. */
@OnEveryBackend
final class AccountsTest {
    private final Backend backend;
    private RunningWavyBlog blog;

    AccountsTest(Backend backend) {
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
    void register_withBadFields_namesThem() {
        Map<String, String> good = Map.of("username", "ana", "email", "ana@example.com", "password", "long enough");
        for (String name : new String[] {"", "ab", "Ana", "a#b", "a b", "ana\u0000", "😀😀😀", "x".repeat(33)}) {
            blog.api.post("auth/register", with(good, "username", name)).isProblem(422, "username");
        }
        for (String email : new String[] {"", "ana", "a@b@c", "a b@c", "@x", "x@", "a\u0007@b.c"}) {
            blog.api.post("auth/register", with(good, "email", email)).isProblem(422, "email");
        }
        blog.api.post("auth/register", Map.of("username", "ana")).isProblem(422, "email");
        blog.api.post("auth/register", with(good, "email", "a#b%25@x.com")).hasStatus(201);
        assertThat(blog.item("USEREMAIL#a%23b%2525@x.com", "USEREMAIL#a%23b%2525@x.com"))
                .isNotEmpty();
        blog.api
                .post("auth/login", Map.of("login", "a#b%25@x.com", "password", "long enough"))
                .hasStatus(200);
    }

    private static Map<String, String> with(Map<String, String> fields, String field, String value) {
        Map<String, String> changed = new HashMap<>(fields);
        changed.put(field, value);
        return changed;
    }

    @Test
    void login_withWrongNameOrPassword_givesTheSameResponse() {
        blog.user("ana");
        ApiResponse wrong = blog.api.post("auth/login", Map.of("login", "ana", "password", "nonsense1"));
        ApiResponse unknown = blog.api.post("auth/login", Map.of("login", "nobody", "password", "nonsense1"));
        assertThat(wrong.isProblem(401).text("detail"))
                .isEqualTo(unknown.isProblem(401).text("detail"));
    }

    @Test
    void login_rightAfterRegistering_needsNoIndex() {
        blog.api.post(
                "auth/register",
                Map.of("username", "ana", "email", "ana@example.com", "password", RunningWavyBlog.PASSWORD));
        blog.requests.take();
        blog.api
                .post("auth/login", Map.of("login", "ana@example.com", "password", RunningWavyBlog.PASSWORD))
                .hasStatus(200);
        assertThat(blog.requests.take()).doesNotContainKey("Query");
    }

    @Test
    void passwordReset_byMessage_worksOnceAndWithinAnHour() {
        blog.user("ana");
        String session = blog.tokens("ana").text("refreshToken");
        blog.api
                .post("auth/password-reset", Map.of("email", "nobody@example.com"))
                .hasStatus(202);
        blog.api.post("auth/password-reset", Map.of("email", "Ana@example.com")).hasStatus(202);
        Map<String, String> reset = Map.of("token", blog.resets.get("ana"), "newPassword", "brand new one");
        blog.api
                .post("auth/password-reset/confirm", Map.of("token", "guess", "newPassword", "brand new one"))
                .isProblem(422, "token");
        blog.api.post("auth/password-reset/confirm", reset).hasStatus(204);
        blog.api.post("auth/password-reset/confirm", reset).isProblem(422, "token");
        blog.api
                .post("auth/login", Map.of("login", "ana", "password", "brand new one"))
                .hasStatus(200);
        blog.api.post("auth/refresh", Map.of("refreshToken", session)).isProblem(401);

        blog.api.post("auth/password-reset", Map.of("email", "ana@example.com")).hasStatus(202);
        blog.clock.advance(Duration.ofMinutes(61));
        blog.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of("token", blog.resets.get("ana"), "newPassword", "too late now"))
                .isProblem(422, "token");
    }

    @Test
    void profile_changed_isSeenByEverybodyWithoutTheAddress() {
        blog.register("ana");
        ApiClient ana = blog.login("ana");
        ana.with("If-Match", "\"1\"")
                .put("me/profile", Map.of("name", "Ana <b>", "bio", "😀\nwrites"))
                .hasStatus(200);
        ana.with("If-Match", "\"1\"").put("me/profile", Map.of("name", "x")).isProblem(412);
        ApiResponse profile = blog.api.get("users/ana").hasStatus(200);
        assertThat(profile.json()).containsEntry("name", "Ana <b>").containsEntry("bio", "😀\nwrites");
        assertThat(profile.body()).doesNotContain("example.com");
        blog.api.get("me").isProblem(401);
    }

    @Test
    void admin_disablesAndEnables_andSignInsEndAtOnce() {
        blog.user("ana");
        String session = blog.tokens("ana").text("refreshToken");
        ApiClient admin = blog.admin();
        admin.put("admin/users/ana/status", Map.of("status", "disabled")).hasStatus(200);
        blog.api.post("auth/refresh", Map.of("refreshToken", session)).isProblem(401);
        blog.api
                .post("auth/login", Map.of("login", "ana", "password", RunningWavyBlog.PASSWORD))
                .isProblem(403);
        admin.put("admin/users/ana/status", Map.of("status", "asleep")).isProblem(422, "status");
        admin.put("admin/users/ana/status", Map.of("status", "active")).hasStatus(200);
        blog.login("ana").get("me").hasStatus(200);
        admin.put("admin/users/nobody/status", Map.of("status", "active")).isProblem(404);
        admin.put("admin/users/root/status", Map.of("status", "disabled")).isProblem(409);
    }

    @Test
    void admin_givesARole_andUsersCannot() {
        ApiClient ana = blog.user("ana");
        ApiClient admin = blog.admin();
        ana.put("admin/users/ana/role", Map.of("role", "admin")).isProblem(403);
        assertThat(admin.put("admin/users/ana/role", Map.of("role", "admin"))
                        .hasStatus(200)
                        .text("role"))
                .isEqualTo("admin");
        assertThat(blog.login("ana").get("admin/users?limit=1").hasStatus(200).items())
                .hasSize(1);
    }

    @Test
    void cursor_ofAnotherCallerOrList_isRefused() {
        ApiClient admin = blog.admin();
        blog.user("ana");
        String cursor = admin.get("admin/users?limit=1").hasStatus(200).text("next");
        admin.get("admin/users?limit=1&cursor=" + cursor).hasStatus(200);
        admin.get("admin/posts?limit=1&cursor=" + cursor).isProblem(400, "cursor");
        admin.get("admin/users?limit=1&cursor=nonsense").isProblem(400, "cursor");
        admin.put("admin/users/ana/role", Map.of("role", "admin")).hasStatus(200);
        blog.login("ana").get("admin/users?limit=1&cursor=" + cursor).isProblem(400, "cursor");
    }

    @Test
    void posts_withHostileText_areKeptOrRefusedButNeverBreakAnything() {
        ApiClient ana = blog.user("ana");
        String title = "\u202e😀 <b>#%23 ' \" \\ ñ";
        ApiResponse created = ana.post("posts", Map.of("title", title, "content", "\u0001\uFFFF x", "published", true))
                .hasStatus(201);
        assertThat(created.text("title")).isEqualTo(title);
        assertThat(blog.api.get("posts/" + created.text("slug")).hasStatus(200).text("content"))
                .isEqualTo("\u0001\uFFFF x");
        ana.post("posts", Map.of("title", "a\u0000b", "content", "x")).isProblem(422, "title");
        ana.post("posts", Map.of("title", "x".repeat(201), "content", "x")).isProblem(422, "title");
        ana.post("posts", Map.of("title", "a", "content", "a\u0000b")).isProblem(422, "content");
        for (String slug : new String[] {"a#b", "A", "-a", "a--b", "ñ", "x".repeat(121), "a/b"}) {
            ana.post("posts", Map.of("title", "a", "slug", slug, "content", "x"))
                    .isProblem(422, "slug");
        }
        for (String path : new String[] {"posts/%23", "posts/%00", "posts/a%2Fb", "users/%F0%9F%98%80", "slugs/%23"}) {
            assertThat(blog.api.get(path).status()).as(path).isIn(400, 404, 422);
        }
    }

    @Test
    void list_ofTwenty_isOneQuery() {
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 21; i++) {
            ana.post("posts", Map.of("title", "P" + i, "content", "x", "published", true))
                    .hasStatus(201);
        }
        for (String list : new String[] {"posts", "users/ana/posts", "categories/uncategorized/posts"}) {
            blog.requests.take();
            assertThat(blog.api.get(list).hasStatus(200).items()).hasSize(20);
            assertThat(blog.requests.take()).as(list).isEqualTo(Map.of("Query", 1L));
        }
    }

    @Test
    void c17_lists_areReadByPagesOnly() {
        ApiClient admin = blog.admin();
        for (String list : new String[] {
            "posts", "users/root/posts", "categories", "categories/uncategorized/posts", "admin/users", "admin/posts"
        }) {
            admin.get(list + "?limit=101").isProblem(400, "limit");
        }
    }

    @Test
    void renaming_turnedOff_isForbidden() {
        try (RunningWavyBlog without = new RunningWavyBlog(backend, false)) {
            without.user("ana").put("me/username", Map.of("username", "anna")).isProblem(403);
        }
    }

    @Test
    void metrics_countRequestsByAccessPattern() {
        blog.api.get("posts/nothing").isProblem(404);
        assertThat(blog.api.get("/metrics").hasStatus(200).body())
                .containsPattern("dynamodb_requests_total\\{[^}]*pattern=\"Get Post by Slug\"[^}]*} 1.0");
    }

    @Test
    void accessToken_ofADisabledUser_changesNothingMore() {
        ApiClient admin = blog.admin();
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "Mine", "content", "x")).hasStatus(201);
        admin.put("admin/users/ana/status", Map.of("status", "disabled")).hasStatus(200);
        assertWritesRefused(ana, 403);
        blog.api.get("posts/mine").isProblem(404);
        admin.put("admin/users/ana/status", Map.of("status", "active")).hasStatus(200);
        ana.post("posts/mine/publish", Map.of()).hasStatus(200);
    }

    @Test
    void accessToken_ofADeletedUser_changesNothingMore_evenWhenTheNameIsSomebodyElses() {
        ApiClient ana = blog.user("ana");
        blog.finished(ana.delete("me"));
        assertWritesRefused(ana, 401);
        blog.releaseName("ana");
        blog.user("ana").post("posts", Map.of("title", "Mine", "content", "x")).hasStatus(201);
        assertWritesRefused(ana, 401);
    }

    @Test
    void user_disabledBetweenCheckAndWrite_changesNothing() {
        ApiClient admin = blog.admin();
        Caller ana = new Users(blog.table).requireActive(RunningWavyBlog.caller(blog.user("ana")));
        admin.put("admin/users/ana/status", Map.of("status", "disabled")).hasStatus(200);
        Users users = new Users(blog.table);
        Posts posts = new Posts(blog.table, new Slugs(blog.table), new Categories(blog.table), blog.clock);
        PostDraft draft = new PostDraft("T", null, "x", null, null, true);
        List<ThrowingCallable> writes = List.of(
                () -> users.changeEmail(ana, "new@example.com"),
                () -> users.updateProfile(ana, "Ana", null, OptionalLong.empty()),
                () -> posts.create(ana, draft, IdempotentCommit.NONE));
        for (ThrowingCallable write : writes) {
            assertThatThrownBy(write).isInstanceOf(WriteRefusedException.class);
        }
        assertThat(blog.table.userByEmail("new@example.com")).isEmpty();
        assertThat(blog.table.post("t")).isEmpty();
    }

    private static void assertWritesRefused(ApiClient user, int status) {
        Map<String, String> post = Map.of("title", "Other", "content", "y");
        user.post("posts", post).isProblem(status);
        user.put("posts/mine", post).isProblem(status);
        user.post("posts/mine/publish", Map.of()).isProblem(status);
        user.post("posts/mine/unpublish", Map.of()).isProblem(status);
        user.put("posts/mine/slug", Map.of("slug", "yours")).isProblem(status);
        user.delete("posts/mine").isProblem(status);
        user.put("me/profile", Map.of("name", "A")).isProblem(status);
        user.put("me/email", Map.of("email", "a@example.com")).isProblem(status);
        user.put("me/username", Map.of("username", "anna")).isProblem(status);
        user.delete("me").isProblem(status);
        user.post("auth/password", Map.of("oldPassword", RunningWavyBlog.PASSWORD, "newPassword", "brand new one"))
                .isProblem(status);
    }

    @Test
    void accessToken_ofAFormerAdmin_hasTheUserRole() {
        ApiClient admin = blog.admin();
        blog.user("ana");
        admin.put("admin/users/ana/role", Map.of("role", "admin")).hasStatus(200);
        ApiClient ana = blog.login("ana");
        ana.post("categories", Map.of("slug", "one", "name", "One")).hasStatus(201);
        admin.put("admin/users/ana/role", Map.of("role", "user")).hasStatus(200);
        ana.post("categories", Map.of("slug", "two", "name", "Two")).isProblem(403);
        ana.get("admin/users").isProblem(403);
    }
}
