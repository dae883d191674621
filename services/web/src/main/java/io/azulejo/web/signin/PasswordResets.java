package io.azulejo.web.signin;

import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Secrets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Tokens for those who forgot their password: good for an hour, and once. Thread-safe. */
public final class PasswordResets {
    private static final Duration LIFETIME = Duration.ofHours(1);

    private final EntityTable<PasswordReset> table;
    private final InstantSource clock;

    public PasswordResets(EntityTable<PasswordReset> table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** A token to be sent to the subject, by a way that only the subject reads. */
    public String begin(String subject) {
        String token = Secrets.random();
        table.create(
                new PasswordReset(Secrets.hash(token), subject, clock.instant().plus(LIFETIME)));
        return token;
    }

    /** Whose token it is. The one who deletes it may use it, however many send it at once. */
    public String take(String token) {
        PasswordReset named = new PasswordReset(Secrets.hash(token), "", Instant.EPOCH);
        return table.delete(table.schema().key(named))
                .filter(found -> found.expiresAt().isAfter(clock.instant()))
                .map(PasswordReset::subject)
                .orElseThrow(() -> ProblemException.invalid("token", "is unknown, used or expired"));
    }
}
