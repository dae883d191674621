package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class SampleDataTest {
    private final RunningWavyBlog blog = new RunningWavyBlog(Backend.IN_PROCESS);
    private final SampleData samples =
            blog.host.beans("wavyblog", SampleData.class).getFirst();

    @AfterEach
    void close() {
        blog.close();
    }

    @Test
    void load_interruptedAndRepeated_completesOnce() {
        AtomicInteger steps = new AtomicInteger();
        assertThatThrownBy(() -> samples.load(() -> {
                    if (steps.incrementAndGet() == 20) {
                        throw new CancellationException();
                    }
                }))
                .isInstanceOf(CancellationException.class);
        samples.load(() -> {});
        long items = items();
        steps.set(0);

        List<DemoLogin> logins = samples.load(steps::incrementAndGet);

        assertThat(items()).isEqualTo(items).isGreaterThan(150);
        assertThat(steps).hasValue(samples.steps());
        for (DemoLogin login : logins) {
            blog.api
                    .post("auth/login", Map.of("login", login.login(), "password", login.password()))
                    .hasStatus(200);
        }
    }

    @Test
    void load_holdsTheExamplesOfTheDocument() {
        samples.load(() -> {});

        Map<String, AttributeValue> post = blog.item("POST#my-first-post", "METADATA#my-first-post");
        assertThat(RunningWavyBlog.text(post, "PostID")).isEqualTo("post_789012");
        assertThat(RunningWavyBlog.text(post, "GSI1PK")).isEqualTo("POSTS_BY_USER#john_doe");
        assertThat(RunningWavyBlog.text(post, "GSI1SK")).isEqualTo("POST#2024-01-15T10:30:00Z");
        assertThat(RunningWavyBlog.text(post, "GSI2PK")).isEqualTo("POSTS_BY_CAT#technology");
        assertThat(RunningWavyBlog.text(blog.item("USER#john_doe", "METADATA#john_doe"), "UserID"))
                .isEqualTo("usr_123456");
        assertThat(RunningWavyBlog.text(blog.item("CATEGORY#technology", "METADATA#technology"), "CategoryID"))
                .isEqualTo("cat_345678");
        ApiClient john = blog.api.as(blog.api
                .post("auth/login", Map.of("login", "john_doe", "password", "azulejo-demo"))
                .text("accessToken"));
        john.delete("posts/my-first-post").hasStatus(204);
    }

    private long items() {
        return blog.client
                .scan(scan -> scan.tableName(blog.tableName).select("COUNT"))
                .count();
    }
}
