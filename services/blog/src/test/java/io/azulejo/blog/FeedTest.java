package io.azulejo.blog;

import static io.azulejo.blog.RunningBlog.column;
import static io.azulejo.blog.RunningBlog.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.CategoryCounts;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.Posts;
import io.azulejo.blog.domain.Slugs;
import io.azulejo.blog.table.Role;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests for the feed of the newest posts, which the design document lacks. */
@OnEveryBackend
final class FeedTest {
    private final Backend backend;
    private RunningBlog blog;
    private ApiClient ana;
    private String category;

    FeedTest(Backend backend) {
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

    private List<Object> titles(String path) {
        return column(blog.api.get(path).hasStatus(200).items(), "title");
    }

    @Test
    void a2_newestPosts_areListedAcrossMonthsByKey() {
        blog.post(ana, "March", category);
        blog.clock.advance(Duration.ofDays(60));
        String may = blog.post(ana, "May", category);
        assertThat(titles("posts")).containsExactly("May", "March");
        assertThat(titles("posts?from=2036-03&to=2036-04")).containsExactly("March");
        assertThat(titles("posts?from=2036-04")).containsExactly("May");
        blog.api.get("posts?from=soon").isProblem(400, "from");
        Map<String, AttributeValue> post = blog.item("POST#" + may, "POST#" + may);
        assertThat(text(post, "GSI3PK")).isEqualTo("FEED#2036-05");
        assertThat(text(post, "GSI3SK")).isEqualTo("POST#2036-05-09T12:00:00.000Z#" + may);
        assertThat(text(blog.item("FEED", "MONTHS"), "first")).isEqualTo("2036-03");
        assertThat(text(blog.item("FEED", "MONTHS"), "last")).isEqualTo("2036-05");

        blog.requests.take();
        assertThat(titles("posts?limit=1")).containsExactly("May");
        assertThat(blog.requests.take()).as("the month that fills the page").isEqualTo(Map.of("Query", 1L));
    }

    @Test
    void a2_emptyMonths_areNotRead() {
        blog.post(ana, "March", category);
        blog.clock.advance(Duration.ofDays(200));
        blog.requests.take();
        assertThat(titles("posts")).containsExactly("March");
        assertThat(blog.requests.take())
                .as("the months of the feed, and the last of them")
                .isEqualTo(Map.of("GetItem", 1L, "Query", 1L));
    }

    @Test
    void a2_oldPost_publishedAgain_isInTheFeed() {
        blog.post(ana, "March", category);
        LegacyItems.write(blog);
        ApiClient old = blog.user("sub-old", "author");
        old.post("posts/p-1/unpublish").hasStatus(200);
        old.post("posts/p-1/publish").hasStatus(200);
        assertThat(text(blog.item("FEED", "MONTHS"), "first")).isEqualTo("2024-01");
        assertThat(titles("posts?to=2024-02")).containsExactly("Old post");
        assertThat(titles("posts?limit=1")).containsExactly("March");
    }

    @Test
    void a2_monthAddedByAnotherServer_isReadAfterAMinute() {
        blog.post(ana, "March", category);
        String april = blog.draft(ana, "April", category);
        blog.clock.advance(Duration.ofDays(31));
        assertThat(titles("posts")).containsExactly("March");
        Posts otherServer = new Posts(
                blog.table,
                new Slugs(blog.table, blog.clock),
                new CategoryCounts(blog.table),
                new Feed(blog.table, blog.clock),
                blog.windows,
                blog.clock);
        otherServer.publish(new Actor("ana", "Ana", Role.AUTHOR), april, OptionalLong.empty());
        blog.clock.advance(Duration.ofSeconds(61));
        assertThat(titles("posts")).containsExactly("April", "March");
    }
}
