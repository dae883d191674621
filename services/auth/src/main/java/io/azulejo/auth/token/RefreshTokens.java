package io.azulejo.auth.token;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.error.VersionConflictException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Rotating refresh tokens: each is valid for one refresh, which returns the next. A token that is used twice has been
 * stolen, so the whole sign-in ends, unless the same client repeats it within a few seconds: two tabs of one browser
 * refresh together, and both get the same next token. Thread-safe.
 */
public final class RefreshTokens {
    private static final Duration GRACE = Duration.ofSeconds(10);
    private static final int MAX_ATTEMPTS = 3;

    private final EntityTable<RefreshToken> table;
    private final InstantSource clock;
    private final Duration lifetime;

    public RefreshTokens(EntityTable<RefreshToken> table, InstantSource clock, Duration lifetime) {
        this.table = table;
        this.clock = clock;
        this.lifetime = lifetime;
    }

    /** Refreshed sign-in. The service must reject it if the subject's epoch has changed. */
    public record Refreshed(String subject, long epoch, String token) {}

    /** Starts a sign-in and returns its first token. */
    public String begin(String subject, long epoch) {
        Token token = new Token(Secrets.random(), Secrets.random());
        table.create(
                new RefreshToken(Secrets.hash(token.id()), subject, Secrets.hash(token.secret()), epoch, expiry(), 0));
        return token.text();
    }

    /** Exchanges a token for the next one. A client that is not known cannot repeat a refresh. */
    public Refreshed refresh(String text) {
        return refresh(text, "");
    }

    /**
     * Exchanges a token for the next one.
     *
     * @param client fingerprint of the client, see {@link ClientFingerprint}; empty if it is not known
     */
    public Refreshed refresh(String text, String client) {
        Token token = Token.of(text);
        for (int attempt = 1; ; attempt++) {
            RefreshToken signIn = find(token)
                    .orElseThrow(() -> ProblemException.unauthenticated("The refresh token is unknown or has expired"));
            if (!signIn.secret().equals(Secrets.hash(token.secret()))) {
                return repeated(signIn, token, client).orElseThrow(() -> ended(signIn));
            }
            String nonce = Secrets.random();
            Token next = new Token(token.id(), Secrets.derived(nonce, token.secret()));
            try {
                table.put(signIn.rotated(Secrets.hash(next.secret()), client, nonce, clock.instant(), expiry()));
                return new Refreshed(signIn.subject(), signIn.epoch(), next.text());
            } catch (VersionConflictException usedAtTheSameMoment) {
                if (client.isEmpty() || attempt == MAX_ATTEMPTS) {
                    throw ended(signIn);
                }
            }
        }
    }

    /**
     * Returns the result of the last refresh again, if the same client repeats it. The next token is derived from the
     * previous one, so that it need not be stored.
     */
    private Optional<Refreshed> repeated(RefreshToken signIn, Token token, String client) {
        Instant last = signIn.refreshedAt();
        String nonce = signIn.nonce();
        if (client.isEmpty()
                || last == null
                || nonce == null
                || !client.equals(signIn.client())
                || !Secrets.hash(token.secret()).equals(signIn.previousSecret())
                || clock.instant().isAfter(last.plus(GRACE))) {
            return Optional.empty();
        }
        Token next = new Token(token.id(), Secrets.derived(nonce, token.secret()));
        return Optional.of(new Refreshed(signIn.subject(), signIn.epoch(), next.text()));
    }

    /** Ends the sign-in of a token; an unknown token has already ended. */
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
        RefreshToken wanted = new RefreshToken(Secrets.hash(token.id()), "", "", 0, Instant.EPOCH, 0);
        return table.getConsistent(table.schema().key(wanted));
    }

    private Instant expiry() {
        return clock.instant().plus(lifetime);
    }

    /** The two halves of a token: the id of the sign-in, and the current secret. */
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
