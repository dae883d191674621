package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that nobody reads or reaches what belongs to somebody else: names, redirects, revoked tokens. */
@OnEveryBackend
final class PrivacyTest {
    private final Backend backend;
    private RunningWavyBlog blog;

    PrivacyTest(Backend backend) {
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
    void accessToken_ofADeletedUser_readsNothingOfTheNextOwnerOfTheName() {
        ApiClient first = blog.user("ana");
        blog.finished(first.delete("me"));
        blog.releaseName("ana");
        ApiClient second = blog.user("ana");
        second.post("posts", Map.of("title", "Secret plan", "content", "draft text"))
                .hasStatus(201);
        first.get("me").isProblem(401);
        first.get("me/drafts").isProblem(401);
        first.get("posts/secret-plan").isProblem(404);
        first.get("posts/secret-plan/content").isProblem(404);
        second.get("posts/secret-plan").hasStatus(200);
    }

    @Test
    void name_ofADeletedUser_isGivenToNobodyForNinetyDays() {
        blog.finished(blog.user("ana").delete("me"));
        Map<String, String> again =
                Map.of("username", "ana", "email", "other@example.com", "password", RunningWavyBlog.PASSWORD);
        blog.api.post("auth/register", again).isProblem(409, "username");
        blog.clock.advance(Duration.ofDays(89));
        blog.api.post("auth/register", again).isProblem(409, "username");
        ApiClient bob = blog.user("bob");
        bob.put("me/username", Map.of("username", "ana")).isProblem(409, "username");
        blog.clock.advance(Duration.ofDays(2));
        blog.api.post("auth/register", again).hasStatus(201);
    }

    @Test
    void formerName_ofADeletedUser_redirectsNowhereAndIsReserved() {
        ApiClient ana = blog.user("ana");
        blog.finished(ana.put("me/username", Map.of("username", "anna")));
        assertThat(blog.api.get("users/ana").hasStatus(301).header("Location")).endsWith("/users/anna");
        blog.finished(blog.login("anna").delete("me"));
        blog.api.get("users/ana").isProblem(404);
        blog.api
                .post(
                        "auth/register",
                        Map.of("username", "ana", "email", "x@example.com", "password", RunningWavyBlog.PASSWORD))
                .isProblem(409, "username");
        blog.releaseName("anna");
        blog.user("anna");
        blog.api.get("users/ana").isProblem(404);
        blog.api.get("users/ana/posts").isProblem(404);
    }

    @Test
    void formerSlug_ofADraft_isNotRedirectedForOthers() {
        ApiClient ana = blog.user("ana");
        ApiClient bob = blog.user("bob");
        ana.post("posts", Map.of("title", "One", "content", "x")).hasStatus(201);
        ana.put("posts/one/slug", Map.of("slug", "secret-project")).hasStatus(200);
        blog.api.get("posts/one").isProblem(404);
        blog.api.get("posts/one/content").isProblem(404);
        bob.get("posts/one").isProblem(404);
        assertThat(ana.get("posts/one").hasStatus(301).header("Location")).endsWith("/posts/secret-project");
    }

    @Test
    void formerSlug_ofADeletedPost_leadsToNoOtherPost() {
        ApiClient ana = blog.user("ana");
        ApiClient bob = blog.user("bob");
        ana.post("posts", Map.of("title", "One", "content", "x", "published", true))
                .hasStatus(201);
        ana.put("posts/one/slug", Map.of("slug", "two")).hasStatus(200);
        blog.api.get("posts/one").hasStatus(301);
        ana.delete("posts/two").hasStatus(204);
        bob.post("posts", Map.of("title", "Two", "content", "of bob", "published", true))
                .hasStatus(201);
        blog.api.get("posts/one").isProblem(404);
        assertThat(blog.api.get("slugs/one").hasStatus(200).field("free")).isEqualTo(true);
        bob.post("posts", Map.of("title", "One", "slug", "one", "content", "x")).hasStatus(201);
    }

    @Test
    void formerSlug_ofADeletedCategory_leadsToNoOtherCategory() {
        ApiClient admin = blog.admin();
        admin.post("categories", Map.of("slug", "tech", "name", "Tech")).hasStatus(201);
        blog.finished(admin.post("categories/tech/move", Map.of("slug", "science")));
        blog.api.get("categories/tech").hasStatus(301);
        admin.delete("categories/science").hasStatus(204);
        admin.post("categories", Map.of("slug", "science", "name", "Other")).hasStatus(201);
        blog.api.get("categories/tech").isProblem(404);
    }

    @Test
    void accessToken_afterAPasswordReset_writesNothing() {
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "Mine", "content", "x")).hasStatus(201);
        blog.api.post("auth/password-reset", Map.of("email", "ana@example.com")).hasStatus(202);
        blog.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of("token", blog.resets.get("ana"), "newPassword", RunningWavyBlog.PASSWORD))
                .hasStatus(204);
        assertRefused(ana);
        ApiClient again = blog.login("ana");
        again.post("posts/mine/publish").hasStatus(200);
        again.post(
                        "auth/password",
                        Map.of("oldPassword", RunningWavyBlog.PASSWORD, "newPassword", RunningWavyBlog.PASSWORD))
                .hasStatus(204);
        assertRefused(again);
    }

    @Test
    void publishing_withAnUnverifiedAddress_isForbidden() {
        blog.register("ana");
        ApiClient ana = blog.login("ana");
        assertThat(ana.get("me").hasStatus(200).field("emailVerified")).isEqualTo(false);
        ana.post("posts", Map.of("title", "Mine", "content", "x")).hasStatus(201);
        ana.post("posts/mine/publish").isProblem(403);
        ana.post("posts", Map.of("title", "Other", "content", "x", "published", true))
                .isProblem(403);
        blog.verifications.clear();
        ana.post("auth/verification").hasStatus(202);
        assertThat(blog.links.get("ana")).asString().startsWith("https://blog.example/wavyblog/app/verify#token=");
        Map<String, String> proof = Map.of("token", blog.verifications.get("ana"));
        blog.api.post("auth/verify", Map.of("token", "nonsense")).isProblem(422, "token");
        blog.api
                .post("auth/verify", Map.of("token", blog.tokens("ana").text("accessToken")))
                .isProblem(422, "token");
        blog.api.as(String.valueOf(blog.verifications.get("ana"))).get("me").isProblem(401);
        blog.api.post("auth/verify", proof).hasStatus(200);
        blog.api.post("auth/verify", proof).hasStatus(200);
        ana.post("posts/mine/publish").hasStatus(200);
        ana.put("me/email", Map.of("email", "new@example.com")).hasStatus(200);
        blog.api.post("auth/verify", proof).isProblem(422, "token");
        ana.post("posts/mine/unpublish").hasStatus(200);
        ana.post("posts/mine/publish").isProblem(403);
    }

    @Test
    void address_thatIsNotVerified_isReclaimedByItsOwner() {
        blog.register("ana");
        ApiClient squatter = blog.login("ana");
        blog.api.post("auth/password-reset", Map.of("email", "ana@example.com")).hasStatus(202);
        assertThat(blog.links.get("ana")).asString().startsWith("https://blog.example/wavyblog/app/reset#token=");
        blog.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of("token", blog.resets.get("ana"), "newPassword", "the owner's"))
                .hasStatus(204);
        squatter.post("posts", Map.of("title", "Mine", "content", "x")).isProblem(401);
        ApiResponse owner = blog.api
                .post("auth/login", Map.of("login", "ana@example.com", "password", "the owner's"))
                .hasStatus(200);
        blog.api
                .as(owner.text("accessToken"))
                .post("posts", Map.of("title", "Mine", "content", "x", "published", true))
                .hasStatus(201);
    }

    @Test
    void passwordReset_forAFormerAddress_provesNothingAboutTheNewOne() {
        ApiClient ana = blog.user("ana");
        blog.api.post("auth/password-reset", Map.of("email", "ana@example.com")).hasStatus(202);
        ana.put("me/email", Map.of("email", "victim@example.com")).hasStatus(200);
        blog.api
                .post(
                        "auth/password-reset/confirm",
                        Map.of("token", blog.resets.get("ana"), "newPassword", RunningWavyBlog.PASSWORD))
                .hasStatus(204);
        assertThat(blog.login("ana").get("me").hasStatus(200).field("emailVerified"))
                .isEqualTo(false);
    }

    private static void assertRefused(ApiClient user) {
        user.post("posts", Map.of("title", "Other", "content", "y")).isProblem(401);
        user.with("If-Match", "*")
                .put("posts/mine", Map.of("title", "Other", "content", "y"))
                .isProblem(401);
        user.delete("posts/mine").isProblem(401);
        user.put("me/profile", Map.of("name", "A")).isProblem(401);
        user.put("me/email", Map.of("email", "a@example.com")).isProblem(401);
        user.delete("me").isProblem(401);
    }

    @Test
    void refresh_byTwoTabsAtOnce_keepsBothSignedIn() {
        blog.user("ana");
        String token = blog.tokens("ana").text("refreshToken");
        ApiResponse one =
                blog.api.post("auth/refresh", Map.of("refreshToken", token)).hasStatus(200);
        blog.clock.advance(Duration.ofSeconds(3));
        ApiResponse two =
                blog.api.post("auth/refresh", Map.of("refreshToken", token)).hasStatus(200);
        assertThat(two.text("refreshToken")).isEqualTo(one.text("refreshToken"));
        blog.api
                .with("User-Agent", "another client")
                .post("auth/refresh", Map.of("refreshToken", token))
                .isProblem(401);
        blog.api
                .post("auth/refresh", Map.of("refreshToken", two.text("refreshToken")))
                .isProblem(401);
    }
}
