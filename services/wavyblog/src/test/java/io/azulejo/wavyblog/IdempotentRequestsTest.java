package io.azulejo.wavyblog;

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
    private final RunningWavyBlog blog;
    private final RepeatedRequest repetition;
    private final ApiClient ana;

    IdempotentRequestsTest(Backend backend) {
        TransactionInterference interference = new TransactionInterference();
        blog = new RunningWavyBlog(clock -> interference.with(backend.open(clock)), true);
        repetition = new RepeatedRequest(interference, blog.clock);
        ana = blog.user("ana");
    }

    @AfterEach
    void stop() {
        blog.close();
    }

    private ApiResponse post() {
        return post("x");
    }

    private ApiResponse post(String content) {
        return ana.with("Idempotency-Key", "once").post("posts", Map.of("title", "Only one", "content", content));
    }

    @Test
    void post_whoseProcessCrashesBeforeTheResponse_isWrittenOnce_andFoundByItsNewSlug() {
        ApiResponse again = repetition.afterCrash(this::post).hasStatus(201);
        assertThat(again.header("Location")).isEqualTo("/wavyblog/posts/only-one");
        assertThat(again.header("ETag")).isEqualTo("\"1\"");
        assertThat(ana.get("me/drafts").items()).hasSize(1);
        ana.put("posts/only-one/slug", Map.of("slug", "moved")).hasStatus(200);
        ApiResponse moved = post().hasStatus(201);
        assertThat(moved.text("slug")).isEqualTo("moved");
        assertThat(moved.text("postId")).isEqualTo(again.text("postId"));
        ana.delete("posts/moved").hasStatus(204);
        post().isProblem(404);
    }

    @Test
    void post_overtakenByItsRetry_isWrittenOnce() {
        repetition.withConcurrentRepeat(this::post).hasStatus(201);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void post_withAVeryLongResponse_isWrittenOnceAndAnsweredTwice() {
        String content = "& ".repeat(15_000);
        String first = post(content).hasStatus(201).body();
        assertThat(post(content).hasStatus(201).body()).isEqualTo(first);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }
}
