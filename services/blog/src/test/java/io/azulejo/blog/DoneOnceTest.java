package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.Interference;
import io.azulejo.testing.OnEveryBackend;
import io.azulejo.testing.Repetition;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Requests with a key are done once, whenever their process dies and however slow they are. */
@OnEveryBackend
final class DoneOnceTest {
    private final RunningBlog blog;
    private final Repetition repetition;
    private final String category;
    private final ApiClient ana;
    private final ApiClient bob;

    DoneOnceTest(Backend backend) {
        Interference interference = new Interference();
        blog = new RunningBlog(clock -> interference.with(backend.open(clock)));
        repetition = new Repetition(interference, blog.clock);
        category = blog.category("News", "");
        ana = blog.user("ana", "author");
        bob = blog.user("bob");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private static ApiClient keyed(ApiClient client) {
        return client.with("Idempotency-Key", "once");
    }

    private ApiResponse draft() {
        return keyed(ana).post("posts", Map.of("title", "Azulejos", "body", "text", "categoryId", category));
    }

    @Test
    void post_whoseProcessDiesBeforeItAnswers_isWrittenOnce() {
        ApiResponse again = repetition.afterDeath(this::draft).hasStatus(201);
        Object id = RunningBlog.part(again.json(), "post").get("postId");
        assertThat(again.header("Location")).isEqualTo("/blog/posts/" + id);
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void post_overtaken_isWrittenOnce() {
        repetition.overtaking(this::draft).hasStatus(201);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void comment_whoseProcessDiesBeforeItAnswers_isWrittenCountedAndToldOnce() {
        String post = blog.post(ana, "Azulejos", category);
        blog.comment(bob, post, "First");
        ApiResponse again =
                repetition.afterDeath(() -> keyed(bob).post("posts/" + post + "/comments", Map.of("text", "Second")));
        assertThat(again.hasStatus(201).text("text")).isEqualTo("Second");
        assertThat(again.header("Location")).isEqualTo("/blog/comments/" + again.text("commentId"));
        assertThat(blog.table.stats(post).orElseThrow().comments()).isEqualTo(2);
        assertThat(ana.get("me/notifications").items()).hasSize(2);
    }

    @Test
    void comment_overtaken_isWrittenCountedAndToldOnce() {
        String post = blog.post(ana, "Azulejos", category);
        blog.comment(bob, post, "First");
        repetition
                .overtaking(() -> keyed(bob).post("posts/" + post + "/comments", Map.of("text", "Second")))
                .hasStatus(201);
        assertThat(blog.table.stats(post).orElseThrow().comments()).isEqualTo(2);
        assertThat(ana.get("me/notifications").items()).hasSize(2);
    }
}
