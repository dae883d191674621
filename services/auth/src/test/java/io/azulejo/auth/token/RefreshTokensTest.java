package io.azulejo.auth.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.auth.sample.Store;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@OnEveryBackend
final class RefreshTokensTest {
    private final Store store;
    private final RefreshTokens tokens;

    RefreshTokensTest(Backend kind) {
        store = new Store(kind);
        tokens = new RefreshTokens(store.table.refreshTokens(), store.clock, Duration.ofDays(30));
    }

    @AfterEach
    void stop() {
        store.close();
    }

    private static void refused(ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.type()).isEqualTo(ProblemType.UNAUTHENTICATED));
    }

    @Test
    void refresh_eachTime_givesTheNextTokenOfTheSameSignIn() {
        String first = tokens.begin("ana", 3);
        RefreshTokens.Refreshed second = tokens.refresh(first);
        RefreshTokens.Refreshed third = tokens.refresh(second.token());
        assertThat(third.subject()).isEqualTo("ana");
        assertThat(third.epoch()).isEqualTo(3);
        assertThat(List.of(first, second.token(), third.token())).doesNotHaveDuplicates();
    }

    @Test
    void refresh_withATokenUsedBefore_endsTheSignInAndNoOther() {
        String other = tokens.begin("ana", 0);
        String stolen = tokens.begin("ana", 0);
        String next = tokens.refresh(stolen).token();
        refused(() -> tokens.refresh(stolen));
        refused(() -> tokens.refresh(next));
        assertThat(tokens.refresh(other).subject()).isEqualTo("ana");
    }

    @Test
    void refresh_byTwoAtOnce_isGivenToOneAtMostAndEndsTheSignIn() {
        String token = tokens.begin("ana", 0);
        Callable<Optional<String>> refresh = () -> {
            try {
                return Optional.of(tokens.refresh(token).token());
            } catch (ProblemException usedBefore) {
                return Optional.empty();
            }
        };
        var given = Race.run(Collections.nCopies(4, refresh)).stream()
                .flatMap(Optional::stream)
                .toList();
        assertThat(given).hasSizeLessThanOrEqualTo(1);
        given.forEach(next -> refused(() -> tokens.refresh(next)));
    }

    @Test
    void token_endedUnknownOrNoToken_isRefused() {
        String token = tokens.begin("ana", 0);
        tokens.end(token);
        tokens.end(token);
        refused(() -> tokens.refresh(token));
        refused(() -> tokens.refresh("a.b"));
        refused(() -> tokens.refresh("nonsense"));
        refused(() -> tokens.refresh(""));
    }

    @Test
    void token_unusedForItsLifetime_isRefusedThoughItsItemIsStillThere() {
        String token = tokens.begin("ana", 0);
        store.clock.advance(Duration.ofDays(29));
        String next = tokens.refresh(token).token();
        store.clock.advance(Duration.ofDays(31));
        refused(() -> tokens.refresh(next));
    }

    @Test
    void table_ofTokens_holdsNoneOfThem() {
        String token = tokens.begin("ana", 0);
        RefreshToken stored = store.table
                .refreshTokens()
                .get(store.table
                        .refreshTokens()
                        .schema()
                        .key(new RefreshToken(
                                Secrets.hash(token.substring(0, token.indexOf('.'))), "", "", 0, Instant.EPOCH, 0)))
                .orElseThrow();
        assertThat(token).doesNotContain(stored.id()).doesNotContain(stored.secret());
    }

    @Test
    void reset_ofAPassword_isGoodOnceAndForAnHour() {
        PasswordResets resets = new PasswordResets(store.table.passwordResets(), store.clock);
        String token = resets.begin("ana");
        Callable<Boolean> take = () -> {
            try {
                return resets.consume(token).equals("ana");
            } catch (ProblemException used) {
                return false;
            }
        };
        assertThat(Race.run(Collections.nCopies(4, take)).stream().filter(taken -> taken))
                .hasSize(1);
        String late = resets.begin("ana");
        store.clock.advance(Duration.ofMinutes(61));
        assertThatThrownBy(() -> resets.consume(late)).isInstanceOf(ProblemException.class);
    }
}
