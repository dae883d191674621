package io.azulejo.auth.signin;

import io.azulejo.auth.token.Secrets;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.entity.EntityTable;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** Store of password reset tokens: each is valid once, for an hour. Thread-safe. */
public final class PasswordResets {
    private static final Duration LIFETIME = Duration.ofHours(1);

    private final EntityTable<PasswordReset> table;
    private final InstantSource clock;

    public PasswordResets(EntityTable<PasswordReset> table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Creates a token. It must reach the subject over a channel that only the subject reads. */
    public String begin(String subject) {
        return begin(subject, null);
    }

    /** Creates a token that is sent to an e-mail address, so that its use proves the address. */
    public String begin(String subject, @Nullable String address) {
        String token = Secrets.random();
        table.create(new PasswordReset(
                Secrets.hash(token), subject, address, clock.instant().plus(LIFETIME)));
        return token;
    }

    /**
     * Consumes a token and returns its subject. Only the request that deletes the item may use it, even if many send it
     * at once.
     */
    public String consume(String token) {
        return take(token).subject();
    }

    /** Consumes a token as {@link #consume} does, and returns all that is known of it. */
    PasswordReset take(String token) {
        PasswordReset wanted = new PasswordReset(Secrets.hash(token), "", null, Instant.EPOCH);
        return table.delete(table.schema().key(wanted))
                .filter(found -> found.expiresAt().isAfter(clock.instant()))
                .orElseThrow(() -> ProblemException.invalid("token", "is unknown, used or expired"));
    }
}
