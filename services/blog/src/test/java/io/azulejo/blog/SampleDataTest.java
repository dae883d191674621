package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.demo.SampleData;
import io.azulejo.tests.backends.Backend;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class SampleDataTest {
    private final RunningBlog blog = new RunningBlog(Backend.IN_PROCESS);
    private final SampleData samples = blog.host.beans("blog", SampleData.class).getFirst();

    @AfterEach
    void close() {
        blog.close();
    }

    @Test
    void load_interruptedAndRepeated_completesOnce() {
        AtomicInteger steps = new AtomicInteger();
        assertThatThrownBy(() -> samples.load(() -> {
                    if (steps.incrementAndGet() == 10) {
                        throw new CancellationException();
                    }
                }))
                .isInstanceOf(CancellationException.class);
        samples.load(() -> {});
        int items = blog.allItems().size();
        steps.set(0);

        assertThat(samples.load(steps::incrementAndGet)).isEmpty();

        assertThat(blog.allItems()).hasSize(items).hasSizeGreaterThan(300);
        assertThat(steps).hasValue(samples.steps());
        assertThat(blog.api.get("posts?limit=100").hasStatus(200).items()).hasSize(20);
        assertThat(blog.user("acc_demo_davi").get("me/drafts").hasStatus(200).items())
                .hasSize(4);
        assertThat(blog.user("acc_demo_bruno", "editor")
                        .get("me")
                        .hasStatus(200)
                        .text("role"))
                .isEqualTo("editor");
    }
}
