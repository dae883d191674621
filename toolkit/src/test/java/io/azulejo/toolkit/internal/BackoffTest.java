package io.azulejo.toolkit.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.RetryOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BackoffTest {

    @Test
    void again_untilTheLastAttempt_pausesNoLongerThanTheDoublingBound() {
        List<Duration> pauses = new ArrayList<>();
        Backoff backoff = new Backoff(new RetryOptions(6, Duration.ofMillis(10), Duration.ofMillis(50), pauses::add));
        while (backoff.awaitNextAttempt()) {
            assertThat(pauses).hasSizeLessThan(6);
        }
        assertThat(backoff.attempts()).isEqualTo(6);
        List<Integer> bounds = List.of(10, 20, 40, 50, 50);
        assertThat(pauses).hasSize(5);
        for (int i = 0; i < pauses.size(); i++) {
            assertThat(pauses.get(i)).isBetween(Duration.ZERO, Duration.ofMillis(bounds.get(i)));
        }
    }
}
