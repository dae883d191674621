package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.Caller;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for the flaws of the design document. Each fails without its fix. */
@OnEveryBackend
final class DesignFlawsTest {
    private final Backend backend;
    private RunningWavyBlog blog;

    DesignFlawsTest(Backend backend) {
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

    private static Map<String, Object> edited(String title) {
        return Map.of("title", title, "content", "text of " + title);
    }

    private static Map<String, Object> post(String title, boolean published) {
        return Map.of("title", title, "content", "text of " + title, "published", published);
    }

    private List<Object> slugs(ApiClient client, String list) {
        return client.get(list).hasStatus(200).items().stream()
                .map(post -> post.get("slug"))
                .toList();
    }

    @Test
    void c1_drafts_areInNoPublicListAndVisibleToTheirAuthorOnly() {
        ApiClient ana = blog.user("ana");
        ApiClient bob = blog.user("bob");
        ana.post("posts", post("Secret plan", false)).hasStatus(201);
        Map<String, AttributeValue> draft = blog.item("POST#secret-plan", "METADATA#secret-plan");
        assertThat(RunningWavyBlog.text(draft, "GSI1PK")).isEqualTo("DRAFTS_BY_USER#ana");
        assertThat(RunningWavyBlog.text(draft, "EntityType")).isEqualTo("POST_DRAFT");
        assertThat(draft).doesNotContainKeys("GSI2PK", "GSI4PK");
        for (String list : List.of("posts", "users/ana/posts", "categories/uncategorized/posts")) {
            assertThat(slugs(ana, list)).as(list).isEmpty();
        }
        assertThat(slugs(ana, "me/drafts")).containsExactly("secret-plan");
        ana.get("posts/secret-plan").hasStatus(200);
        bob.get("posts/secret-plan").isProblem(404);
        blog.api.get("posts/secret-plan").isProblem(404);
        bob.with("If-Match", "*").put("posts/secret-plan", edited("Mine")).isProblem(404);

        ana.post("posts/secret-plan/publish").hasStatus(200);
        Map<String, AttributeValue> published = blog.item("POST#secret-plan", "METADATA#secret-plan");
        assertThat(RunningWavyBlog.text(published, "GSI1PK")).isEqualTo("POSTS_BY_USER#ana");
        assertThat(RunningWavyBlog.text(published, "GSI2PK")).isEqualTo("POSTS_BY_CAT#uncategorized");
        assertThat(RunningWavyBlog.text(published, "EntityType")).isEqualTo("POST");
        assertThat(slugs(bob, "posts")).containsExactly("secret-plan");

        ana.post("posts/secret-plan/unpublish").hasStatus(200);
        assertThat(slugs(ana, "posts")).isEmpty();
    }

    @Test
    void c1_legacyDrafts_inTheDocumentedPartitions_areFilteredOutAndPagesAreFull() {
        LegacyItems.writeDocumentedItems(blog);
        for (int i = 0; i < 5; i++) {
            // drafts and published posts alternate in every list, in both directions
            blog.write(LegacyItems.post("my-" + i + "-draft", false));
            blog.write(LegacyItems.post("my-" + i + "-public", true));
        }
        for (String list : List.of("users/john_doe/posts", "categories/technology/posts")) {
            assertThat(slugs(blog.api, list + "?limit=6"))
                    .as(list)
                    .containsExactlyInAnyOrder(
                            "my-0-public", "my-1-public", "my-2-public", "my-3-public", "my-4-public", "my-first-post");
        }
        blog.api.get("posts/my-1-draft").isProblem(404);
    }

    @Test
    void c2_allPosts_areListedNewestFirstAcrossMonths() {
        ApiClient ana = blog.user("ana");
        ana.post("posts", post("Zebra", true)).hasStatus(201);
        blog.clock.advance(Duration.ofDays(40));
        ApiClient later = blog.login("ana");
        later.post("posts", post("Aardvark", true)).hasStatus(201);
        assertThat(slugs(blog.api, "posts")).containsExactly("aardvark", "zebra");
        assertThat(slugs(blog.api, "posts?from=2036-03&to=2036-03")).containsExactly("zebra");
        Map<String, AttributeValue> item = blog.item("POST#zebra", "METADATA#zebra");
        assertThat(RunningWavyBlog.text(item, "GSI4PK")).isEqualTo("POSTS#2036-03");
        assertThat(RunningWavyBlog.text(item, "GSI4SK")).isEqualTo("2036-03-10T12:00:00.000Z#zebra");
    }

    @Test
    void c3_publicLists_doNotReadTheTypePartition() {
        blog.user("ana").post("posts", post("One", true)).hasStatus(201);
        blog.requests.take();
        blog.api.get("posts?from=2036-03&to=2036-03").hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("Query", 1L));
        blog.api.get("admin/posts").isProblem(401);
        blog.user("bob").get("admin/posts").isProblem(403);
        assertThat(slugs(blog.admin(), "admin/posts")).containsExactly("one");
    }

    @Test
    void c4_passwordHash_isNowhereButInItsOwnItem() {
        blog.user("ana");
        assertThat(RunningWavyBlog.text(blog.item("USERAUTH#ana", "USERAUTH#ana"), "PasswordHash"))
                .startsWith("$argon2id$");
        assertThat(blog.item("USER#ana", "METADATA#ana")).doesNotContainKey("PasswordHash");
        ApiClient admin = blog.admin();
        for (String path : List.of("me", "users/ana", "admin/users")) {
            assertThat(admin.get(path).hasStatus(200).body())
                    .doesNotContainIgnoringCase("hash")
                    .doesNotContain("argon");
        }
    }

    @Test
    void c4_c16_legacyHash_isVerifiedAndMovedAtLogin() {
        LegacyItems.writeDocumentedItems(blog);
        ApiResponse wrong = blog.api.post("auth/login", Map.of("login", "john_doe", "password", "U*V"));
        wrong.isProblem(401);
        for (int i = 0; i < 2; i++) {
            blog.api
                    .post("auth/login", Map.of("login", "john_doe", "password", "U*U"))
                    .hasStatus(200);
            assertThat(blog.item("USER#john_doe", "METADATA#john_doe")).doesNotContainKey("PasswordHash");
            assertThat(RunningWavyBlog.text(blog.item("USERAUTH#john_doe", "USERAUTH#john_doe"), "PasswordHash"))
                    .startsWith("$argon2id$");
        }
    }

    @Test
    void c6_ids_pointToTheirItems() {
        ApiClient ana = blog.user("ana");
        String postId = ana.post("posts", post("One", true)).hasStatus(201).text("postId");
        String userId = ana.get("me").text("userId");
        assertThat(RunningWavyBlog.text(blog.item("ID#" + postId, "ID#" + postId), "TargetPK"))
                .isEqualTo("POST#one");
        assertThat(RunningWavyBlog.text(blog.item("ID#" + userId, "ID#" + userId), "TargetPK"))
                .isEqualTo("USER#ana");
        String categoryId = blog.admin()
                .post("categories", Map.of("slug", "travel", "name", "Travel"))
                .hasStatus(201)
                .text("categoryId");
        assertThat(RunningWavyBlog.text(blog.item("ID#" + categoryId, "ID#" + categoryId), "TargetPK"))
                .isEqualTo("CATEGORY#travel");
    }

    @Test
    void c6_idOfAPost_followsItToItsNewSlugAndGoesWithIt() {
        ApiClient ana = blog.user("ana");
        String postId = ana.post("posts", post("One", true)).hasStatus(201).text("postId");
        ana.put("posts/one/slug", Map.of("slug", "two")).hasStatus(200);
        assertThat(RunningWavyBlog.text(blog.item("ID#" + postId, "ID#" + postId), "TargetPK"))
                .isEqualTo("POST#two");
        ana.delete("posts/two").hasStatus(204);
        assertThat(blog.item("ID#" + postId, "ID#" + postId)).isEmpty();
    }

    @Test
    void c7_slugChange_movesThePostAndRedirectsPermanently() {
        ApiClient ana = blog.user("ana");
        ApiClient bob = blog.user("bob");
        ana.post("posts", post("Old name", true)).hasStatus(201);
        ana.put("posts/old-name/slug", Map.of("slug", "new-name")).hasStatus(200);
        ApiResponse moved = blog.api.get("posts/old-name").hasStatus(301);
        assertThat(moved.header("Location")).isEqualTo("/wavyblog/posts/new-name");
        assertThat(blog.item("POST#old-name", "METADATA#old-name")).isEmpty();
        bob.post("posts", Map.of("title", "x", "slug", "old-name", "content", "x"))
                .isProblem(409, "slug");

        ana.put("posts/new-name/slug", Map.of("slug", "third-name")).hasStatus(200);
        assertThat(blog.api.get("posts/old-name").hasStatus(301).header("Location"))
                .isEqualTo("/wavyblog/posts/third-name");
        // A post can reclaim its own former slug.
        ana.put("posts/third-name/slug", Map.of("slug", "old-name")).hasStatus(200);
        blog.api.get("posts/old-name").hasStatus(200);
        assertThat(blog.api.get("posts/third-name").hasStatus(301).header("Location"))
                .isEqualTo("/wavyblog/posts/old-name");
        assertThat(slugs(blog.api, "posts")).containsExactly("old-name");
    }

    @Test
    void c8_slugs_areOneNamespaceForPostsAndCategories() {
        blog.admin()
                .post("categories", Map.of("slug", "travel", "name", "Travel"))
                .hasStatus(201);
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "x", "slug", "travel", "content", "x"))
                .isProblem(409, "slug");
        assertThat(RunningWavyBlog.text(blog.item("SLUG#travel", "SLUG#travel"), "Kind"))
                .isEqualTo("CATEGORY");
        assertThat(ana.get("slugs/travel").json()).containsEntry("free", false).containsEntry("suggestion", "travel-2");
        assertThat(ana.get("slugs/journey").json()).containsEntry("free", true);
    }

    @Test
    void c9_categoryName_changesFreelyAndItsSlugMovesWithItsPosts() {
        ApiClient admin = blog.admin();
        String id = admin.post("categories", Map.of("slug", "tech", "name", "Tech"))
                .hasStatus(201)
                .text("categoryId");
        admin.put("categories/tech", Map.of("name", "Technology")).hasStatus(200);
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 30; i++) {
            ana.post("posts", Map.of("title", "P" + i, "content", "x", "category", "tech", "published", i % 3 != 0))
                    .hasStatus(201);
        }
        blog.finished(admin.post("categories/tech/move", Map.of("slug", "technology")));
        assertThat(slugs(blog.api, "categories/technology/posts?limit=100")).hasSize(20);
        assertThat(blog.api.get("categories/tech").hasStatus(301).header("Location"))
                .isEqualTo("/wavyblog/categories/technology");
        assertThat(blog.table.categoryStats("technology").orElseThrow().postCount())
                .isEqualTo(30);
        assertThat(blog.table.categoryStats("tech")).isEmpty();
        assertThat(RunningWavyBlog.text(blog.item("ID#" + id, "ID#" + id), "TargetPK"))
                .isEqualTo("CATEGORY#technology");
        admin.post("categories/uncategorized/move", Map.of("slug", "none")).isProblem(409);
    }

    @Test
    void c10_category_mustExistAndStaysWhileItHasPosts() {
        ApiClient admin = blog.admin();
        ApiClient ana = blog.user("ana");
        ana.post("posts", Map.of("title", "x", "content", "x", "category", "nowhere"))
                .isProblem(422, "category");
        admin.post("categories", Map.of("slug", "travel", "name", "Travel")).hasStatus(201);
        ana.post("posts", Map.of("title", "Rome", "content", "x", "category", "travel"))
                .hasStatus(201);
        admin.delete("categories/travel").isProblem(409);
        ana.with("If-Match", "*")
                .put("posts/rome", Map.of("title", "Rome", "content", "x", "category", "uncategorized"))
                .hasStatus(200);
        admin.delete("categories/travel").hasStatus(204);
        admin.delete("categories/travel").isProblem(404);
        ana.delete("posts/rome").hasStatus(204);
        assertThat(blog.table.categoryStats("uncategorized").orElseThrow().postCount())
                .isZero();
        admin.delete("categories/uncategorized").isProblem(409);
    }

    @Test
    void c10_legacyCategory_isCountedOnFirstUse() {
        LegacyItems.writeDocumentedItems(blog);
        blog.user("ana")
                .post("posts", Map.of("title", "New", "content", "x", "category", "technology"))
                .hasStatus(201);
        assertThat(blog.table.categoryStats("technology").orElseThrow().postCount())
                .isEqualTo(2);
    }

    @Test
    void c11_emailChange_movesTheGuard() {
        ApiClient ana = blog.user("ana");
        blog.user("bob");
        ana.put("me/email", Map.of("email", "bob@example.com")).isProblem(409, "email");
        ana.put("me/email", Map.of("email", "Ana@NEW.example")).hasStatus(200);
        assertThat(blog.item("USEREMAIL#ana@example.com", "USEREMAIL#ana@example.com"))
                .isEmpty();
        assertThat(RunningWavyBlog.text(
                        blog.item("USEREMAIL#ana@new.example", "USEREMAIL#ana@new.example"), "Username"))
                .isEqualTo("ana");
        blog.api
                .post("auth/login", Map.of("login", "ana@new.example", "password", RunningWavyBlog.PASSWORD))
                .hasStatus(200);
        blog.api
                .post("auth/login", Map.of("login", "ana@example.com", "password", RunningWavyBlog.PASSWORD))
                .isProblem(401);
    }

    @Test
    void c12_email_isCaseInsensitive() {
        blog.user("ana");
        blog.api
                .post(
                        "auth/register",
                        Map.of("username", "anna", "email", "ANA@Example.com", "password", "long enough"))
                .isProblem(409, "email");
        blog.api
                .post("auth/login", Map.of("login", "Ana@EXAMPLE.com", "password", RunningWavyBlog.PASSWORD))
                .hasStatus(200);
    }

    @Test
    void c12_legacyEmail_inUpperCase_isFoundVerbatim() {
        LegacyItems.writeDocumentedItems(blog);
        // an address that no user has in lower case
        blog.write(Map.of(
                "PK", "USEREMAIL#J.Doe@Example.com", "SK", "USEREMAIL#J.Doe@Example.com", "Username", "john_doe"));
        blog.api
                .post("auth/login", Map.of("login", "J.Doe@Example.com", "password", "U*U"))
                .hasStatus(200);
    }

    @Test
    void c13_postsOfOneSecond_pageWithoutLossOrRepetition() {
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 7; i++) {
            ana.post("posts", post("P" + i, true)).hasStatus(201);
        }
        for (String list :
                List.of("posts?limit=2", "users/ana/posts?limit=2", "categories/uncategorized/posts?limit=2")) {
            List<Object> all = new ArrayList<>();
            String cursor = "";
            do {
                ApiResponse page = blog.api.get(list + cursor).hasStatus(200);
                page.items().forEach(post -> all.add(post.get("slug")));
                cursor = page.field("next") == null ? "" : "&cursor=" + page.text("next");
            } while (!cursor.isEmpty());
            assertThat(all).as(list).hasSize(7).doesNotHaveDuplicates();
        }
    }

    @Test
    void c13_feed_withinOneSecond_isInTheOrderOfPublicationNotOfSlugOrCreation() {
        ApiClient ana = blog.user("ana");
        ana.post("posts", post("Began first", false)).hasStatus(201);
        for (String title : List.of("Zebra", "Aardvark", "Mole")) {
            ana.post("posts", post(title, true)).hasStatus(201);
            blog.clock.advance(Duration.ofMillis(100));
        }
        ana.post("posts/began-first/publish").hasStatus(200);
        assertThat(slugs(blog.api, "posts")).containsExactly("began-first", "mole", "aardvark", "zebra");
    }

    @Test
    void c15_refresh_rotatesAndReuseEndsTheWholeSignIn() {
        blog.user("ana");
        String first = blog.tokens("ana").text("refreshToken");
        String other = blog.tokens("ana").text("refreshToken");
        String second = refresh(first).hasStatus(200).text("refreshToken");
        blog.clock.advance(Duration.ofSeconds(11)); // later than two tabs that refresh together
        refresh(first).isProblem(401);
        refresh(second).isProblem(401);
        refresh(other).hasStatus(200);
    }

    private ApiResponse refresh(String token) {
        return blog.api.post("auth/refresh", Map.of("refreshToken", token));
    }

    @Test
    void c15_refresh_endsByLogoutTimeAndPasswordChange() {
        ApiClient ana = blog.user("ana");
        String loggedOut = blog.tokens("ana").text("refreshToken");
        blog.api.post("auth/logout", Map.of("refreshToken", loggedOut)).hasStatus(204);
        refresh(loggedOut).isProblem(401);

        String changed = blog.tokens("ana").text("refreshToken");
        ana.post("auth/password", Map.of("oldPassword", "wrong one", "newPassword", "another horse"))
                .isProblem(422, "oldPassword");
        ana.post("auth/password", Map.of("oldPassword", RunningWavyBlog.PASSWORD, "newPassword", "another horse"))
                .hasStatus(204);
        refresh(changed).isProblem(401);

        String expired = blog.api
                .post("auth/login", Map.of("login", "ana", "password", "another horse"))
                .hasStatus(200)
                .text("refreshToken");
        blog.clock.advance(Duration.ofDays(31));
        refresh(expired).isProblem(401);
    }

    @Test
    void c16_passwords_areEightTo256CharactersAndLongOnesCountWhole() {
        String long256 = "ü".repeat(256);
        blog.api
                .post("auth/register", Map.of("username", "ana", "email", "a@b.c", "password", "short77"))
                .isProblem(422, "password");
        blog.api
                .post("auth/register", Map.of("username", "ana", "email", "a@b.c", "password", long256 + "x"))
                .isProblem(422, "password");
        blog.api
                .post("auth/register", Map.of("username", "ana", "email", "a@b.c", "password", long256))
                .hasStatus(201);
        blog.api
                .post("auth/login", Map.of("login", "ana", "password", long256.substring(1) + "x"))
                .isProblem(401);
        blog.api.post("auth/login", Map.of("login", "ana", "password", long256)).hasStatus(200);
    }

    @Test
    void c18_times_areUtcInTheDocumentedWidthAndMillisecondsInAnswers() {
        ApiClient ana = blog.user("ana");
        blog.clock.advance(Duration.ofMillis(500));
        ApiResponse created = ana.post("posts", post("One", true)).hasStatus(201);
        assertThat(RunningWavyBlog.text(blog.item("POST#one", "METADATA#one"), "CreatedAt"))
                .isEqualTo("2036-03-10T12:00:00Z");
        assertThat(created.text("publishedAt")).isEqualTo("2036-03-10T12:00:00.500Z");
        assertThat(created.text("createdAt")).isEqualTo("2036-03-10T12:00:00.000Z");
    }

    @Test
    void c19_userAndPost_takeOneGetItemEach() {
        blog.user("ana").post("posts", post("One", true)).hasStatus(201);
        blog.requests.take();
        blog.api.get("posts/one").hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L));
        blog.api.get("users/ana").hasStatus(200);
        assertThat(blog.requests.take()).isEqualTo(Map.of("GetItem", 1L));
    }

    @Test
    void c20_version_guardsEditsAndPublishedAtIsKept() {
        ApiClient ana = blog.user("ana");
        ApiResponse created = ana.post("posts", post("One", true)).hasStatus(201);
        assertThat(created.header("ETag")).isEqualTo("\"1\"");
        ana.put("posts/one", edited("Two")).isProblem(428);
        ana.with("If-Match", "\"1\"").put("posts/one", edited("Two")).hasStatus(200);
        ana.with("If-Match", "\"1\"").put("posts/one", edited("Three")).isProblem(412);
        ApiClient markdown = ana.with("Content-Type", "text/markdown");
        markdown.send("PUT", "posts/one/content", "Three").isProblem(428);
        markdown.with("If-Match", "\"1\"")
                .send("PUT", "posts/one/content", "Three")
                .isProblem(412);
        blog.clock.advance(Duration.ofMinutes(1));
        ana.post("posts/one/unpublish").hasStatus(200);
        assertThat(ana.post("posts/one/publish").hasStatus(200).text("publishedAt"))
                .isEqualTo("2036-03-10T12:00:00.000Z");
        assertThat(blog.api.get("posts/one").text("title")).isEqualTo("Two");
    }

    @Test
    void c21_longContent_isSplitAndReadWhole() {
        ApiClient ana = blog.user("ana");
        String content = "é😀x".repeat(90_000); // 630,000 bytes
        ana.post("posts", post("Long", true)).hasStatus(201);
        ana.with("If-Match", "*")
                .with("Content-Type", "text/markdown")
                .send("PUT", "posts/long/content", content)
                .hasStatus(204);
        assertThat(blog.api.get("posts/long/content").hasStatus(200).body()).isEqualTo(content);
        assertThat(RunningWavyBlog.text(blog.item("POST#long", "METADATA#long"), "Content")
                        .getBytes(StandardCharsets.UTF_8))
                .hasSizeLessThanOrEqualTo(256 * 1024);
        assertThat(blog.item("POSTBODY#long", "PART#002")).isNotEmpty();

        ana.put("posts/long/slug", Map.of("slug", "longer")).hasStatus(200);
        assertThat(blog.api.get("posts/longer/content").body()).isEqualTo(content);
        assertThat(blog.item("POSTBODY#long", "PART#001")).isEmpty();
        ana.with("If-Match", "*").put("posts/longer", edited("Short")).hasStatus(200);
        assertThat(blog.item("POSTBODY#longer", "PART#001")).isEmpty();
        assertThat(blog.api.get("posts/longer").text("content")).isEqualTo("text of Short");
        Posts posts = new Posts(blog.table, new Slugs(blog.table), new Categories(blog.table), blog.clock);
        Caller caller = RunningWavyBlog.caller(ana);
        String tooLong = "x".repeat(1024 * 1024 + 1);
        assertThatThrownBy(() -> posts.write(caller, "longer", tooLong, OptionalLong.empty()))
                .hasMessageContaining("at most 1048576 bytes");
    }

    @Test
    void c22_markdown_isServedAsWrittenAndAsSafeHtml() {
        ApiClient ana = blog.user("ana");
        String hostile =
                "# Hi\n\n[x](javascript:alert(1))\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>";
        ana.post("posts", Map.of("title", "Hi", "content", hostile, "published", true))
                .hasStatus(201);
        ApiResponse post = blog.api.get("posts/hi");
        assertThat(post.text("content")).isEqualTo(hostile);
        assertThat(post.text("html"))
                .contains("<h1>Hi</h1>")
                .doesNotContain("<script")
                .doesNotContain("javascript:")
                .doesNotContain("onerror");
        for (String url :
                List.of("javascript:alert(1)", "data:text/html,x", "ftp://x.example/a", "//x.example", "no")) {
            Map<String, Object> pictured = Map.of("title", "T", "content", "x", "coverUrl", url);
            ana.post("posts", pictured).isProblem(422, "coverUrl");
            ana.with("If-Match", "*").put("posts/hi", pictured).isProblem(422, "coverUrl");
        }
    }
}
