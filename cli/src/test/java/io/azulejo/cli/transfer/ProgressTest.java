package io.azulejo.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final StringWriter shown = new StringWriter();
    private final AtomicLong now = new AtomicLong();

    private Progress progress(long about, boolean terminal) {
        return new Progress(new PrintWriter(shown), "Exported", about, terminal, now::get);
    }

    private void wait(Duration duration) {
        now.addAndGet(duration.toNanos());
    }

    @Test
    void line_onATerminal_movesAndIsRemovedAtTheEnd() {
        try (Progress progress = progress(3_000, true)) {
            progress.add(500);
            assertThat(shown.toString()).isEmpty();
            wait(Duration.ofSeconds(1));
            progress.add(500);
            progress.add(1);
            wait(Duration.ofSeconds(1));
            progress.add(999);
        }
        assertThat(shown.toString())
                .startsWith("\rExported 1,000 of about 3,000 items, 1,000 a second"
                        + "\rExported 2,000 of about 3,000 items, 1,000 a second\r ")
                .endsWith("\r")
                .doesNotContain("\n");
    }

    @Test
    void line_elsewhere_comesNowAndThen() {
        try (Progress progress = progress(0, false)) {
            for (int i = 0; i < 100; i++) {
                wait(Duration.ofMillis(250));
                progress.add(10);
            }
        }
        assertThat(shown.toString().lines())
                .containsExactly("Exported 400 items, 40 a second", "Exported 800 items, 40 a second");
    }
}
