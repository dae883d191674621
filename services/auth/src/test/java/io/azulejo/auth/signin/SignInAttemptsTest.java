package io.azulejo.auth.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SignInAttemptsTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");
    private final SignInAttempts attempts = new SignInAttempts(clock);

    private void fail(String login, String address, int times) {
        for (int i = 0; i < times; i++) {
            attempts.failed(login, address);
        }
    }

    private String wait(String login, String address) {
        ProblemException refused = catchThrowableOfType(ProblemException.class, () -> attempts.check(login, address));
        return refused == null ? "none" : String.valueOf(refused.headers().get("Retry-After"));
    }

    @Test
    void failures_afterTheFirstFew_haveToWaitTwiceAsLongEachTime() {
        fail("ana", "a", 4);
        assertThat(wait("ana", "a")).isEqualTo("none");
        fail("ana", "a", 1);
        assertThat(wait("ana", "a")).isEqualTo("1");
        clock.advance(Duration.ofSeconds(1));
        assertThat(wait("ana", "a")).isEqualTo("none");
        fail("ana", "a", 1);
        assertThat(wait("ANA ", "a")).isEqualTo("2");
        clock.advance(Duration.ofSeconds(2));
        fail("ana", "a", 1);
        assertThat(wait("ana", "a")).isEqualTo("4");
        fail("ana", "a", 30);
        assertThat(wait("ana", "a")).isEqualTo("900");
    }

    @Test
    void failures_ofOthers_doNotLockOutTheOwner() {
        attempts.succeeded("ana", "home");
        for (int i = 0; i < 1_000; i++) {
            attempts.failed("ana", "bot" + i);
        }
        assertThat(wait("ana", "stranger")).isEqualTo("900");
        assertThat(wait("ana", "home")).isEqualTo("none");
        assertThat(wait("bob", "stranger")).isEqualTo("none");
    }

    @Test
    void success_forgets_theFailuresOfThatAddress() {
        fail("ana", "a", 20);
        clock.advance(Duration.ofMinutes(15));
        assertThatCode(() -> attempts.check("ana", "a")).doesNotThrowAnyException();
        attempts.succeeded("ana", "a");
        fail("ana", "a", 1);
        assertThat(wait("ana", "a")).isEqualTo("none");
    }

    @Test
    void failures_longAgo_areForgotten() {
        fail("ana", "a", 20);
        clock.advance(Duration.ofHours(2));
        fail("ana", "a", 1);
        assertThat(wait("ana", "a")).isEqualTo("none");
    }
}
