package io.azulejo.web.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testing.Backend;
import io.azulejo.testing.OnEveryBackend;
import io.azulejo.testing.OpenBackend;
import io.azulejo.testing.Race;
import io.azulejo.testing.TurnedClock;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.table.Tables;
import io.azulejo.web.password.PasswordOptions;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.RefreshTokens;
import io.azulejo.web.token.SigningKeys;
import io.azulejo.web.token.TokenIssuer;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@OnEveryBackend
final class IdentityTest {
    private static final String PASSWORD = "correct horse";

    private final TurnedClock clock = new TurnedClock("2026-03-01T12:00:00Z");
    private final SigningKeys keys = SigningKeys.inMemory(clock);
    private final Backend kind;
    private OpenBackend backend;
    private Identity identity;

    IdentityTest(Backend kind) {
        this.kind = kind;
    }

    @BeforeEach
    void start() {
        backend = kind.open(clock);
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("IDENTITY_TABLE", "Identity-" + UUID.randomUUID()));
        IdentityTableDesign table = IdentityTableDesign.on(backend.client(), options);
        new Tables(table.context(), IdentityTableDesign.definition()).create();
        identity = new Identity(
                table,
                new Passwords(PasswordOptions.forTests()),
                new TokenIssuer("shop", "shop", keys, clock, Duration.ofMinutes(15)),
                new RefreshTokens(table.refreshTokens(), clock, Duration.ofDays(30)));
    }

    @AfterEach
    void stop() {
        backend.close();
    }

    private Account ana() {
        return identity.register("Ana@example.com", "Ana", PASSWORD, Set.of());
    }

    private static void refused(ProblemType type, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.type()).isEqualTo(type));
    }

    @Test
    void login_withMemberships_givesATokenThatCarriesThem() {
        Account ana = ana();
        identity.grant(ana.accountId(), "acme", Set.of("picker", "sales"));
        identity.grant(ana.accountId(), "other", Set.of("owner"));
        identity.grant(ana.accountId(), "other", Set.of());
        Identity.SignedIn signedIn = identity.login("ana@EXAMPLE.com", PASSWORD);
        Caller caller = JwtVerifier.local("shop", "shop", keys, clock)
                .verify(signedIn.access().value());
        assertThat(caller)
                .isEqualTo(new Caller(ana.accountId(), "Ana", Set.of(), Map.of("acme", Set.of("picker", "sales"))));
        assertThat(caller.hasAt("acme", "sales")).isTrue();
        assertThat(caller.hasAt("other", "owner")).isFalse();
    }

    @Test
    void register_theSameAddressAtOnce_givesOneAccount() {
        Callable<Boolean> register = () -> {
            try {
                ana();
                return true;
            } catch (UniqueViolationException taken) {
                return false;
            }
        };
        assertThat(Race.run(Collections.nCopies(6, register)).stream().filter(won -> won))
                .hasSize(1);
    }

    @Test
    void login_wrongOrUnknown_isRefused() {
        ana();
        refused(ProblemType.UNAUTHENTICATED, () -> identity.login("ana@example.com", "wrong one"));
        refused(ProblemType.UNAUTHENTICATED, () -> identity.login("bob@example.com", PASSWORD));
    }

    @Test
    void refresh_rotatesAndReuseEndsTheSignIn() {
        ana();
        String first = identity.login("ana@example.com", PASSWORD).refresh();
        String second = identity.refresh(first).refresh();
        refused(ProblemType.UNAUTHENTICATED, () -> identity.refresh(first));
        refused(ProblemType.UNAUTHENTICATED, () -> identity.refresh(second));
        refused(ProblemType.UNAUTHENTICATED, () -> identity.refresh("no token"));
    }

    @Test
    void refresh_afterLogoutPasswordChangeOrDisabling_isRefused() {
        Account ana = ana();
        String ended = identity.login("ana@example.com", PASSWORD).refresh();
        identity.logout(ended);
        refused(ProblemType.UNAUTHENTICATED, () -> identity.refresh(ended));
        String changed = identity.login("ana@example.com", PASSWORD).refresh();
        identity.changePassword(ana.accountId(), PASSWORD, "another horse");
        refused(ProblemType.UNAUTHENTICATED, () -> identity.refresh(changed));
        String disabled = identity.login("ana@example.com", "another horse").refresh();
        identity.setDisabled(ana.accountId(), true);
        refused(ProblemType.FORBIDDEN, () -> identity.refresh(disabled));
        refused(ProblemType.FORBIDDEN, () -> identity.login("ana@example.com", "another horse"));
        identity.setDisabled(ana.accountId(), false);
        assertThat(identity.login("ana@example.com", "another horse").caller().name())
                .isEqualTo("Ana");
    }
}
