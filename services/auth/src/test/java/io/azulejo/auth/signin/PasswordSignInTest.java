package io.azulejo.auth.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.sample.Store;
import io.azulejo.auth.signin.SignIns.Subject;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.auth.token.RefreshTokens;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.tests.backends.Backend;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PasswordSignInTest {
    private static final String OLD = "correct horse";
    private static final String NEW = "battery staple";

    private final Store store = new Store(Backend.IN_PROCESS);
    private final Passwords passwords = new Passwords(PasswordOptions.forTests());
    private final Map<String, User> users = new HashMap<>();
    private final List<String> sent = new ArrayList<>();
    private final List<String> rehashed = new ArrayList<>();
    private PasswordSignIn<User> signIn;

    private record User(String id, String email, String hash, long epoch, boolean active) {}

    /** Users in memory, found by their e-mail addresses. */
    private final class Directory extends PasswordSignIn<User> {
        Directory(SignIns signIns) {
            super(passwords, signIns, new PasswordResets(store.table.passwordResets(), store.clock));
        }

        @Override
        protected List<Subject<User>> find(String login) {
            return users.values().stream()
                    .filter(user -> user.email().equals(login))
                    .map(PasswordSignInTest::subject)
                    .toList();
        }

        @Override
        protected Optional<Subject<User>> currentState(String id) {
            return Optional.ofNullable(users.get(id)).map(PasswordSignInTest::subject);
        }

        @Override
        protected void rehash(User user, String hash) {
            rehashed.add(user.id());
        }

        @Override
        protected void replace(User user, String hash) {
            put(new User(user.id(), user.email(), hash, user.epoch() + 1, user.active()));
        }

        @Override
        protected Optional<URI> deliver(User user, String token) {
            sent.add(token);
            return Optional.empty();
        }
    }

    @BeforeEach
    void start() {
        SigningKeys keys = SigningKeys.inMemory(store.clock);
        signIn = new Directory(new SignIns(
                new TokenIssuer("test", "test", keys, store.clock, Duration.ofMinutes(15)),
                new RefreshTokens(store.table.refreshTokens(), store.clock, Duration.ofDays(30))));
        put(new User("ana", "ana@example.org", passwords.hash(OLD), 0, true));
    }

    @AfterEach
    void stop() {
        store.close();
    }

    private static Subject<User> subject(User user) {
        Caller caller = new Caller(user.id(), user.id(), Set.of(), Map.of());
        return new Subject<>(user, caller, user.hash(), user.epoch(), user.active());
    }

    private void put(User user) {
        users.put(user.id(), user);
    }

    private static void refused(ProblemType type, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.type()).isEqualTo(type));
    }

    @Test
    void login_wrongPasswordOrUnknownAddress_isRefusedAlike() {
        assertThatThrownBy(() -> signIn.login("ana@example.org", NEW)).hasMessage("Login or password is wrong");
        assertThatThrownBy(() -> signIn.login("bea@example.org", OLD)).hasMessage("Login or password is wrong");
    }

    @Test
    void login_oneAddressOfTwoUsers_thePasswordTellsWhose() {
        put(new User("bea", "ana@example.org", passwords.hash(NEW), 0, true));
        assertThat(signIn.login("ana@example.org", NEW).user().id()).isEqualTo("bea");
        assertThat(signIn.login("ana@example.org", OLD).user().id()).isEqualTo("ana");
    }

    @Test
    void login_hashOfOtherCost_isHashedAnew() {
        signIn.login("ana@example.org", OLD);
        assertThat(rehashed).isEmpty();
        put(new User("ana", "ana@example.org", new Passwords(new PasswordOptions(128, 1, 1)).hash(OLD), 0, true));
        signIn.login("ana@example.org", OLD);
        assertThat(rehashed).containsExactly("ana");
    }

    @Test
    void changePassword_byWhoKnowsTheOldOne_endsEverySignIn() {
        Tokens<User> tokens = signIn.login("ana@example.org", OLD);
        refused(ProblemType.INVALID, () -> signIn.changePassword("ana", NEW, NEW));
        signIn.changePassword("ana", OLD, NEW);
        refused(ProblemType.UNAUTHENTICATED, () -> signIn.refresh(tokens.refresh()));
        assertThat(signIn.login("ana@example.org", NEW).user().id()).isEqualTo("ana");
    }

    @Test
    void reset_tokenThatWasSent_isGoodOnce() {
        signIn.requestReset("nobody@example.org");
        assertThat(sent).isEmpty();
        signIn.requestReset("ana@example.org");
        signIn.resetPassword(sent.getFirst(), NEW);
        refused(ProblemType.INVALID, () -> signIn.resetPassword(sent.getFirst(), OLD));
        assertThat(signIn.login("ana@example.org", NEW).user().id()).isEqualTo("ana");
    }

    @Test
    void reset_ofWhoIsDisabled_isNeitherSentNorTaken() {
        signIn.requestReset("ana@example.org");
        put(new User("ana", "ana@example.org", passwords.hash(OLD), 0, false));
        refused(ProblemType.FORBIDDEN, () -> signIn.resetPassword(sent.getFirst(), NEW));
        signIn.requestReset("ana@example.org");
        assertThat(sent).hasSize(1);
    }
}
