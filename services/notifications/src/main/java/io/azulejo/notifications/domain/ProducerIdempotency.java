package io.azulejo.notifications.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.ProducedOnce;
import io.azulejo.notifications.table.ProducedOnceAttributes;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.expression.Condition;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Idempotency of producers' requests. The first request stores its key and the created ids in its own transaction. A
 * repeated request fails on that key and returns what the first one created.
 */
@Singleton
public final class ProducerIdempotency {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    private static final Duration RETENTION = Duration.ofHours(24);

    private final NotificationsTable table;
    private final InstantSource clock;

    public ProducerIdempotency(NotificationsTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Returns the record for a request with this key. Rejects malformed keys. */
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
                clock.instant().plus(RETENTION));
    }

    /** Returns the condition that the key is unused or expired. DynamoDB deletes expired items late. */
    Condition<ProducedOnce> free() {
        return ProducedOnceAttributes.FINGERPRINT.missing().or(ProducedOnceAttributes.EXPIRES_AT.le(clock.instant()));
    }

    /** Returns whether a transaction failed because the key is in use. */
    static boolean isKeyInUse(ConditionFailedException refused) {
        return refused.entity().equals(ProducedOnce.class.getSimpleName());
    }

    /** Returns the record of the first request with the key. */
    ProducedOnce earlier(ProducedOnce repeated) {
        ProducedOnce before = table.producedOnce(repeated.producer(), repeated.key())
                .orElseThrow(() -> ProblemException.conflict("This Idempotency-Key has just expired; use another one"));
        if (!before.fingerprint().equals(repeated.fingerprint())) {
            throw ProblemException.invalid("Idempotency-Key", "was used with a different request");
        }
        return before;
    }
}
