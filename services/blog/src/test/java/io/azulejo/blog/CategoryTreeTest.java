package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for the flaws of the design document in the category tree. Each fails without its fix. */
@OnEveryBackend
final class CategoryTreeTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ed;

    CategoryTreeTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        blog = new RunningBlog(backend);
        ed = blog.user("ed", "editor");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private List<Object> children(String parent) {
        return column(blog.api.get("categories?parent=" + parent).hasStatus(200).items(), "categoryId");
    }

    /** Asserts that the stored links and the index list the same subcategories. */
    private void assertLinksMatchIndex(String parent) {
        List<String> links = blog.items("CATEGORY#" + parent, "CHILD#").stream()
                .map(item -> text(item, "SK"))
                .toList();
        List<String> listed = blog.api.get("categories?parent=" + parent).items().stream()
                .map(child -> "CHILD#" + child.get("categoryId") + "#"
                        + "0".repeat(6 - String.valueOf(child.get("order")).length())
                        + child.get("order"))
                .toList();
        assertThat(links).containsExactlyInAnyOrderElementsOf(listed);
    }

    @Test
    void a13_order_isPaddedAndReorderWritesLinksAndIndexKeys() {
        String root = blog.category("Root", "");
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 35; i++) {
            ids.add(blog.category("C" + i, root));
        }
        assertThat(children(root)).containsExactlyElementsOf(List.copyOf(ids));
        Collections.reverse(ids);
        ed.post("categories/" + root + "/reorder", Map.of("order", ids)).hasStatus(204);
        assertThat(children(root)).containsExactlyElementsOf(List.copyOf(ids));
        assertLinksMatchIndex(root);
        assertThat(blog.index("GSI1", "CATEGORY#" + root))
                .extracting(item -> text(item, "GSI1SK").substring(0, 16))
                .contains("CATEGORY#001000#", "CATEGORY#035000#");
        ed.post("categories/" + root + "/reorder", Map.of("order", ids.subList(1, 5)))
                .isProblem(422, "order");
        blog.user("bob")
                .post("categories/" + root + "/reorder", Map.of("order", ids))
                .isProblem(403);
    }

    @Test
    void a13_legacyOrders_withoutPadding_areReadAndReplaced() {
        LegacyItems.write(blog);
        blog.write(LegacyItems.category("cat-go", "9", "cat-tech").attributes);
        blog.write(LegacyItems.item("CATEGORY", "CATEGORY#cat-tech", "CHILD#cat-go#9").attributes);
        assertThat(children("cat-tech")).as("9 before 10").containsExactly("cat-go", "cat-java");
        ed.post("categories/cat-tech/reorder", Map.of("order", List.of("cat-java", "cat-go")))
                .hasStatus(204);
        assertThat(children("cat-tech")).containsExactly("cat-java", "cat-go");
        assertLinksMatchIndex("cat-tech");
    }

    @Test
    void a13_mainCategories_areReorderedToo() {
        String a = blog.category("A", "");
        String b = blog.category("B", "");
        ed.post("categories/reorder", Map.of("order", List.of(b, a))).hasStatus(204);
        assertThat(column(blog.api.get("categories").items(), "categoryId")).containsExactly(b, a);
    }

    @Test
    void a14_move_isAtomicAndNeverCreatesACycle() {
        String a = blog.category("A", "");
        String b = blog.category("B", a);
        String c = blog.category("C", b);
        String other = blog.category("Other", "");
        blog.post(blog.user("ana", "author"), "In C", c);
        ed.post("categories/" + a + "/move", Map.of("parentId", c)).isProblem(409);
        ed.post("categories/" + a + "/move", Map.of("parentId", a)).isProblem(409);
        ed.post("categories/" + a + "/move", Map.of("parentId", "nothing")).isProblem(422, "parentId");
        ed.post("categories/" + c + "/move", Map.of("parentId", other)).hasStatus(200);
        assertThat(children(b)).isEmpty();
        assertThat(children(other)).containsExactly(c);
        assertLinksMatchIndex(b);
        assertLinksMatchIndex(other);
        assertThat(column(blog.api.get("categories/" + c + "/posts").items(), "title"))
                .as("posts need no change")
                .containsExactly("In C");
        ed.post("categories/" + c + "/move", Map.of()).hasStatus(200);
        assertThat(blog.item("CATEGORY#" + c, "CATEGORY#" + c))
                .containsEntry("GSI1PK", AttributeValue.fromS("CATEGORY_ROOT"));
        assertLinksMatchIndex(other);
    }

    @Test
    void a14_move_behindASibling_findsRoom() {
        String root = blog.category("Root", "");
        String a = blog.category("A", root);
        String b = blog.category("B", root);
        String c = blog.category("C", root);
        ed.post("categories/" + c + "/move", Map.of("parentId", root, "behind", a))
                .hasStatus(200);
        assertThat(children(root)).containsExactly(a, c, b);
        assertLinksMatchIndex(root);
        ed.post("categories/" + c + "/move", Map.of("parentId", root, "behind", "nothing"))
                .isProblem(422, "behind");
    }

    @Test
    void a15_mainCategory_listsThePostsOfAllSubcategories() {
        String root = blog.category("Root", "");
        String java = blog.category("Java", root);
        String go = blog.category("Go", root);
        String deep = blog.category("Streams", java);
        ApiClient ana = blog.user("ana", "author");
        List<String> expected = new ArrayList<>();
        List<String> places = List.of(java, go, deep, root);
        for (int i = 0; i < 12; i++) {
            blog.post(ana, "P" + i, places.get(i % 4));
            expected.addFirst("P" + i);
            if (i % 3 == 0) {
                blog.clock.advance(Duration.ofSeconds(1));
            }
        }
        assertThat(below(root, 5)).containsExactlyElementsOf(List.<Object>copyOf(expected));
        ApiResponse page = blog.api.get("categories/" + root + "/posts?below=true&limit=5");
        blog.api
                .get("categories/" + java + "/posts?below=true&cursor=" + page.text("next"))
                .isProblem(400, "cursor");
        blog.api.get("categories/nothing/posts?below=true").isProblem(404);
    }

    @Test
    void a15_postsOfOneMoment_areAllListed() {
        String root = blog.category("Root", "");
        String java = blog.category("Java", root);
        ApiClient ana = blog.user("ana", "author");
        blog.post(ana, "Before", java);
        blog.clock.advance(Duration.ofSeconds(1));
        for (int i = 0; i < 4; i++) {
            blog.post(ana, "P" + i, java);
        }
        assertThat(below(root, 1)).containsExactly("P3", "P2", "P1", "P0", "Before");
    }

    @Test
    void a15_laterPage_doesNotReadTheEarlierOnesAgain() {
        String root = blog.category("Root", "");
        ApiClient ana = blog.user("ana", "author");
        for (int i = 0; i < 6; i++) {
            blog.post(ana, "P" + i, root);
            blog.clock.advance(Duration.ofSeconds(1));
        }
        String path = "categories/" + root + "/posts?below=true";
        String next = blog.api.get(path + "&limit=4").hasStatus(200).text("next");
        blog.requests.take();
        assertThat(column(blog.api.get(path + "&limit=1&cursor=" + next).items(), "title"))
                .containsExactly("P1");
        assertThat(blog.requests.take())
                .as("the category, its subcategories, its posts")
                .isEqualTo(Map.of("GetItem", 1L, "Query", 2L));
    }

    /** Returns the titles of the posts of a category and its subcategories, page by page. */
    private List<Object> below(String category, int limit) {
        List<Object> listed = new ArrayList<>();
        String cursor = "";
        do {
            ApiResponse page = blog.api
                    .get("categories/" + category + "/posts?below=true&limit=" + limit + cursor)
                    .hasStatus(200);
            listed.addAll(column(page.items(), "title"));
            assertThat(listed).as("the last page is reached").hasSizeLessThan(50);
            cursor = page.field("next") == null ? "" : "&cursor=" + page.text("next");
        } while (!cursor.isEmpty());
        return listed;
    }

    @Test
    void a32_delete_isRefusedUnlessEmptyOrMoved() {
        String root = blog.category("Root", "");
        String java = blog.category("Java", root);
        String go = blog.category("Go", root);
        ApiClient ana = blog.user("ana", "author");
        for (int i = 0; i < 30; i++) {
            blog.post(ana, "P" + i, java);
        }
        ed.delete("categories/" + root).isProblem(409);
        ed.delete("categories/" + java).isProblem(409);
        blog.user("bob").delete("categories/" + go).isProblem(403);
        ed.delete("categories/" + java + "?moveTo=" + java).isProblem(400, "moveTo");
        ApiResponse moved = ed.delete("categories/" + java + "?moveTo=" + go).hasStatus(202);
        assertThat(moved.header("Location")).startsWith("/blog/me/jobs/");
        ed.get(String.valueOf(moved.header("Location"))).hasStatus(200);
        await().atMost(Duration.ofSeconds(20))
                .until(() -> blog.table.category(java).isEmpty());
        assertThat(blog.api.get("categories/" + go + "/posts?limit=100").items())
                .hasSize(30);
        assertThat(blog.table.categoryStats(go).orElseThrow().posts()).isEqualTo(30);
        assertThat(children(root)).containsExactly(go);
        assertLinksMatchIndex(root);
        ana.post("posts", Map.of("title", "x", "content", "x", "categoryId", java))
                .isProblem(422, "categoryId");
    }

    @Test
    void a32_slugs_areUniqueAmongSiblings() {
        String root = blog.category("Root", "");
        String java = blog.category("Java", root);
        ed.post("categories", Map.of("name", "Java", "parentId", root)).isProblem(409, "slug");
        String second =
                ed.post("categories", Map.of("name", "Java")).hasStatus(201).text("categoryId");
        ed.post("categories/" + second + "/move", Map.of("parentId", root)).isProblem(409, "slug");
        ed.patch("categories/" + java, Map.of("name", "Java 25", "slug", "java-25"))
                .hasStatus(200);
        ed.post("categories/" + second + "/move", Map.of("parentId", root)).hasStatus(200);
        ed.delete("categories/" + second).hasStatus(204);
        blog.category("Java", root);
    }
}
