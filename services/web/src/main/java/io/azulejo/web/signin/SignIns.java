package io.azulejo.web.signin;

import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.AccessToken;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.RefreshTokens;
import io.azulejo.web.token.TokenIssuer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Begins, continues and ends the sign-ins of those whom a service has found to be who they say. Thread-safe. */
public final class SignIns {
    private final TokenIssuer accessTokens;
    private final RefreshTokens refreshTokens;

    public SignIns(TokenIssuer accessTokens, RefreshTokens refreshTokens) {
        this.accessTokens = accessTokens;
        this.refreshTokens = refreshTokens;
    }

    /**
     * Somebody who wants to sign in.
     *
     * @param user what the service knows of them
     * @param caller whom their tokens name
     * @param passwordHash null for who has none and cannot sign in by password
     * @param epoch raised to end all sign-ins before
     * @param active false for who may not sign in at present
     */
    public record Subject<U>(
            U user, Caller caller, @Nullable String passwordHash, long epoch, boolean active) {}

    /** What somebody who signed in goes on with. */
    public record Tokens<U>(U user, AccessToken access, String refresh) {}

    public <U> Tokens<U> begin(Subject<U> subject) {
        requireActive(subject);
        return tokens(subject, refreshTokens.begin(subject.caller().subject(), subject.epoch()));
    }

    /**
     * The next tokens of a sign-in, if nothing that has happened since forbids it.
     *
     * @param present finds somebody by id as they are now, and throws if they are gone
     */
    public <U> Tokens<U> refresh(String token, Function<String, Subject<U>> present) {
        RefreshTokens.Refreshed refreshed = refreshTokens.refresh(token);
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
