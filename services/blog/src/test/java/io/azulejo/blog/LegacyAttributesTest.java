package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tests that every documented entity is read with any attribute but its keys missing or of an unknown value. One broken
 * item must never make a list fail.
 */
final class LegacyAttributesTest {
    private static final String THEN = "2024-01-15T10:30:00.000Z";
    /** What the keys of the item and its indexes are made of, and the keys themselves. */
    private static final Set<String> KEYS = Set.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "entityType");

    private static final List<String> ROUTES = List.of(
            "posts",
            "posts/p-1",
            "posts/p-1/comments",
            "posts/p-1/comments/roots",
            "posts/p-1/bookmarkers",
            "users/sub-old",
            "users/sub-old/posts",
            "users/sub-old/comments",
            "users/sub-old/likes",
            "categories",
            "categories?parent=cat-tech",
            "categories/cat-java",
            "categories/cat-java/posts",
            "categories/cat-tech/posts?below=true",
            "comments/c-1",
            "comments/c-1/replies",
            "admin/users?role=author",
            "admin/users?role=reader",
            "me/bookmarks",
            "me/likes",
            "me/notifications",
            "me/drafts");
    private RunningBlog blog;
    private ApiClient admin;
    private ApiClient old;

    @BeforeEach
    void start() {
        blog = new RunningBlog(Backend.IN_PROCESS);
        LegacyItems.write(blog);
        blog.write(LegacyItems.like("p-1", "sub-old").attributes);
        blog.write(LegacyItems.bookmark("sub-old", "p-1").attributes);
        blog.write(LegacyItems.notification("sub-old", "n-1").attributes);
        admin = blog.user("root", "admin");
        old = blog.user("sub-old", "admin");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    /** Documented item, and a route whose answer must show it by a text if an attribute is missing. */
    private record Documented(String pk, String sk, String route, String shown) {}

    private static List<Documented> documented() {
        return List.of(
                new Documented("USER#sub-old", "PROFILE#sub-old", "users/sub-old", "sub-old"),
                new Documented("POST#p-1", "POST#p-1", "categories/cat-java/posts", "p-1"),
                new Documented("CATEGORY#cat-tech", "CATEGORY#cat-tech", "categories", "cat-tech"),
                new Documented("CATEGORY#cat-java", "CATEGORY#cat-java", "categories?parent=cat-tech", "cat-java"),
                new Documented("CATEGORY#cat-tech", "CHILD#cat-java#10", "categories?parent=cat-tech", "cat-java"),
                new Documented("POST#p-1", "COMMENT#c-1#" + THEN, "posts/p-1/comments", "c-1"),
                new Documented("POST#p-1", "COMMENT#c-1#r-1#" + THEN, "posts/p-1/comments", "r-1"),
                new Documented("POST#p-1", "LIKE#sub-old#" + THEN, "users/sub-old/likes", "p-1"),
                new Documented("USER#sub-old", "BOOKMARK#p-1#" + THEN, "me/bookmarks", "p-1"),
                new Documented("USER#sub-old", "NOTIFICATION#n-1#" + THEN, "me/notifications", "n-1"));
    }

    @TestFactory
    Stream<DynamicTest> everyRoute_withAnAttributeMissingOrUnknown_answers() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Documented item : documented()) {
            Map<String, AttributeValue> whole = blog.item(item.pk(), item.sk());
            assertThat(whole).as(item.toString()).isNotEmpty();
            for (String attribute : whole.keySet()) {
                if (KEYS.contains(attribute)) {
                    continue;
                }
                tests.add(DynamicTest.dynamicTest(item.pk() + "/" + item.sk() + " without " + attribute, () -> {
                    Map<String, AttributeValue> broken = new HashMap<>(whole);
                    broken.remove(attribute);
                    // A post without a publication time is a draft, and not public.
                    check(item, whole, broken, !attribute.equals("publishedAt"));
                }));
                for (AttributeValue value :
                        List.of(AttributeValue.fromS("???"), AttributeValue.fromN("7"), AttributeValue.fromNul(true))) {
                    tests.add(DynamicTest.dynamicTest(
                            item.pk() + "/" + item.sk() + " with " + attribute + " " + value.type(), () -> {
                                Map<String, AttributeValue> broken = new HashMap<>(whole);
                                broken.put(attribute, value);
                                check(item, whole, broken, attribute.equals("role") && value.s() != null);
                            }));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(100);
        return tests.stream();
    }

    private void check(
            Documented item, Map<String, AttributeValue> whole, Map<String, AttributeValue> broken, boolean shown) {
        put(broken);
        try {
            for (String route : ROUTES) {
                ApiResponse answer = (route.startsWith("me/") ? old : admin).get(route);
                assertThat(answer.status()).as("%s: %s", route, answer.body()).isIn(200, 404);
            }
            if (shown) {
                assertThat((item.route().startsWith("me/") ? old : admin)
                                .get(item.route())
                                .hasStatus(200)
                                .body())
                        .contains(item.shown());
            }
        } finally {
            put(whole);
        }
    }

    private void put(Map<String, AttributeValue> item) {
        blog.client.putItem(request -> request.tableName(blog.tableName).item(item));
    }
}
