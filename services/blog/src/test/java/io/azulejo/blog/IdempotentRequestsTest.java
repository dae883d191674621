package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.RepeatedRequest;
import io.azulejo.testkit.TransactionInterference;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests for idempotency keys: a request takes effect once, even if its process crashes or a retry overtakes it. */
@OnEveryBackend
final class IdempotentRequestsTest {
    private final RunningBlog blog;
    private final RepeatedRequest repetition;
    private final String category;
    private final ApiClient ana;
    private final ApiClient bob;

    IdempotentRequestsTest(Backend backend) {
        TransactionInterference interference = new TransactionInterference();
        blog = new RunningBlog(clock -> interference.with(backend.open(clock)));
        repetition = new RepeatedRequest(interference, blog.clock);
        category = blog.category("News", "");
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private static ApiClient withKey(ApiClient client) {
        return client.with("Idempotency-Key", "once");
    }

    private ApiResponse draft() {
        return withKey(ana).post("posts", Map.of("title", "Azulejos", "content", "text", "categoryId", category));
    }

    @Test
    void post_whoseProcessCrashesBeforeTheResponse_isWrittenOnce() {
        ApiResponse again = repetition.afterCrash(this::draft).hasStatus(201);
        Object id = RunningBlog.part(again.json(), "post").get("postId");
        assertThat(again.header("Location")).isEqualTo("/blog/posts/" + id);
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void post_overtakenByItsRetry_isWrittenOnce() {
        repetition.withConcurrentRepeat(this::draft).hasStatus(201);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void comment_whoseProcessCrashesBeforeTheResponse_isWrittenCountedAndNotifiedOnce() {
        String post = blog.post(ana, "Azulejos", category);
        blog.comment(bob, post, "First");
        ApiResponse again =
                repetition.afterCrash(() -> withKey(bob).post("posts/" + post + "/comments", Map.of("text", "Second")));
        assertThat(again.hasStatus(201).text("text")).isEqualTo("Second");
        assertThat(again.header("Location")).isEqualTo("/blog/comments/" + again.text("commentId"));
        assertThat(blog.table.stats(post).orElseThrow().comments()).isEqualTo(2);
        assertThat(ana.get("me/notifications").items()).hasSize(2);
    }

    @Test
    void comment_overtakenByItsRetry_isWrittenCountedAndNotifiedOnce() {
        String post = blog.post(ana, "Azulejos", category);
        blog.comment(bob, post, "First");
        repetition
                .withConcurrentRepeat(() -> withKey(bob).post("posts/" + post + "/comments", Map.of("text", "Second")))
                .hasStatus(201);
        assertThat(blog.table.stats(post).orElseThrow().comments()).isEqualTo(2);
        assertThat(ana.get("me/notifications").items()).hasSize(2);
    }
}
