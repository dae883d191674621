package io.azulejo.wavyblog;

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
    private final Blog blog;
    private final Repetition repetition;
    private final ApiClient ana;

    DoneOnceTest(Backend backend) {
        Interference interference = new Interference();
        blog = new Blog(clock -> interference.with(backend.open(clock)), true);
        repetition = new Repetition(interference, blog.clock);
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
    void post_whoseProcessDiesBeforeItAnswers_isWrittenOnce_andFoundWhereItHasMoved() {
        ApiResponse again = repetition.afterDeath(this::post).hasStatus(201);
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
    void post_overtaken_isWrittenOnce() {
        repetition.overtaking(this::post).hasStatus(201);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }

    @Test
    void post_whoseAnswerHasALongerStringThanCanBeRead_isWrittenOnceAndAnsweredTwice() {
        String content = "& ".repeat(15_000);
        String first = post(content).hasStatus(201).body();
        assertThat(post(content).hasStatus(201).body()).isEqualTo(first);
        assertThat(ana.get("me/drafts").items()).hasSize(1);
    }
}
