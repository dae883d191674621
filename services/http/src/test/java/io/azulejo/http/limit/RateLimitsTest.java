package io.azulejo.http.limit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RateLimitsTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");
    private final RateLimits limits =
            new RateLimits(Map.of(RouteClass.WRITE, new Rate(2, Duration.ofSeconds(10))), clock);

    @Test
    void count_beyondTheRate_isRefusedPerCallerUntilTimePasses() {
        limits.count(RouteClass.WRITE, "ana");
        limits.count(RouteClass.WRITE, "ana");
        assertThatThrownBy(() -> limits.count(RouteClass.WRITE, "ana")).isInstanceOf(ProblemException.class);
        assertThatCode(() -> limits.count(RouteClass.WRITE, "bob")).doesNotThrowAnyException();
        clock.advance(Duration.ofSeconds(5));
        assertThatCode(() -> limits.count(RouteClass.WRITE, "ana")).doesNotThrowAnyException();
        assertThatThrownBy(() -> limits.count(RouteClass.WRITE, "ana")).isInstanceOf(ProblemException.class);
    }

    @Test
    void count_ofAClassWithoutRate_isUnlimited() {
        assertThatCode(() -> {
                    for (int i = 0; i < 1000; i++) {
                        limits.count(RouteClass.READ, "ana");
                    }
                })
                .doesNotThrowAnyException();
    }

    @Test
    void rate_ofNothing_isRefused() {
        assertThatThrownBy(() -> new Rate(0, Duration.ofSeconds(1))).isInstanceOf(IllegalArgumentException.class);
    }
}
