package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceAttributes;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Requests of producers that come again. The first leaves its key, and what it made, in the transaction that makes it;
 * a repetition fails on that key and is answered with what the first one made.
 */
@Singleton
public final class Repetitions {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    private static final Duration KEPT = Duration.ofHours(24);

    private final NotificationsTable table;
    private final InstantSource clock;

    public Repetitions(NotificationsTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** What a request with this key leaves; refuses a key that cannot be one. */
    ProducedOnce first(String producer, String key, String recipient, Draft draft) {
        if (!KEY.matcher(key).matches()) {
            throw ProblemException.badParameter("Idempotency-Key", "must be 1 to 128 visible ASCII characters");
        }
        return new ProducedOnce(
                producer,
                key,
                draft.fingerprint(recipient),
                recipient,
                List.of(),
                clock.instant().plus(KEPT));
    }

    /** The key is free: DynamoDB deletes what has expired late. */
    Condition<ProducedOnce> free() {
        return ProducedOnceAttributes.FINGERPRINT.missing().or(ProducedOnceAttributes.EXPIRES_AT.le(clock.instant()));
    }

    /** Whether a transaction failed because the key is not free. */
    static boolean isOne(ConditionFailedException refused) {
        return refused.entity().equals(ProducedOnce.class.getSimpleName());
    }

    /** What the same request left when it came first. */
    ProducedOnce earlier(ProducedOnce repeated) {
        ProducedOnce before = table.producedOnce(repeated.producer(), repeated.key())
                .orElseThrow(() -> ProblemException.conflict("This Idempotency-Key has just expired: use another"));
        if (!before.fingerprint().equals(repeated.fingerprint())) {
            throw ProblemException.invalid("Idempotency-Key", "was used with another request");
        }
        return before;
    }
}
