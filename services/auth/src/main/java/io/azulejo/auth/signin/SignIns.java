package io.azulejo.auth.signin;

import io.azulejo.auth.token.AccessToken;
import io.azulejo.auth.token.RefreshTokens;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sign-ins of users that a service has authenticated: access and refresh tokens. Thread-safe. */
public final class SignIns {
    private final TokenIssuer accessTokens;
    private final RefreshTokens refreshTokens;

    public SignIns(TokenIssuer accessTokens, RefreshTokens refreshTokens) {
        this.accessTokens = accessTokens;
        this.refreshTokens = refreshTokens;
    }

    /**
     * User who signs in.
     *
     * @param user the service's user
     * @param caller the identity in the user's tokens
     * @param passwordHash null if the user has none and cannot sign in with a password
     * @param epoch increased to end all earlier sign-ins
     * @param active false if the user may not sign in at present
     */
    public record Subject<U>(
            U user, Caller caller, @Nullable String passwordHash, long epoch, boolean active) {}

    /** Tokens of a sign-in. */
    public record Tokens<U>(U user, AccessToken access, String refresh) {}

    public <U> Tokens<U> begin(Subject<U> subject) {
        requireActive(subject);
        return tokens(subject, refreshTokens.begin(subject.caller().subject(), subject.epoch()));
    }

    /**
     * Returns the next tokens of a sign-in, unless the user has since been disabled or all sign-ins were ended.
     *
     * @param client fingerprint of the client; empty if it is not known
     * @param present returns the current state of a user by id, and throws if the user no longer exists
     */
    public <U> Tokens<U> refresh(String token, String client, Function<String, Subject<U>> present) {
        RefreshTokens.Refreshed refreshed = refreshTokens.refresh(token, client);
        Subject<U> subject = present.apply(refreshed.subject());
        if (subject.epoch() != refreshed.epoch()) {
            refreshTokens.end(refreshed.token());
            throw ProblemException.unauthenticated("All sign-ins of this user were ended: sign in again");
        }
        requireActive(subject);
        return tokens(subject, refreshed.token());
    }

    public void end(String token) {
        refreshTokens.end(token);
    }

    private static void requireActive(Subject<?> subject) {
        if (!subject.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
    }

    private <U> Tokens<U> tokens(Subject<U> subject, String refresh) {
        return new Tokens<>(subject.user(), accessTokens.issue(subject.caller()), refresh);
    }
}
