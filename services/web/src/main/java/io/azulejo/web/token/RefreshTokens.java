package io.azulejo.web.token;

import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Refresh tokens: each is good for one refresh, which gives the next. One that comes a second time was stolen, by
 * whoever came first or second, so the whole sign-in ends. Thread-safe.
 */
public final class RefreshTokens {
    private final EntityTable<RefreshToken> table;
    private final InstantSource clock;
    private final Duration lifetime;

    public RefreshTokens(EntityTable<RefreshToken> table, InstantSource clock, Duration lifetime) {
        this.table = table;
        this.clock = clock;
        this.lifetime = lifetime;
    }

    /** A refreshed sign-in. The service must refuse it if the subject's epoch is another by now. */
    public record Refreshed(String subject, long epoch, String token) {}

    /** Begins a sign-in and gives its first token. */
    public String begin(String subject, long epoch) {
        Token token = new Token(Secrets.random(), Secrets.random());
        table.create(
                new RefreshToken(Secrets.hash(token.id()), subject, Secrets.hash(token.secret()), epoch, expiry(), 0));
        return token.text();
    }

    /** Takes a token for the next one. */
    public Refreshed refresh(String text) {
        Token token = Token.of(text);
        RefreshToken signIn = find(token)
                .orElseThrow(() -> ProblemException.unauthenticated("The refresh token is unknown or has expired"));
        if (!signIn.secret().equals(Secrets.hash(token.secret()))) {
            throw ended(signIn);
        }
        Token next = new Token(token.id(), Secrets.random());
        try {
            table.put(signIn.rotated(Secrets.hash(next.secret()), expiry()));
        } catch (VersionConflictException usedAtTheSameMoment) {
            throw ended(signIn);
        }
        return new Refreshed(signIn.subject(), signIn.epoch(), next.text());
    }

    /** Ends the sign-in of a token; one that is unknown has ended already. */
    public void end(String text) {
        find(Token.of(text)).ifPresent(this::delete);
    }

    private ProblemException ended(RefreshToken signIn) {
        delete(signIn);
        return ProblemException.unauthenticated("The refresh token was used before: sign in again");
    }

    private void delete(RefreshToken signIn) {
        table.delete(table.schema().key(signIn));
    }

    private Optional<RefreshToken> find(Token token) {
        RefreshToken named = new RefreshToken(Secrets.hash(token.id()), "", "", 0, Instant.EPOCH, 0);
        return table.getConsistent(table.schema().key(named));
    }

    private Instant expiry() {
        return clock.instant().plus(lifetime);
    }

    /** The two halves of a token: which sign-in it is of, and that it is the latest of it. */
    private record Token(String id, String secret) {

        static Token of(String text) {
            int dot = text.indexOf('.');
            if (dot < 0) {
                throw ProblemException.unauthenticated("This is not a refresh token");
            }
            return new Token(text.substring(0, dot), text.substring(dot + 1));
        }

        String text() {
            return id + "." + secret;
        }
    }
}
