package io.azulejo.auth.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.testkit.TestClock;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerifiedTokenCacheTest {
    private static final Caller ANA = new Caller("ana", "Ana", Set.of("user"), Map.of());

    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");
    private final Set<String> keys = new HashSet<>(Set.of("key"));
    private final VerifiedTokenCache tokens = new VerifiedTokenCache(keys::contains, clock);

    @Test
    void find_keptToken_isKnownForAMinute() {
        tokens.keep("token", ANA, "key", clock.instant().plus(Duration.ofHours(1)));
        clock.advance(Duration.ofSeconds(59));
        assertThat(tokens.find("token")).isEqualTo(ANA);
        assertThat(tokens.find("tokem")).isNull();
        clock.advance(Duration.ofSeconds(1));
        assertThat(tokens.find("token")).isNull();
    }

    @Test
    void find_expiredToken_isUnknown() {
        tokens.keep("token", ANA, "key", clock.instant().plusSeconds(5));
        clock.advance(Duration.ofSeconds(5));
        assertThat(tokens.find("token")).isNull();
    }

    @Test
    void find_keyWithdrawn_isUnknown() {
        tokens.keep("token", ANA, "key", clock.instant().plusSeconds(30));
        keys.clear();
        assertThat(tokens.find("token")).isNull();
    }

    @Test
    void verify_knownTokenOfADroppedKey_isRefused() {
        SigningKeys signing = SigningKeys.inMemory(clock);
        TokenVerifier verifier = JwtVerifier.local("me", "me", signing, clock);
        String token = new TokenIssuer("me", "me", signing, clock, Duration.ofHours(1))
                .issue(ANA)
                .value();
        assertThat(verifier.verify(token)).isEqualTo(ANA);
        signing.rotate();
        signing.rotate();
        assertThat(verifier.verify(token)).isEqualTo(ANA);
        signing.rotate();
        assertThatThrownBy(() -> verifier.verify(token)).isInstanceOf(ProblemException.class);
    }

    @Test
    void verify_knownTokenOnceExpired_isRefused() {
        SigningKeys signing = SigningKeys.inMemory(clock);
        TokenVerifier verifier = JwtVerifier.local("me", "me", signing, clock);
        String token = new TokenIssuer("me", "me", signing, clock, Duration.ofSeconds(30))
                .issue(ANA)
                .value();
        assertThat(verifier.verify(token)).isEqualTo(ANA);
        clock.advance(Duration.ofSeconds(31));
        assertThatThrownBy(() -> verifier.verify(token)).isInstanceOf(ProblemException.class);
    }
}
