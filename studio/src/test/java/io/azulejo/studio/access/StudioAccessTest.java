package io.azulejo.studio.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class StudioAccessTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");
    private final StudioAccess access = StudioAccess.withPassword("open sesame", clock);

    @Test
    void session_afterHalfADay_hasEnded() {
        String session = access.begin();
        clock.advance(Duration.ofHours(11));
        assertThat(access.isOpen(session)).isTrue();
        clock.advance(Duration.ofHours(1));
        assertThat(access.isOpen(session)).isFalse();
        assertThat(access.isOpen("")).isFalse();
    }

    @Test
    void passwords_tooManyFromAnAddress_haveToWait() {
        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> access.checkPassword("192.0.2.1", "guess"))
                    .hasMessageContaining("password is wrong");
        }
        assertThatThrownBy(() -> access.checkPassword("192.0.2.1", "open sesame"))
                .isInstanceOfSatisfying(
                        ProblemException.class, e -> assertThat(e.headers()).containsKey("Retry-After"));
        assertThatCode(() -> access.checkPassword("192.0.2.2", "open sesame")).doesNotThrowAnyException();
        clock.advance(Duration.ofMinutes(1));
        assertThatCode(() -> access.checkPassword("192.0.2.1", "open sesame")).doesNotThrowAnyException();
    }
}
