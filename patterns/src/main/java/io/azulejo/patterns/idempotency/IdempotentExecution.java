package io.azulejo.patterns.idempotency;

import io.azulejo.patterns.idempotency.IdempotencyConflictException.Reason;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Execution of a request once per idempotency key: for a day, every repetition gets the answer of the first. Thread-safe.
 *
 * <p>The first request writes a record for its key and holds it for a minute. The transaction that carries out the
 * request also marks the record as done, conditional on the version that the request wrote. If the process dies before
 * that transaction, nothing was written. If it dies after it, a repetition finds the mark and is answered from what was
 * created. A request that takes longer than its minute and is overtaken writes nothing.
 *
 * <p>A request that fails before it is done leaves no trace and can be repeated.
 */
public final class IdempotentExecution {
    private static final Duration KEPT = Duration.ofHours(24);
    private static final Duration LOCK = Duration.ofMinutes(1);

    private final EntityTable<IdempotencyRecord> table;
    private final InstantSource clock;

    /** Creates the execution on the table that keeps the records. */
    public IdempotentExecution(EntityTable<IdempotencyRecord> table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /**
     * Conversion of an answer to the text that is stored with the key.
     *
     * @param write returns null for an answer that is not to be stored
     */
    public record Answers<T>(Function<T, @Nullable String> write, Function<String, T> read) {}

    /**
     * Carries out the request, unless a request with this key did so before.
     *
     * @param caller owner of the key: two callers may choose the same key
     * @param request text that identifies the request; a repetition must have the same
     * @param work creates what is asked for in a transaction that it runs through the commit
     * @param again answers from the ids of what was created, if the answer of the first request was not stored
     * @throws IdempotencyConflictException if the key is in use or was used with another request
     */
    public <T> T once(
            String caller,
            String key,
            String request,
            Answers<T> answers,
            Function<IdempotentCommit, T> work,
            Function<List<String>, T> again) {
        String fingerprint = hash(request);
        Instant now = clock.instant();
        IdempotencyRecord wanted =
                new IdempotencyRecord(caller, key, fingerprint, null, null, now.plus(LOCK), now.plus(KEPT), 0);
        IdempotencyRecord held;
        try {
            held = table.create(wanted);
        } catch (AlreadyExistsException repeated) {
            IdempotencyRecord before = earlier(wanted);
            if (before.expiresAt().isAfter(now)) {
                if (!before.fingerprint().equals(fingerprint)) {
                    throw new IdempotencyConflictException(Reason.KEY_REUSED);
                }
                if (before.answer() != null) {
                    return answers.read().apply(before.answer());
                }
                if (before.made() != null) {
                    return again.apply(before.made());
                }
                if (before.lockedUntil().isAfter(now)) {
                    throw new IdempotencyConflictException(Reason.IN_PROGRESS);
                }
            }
            held = takeOver(before, wanted);
        }
        return answer(held, answers, work);
    }

    private <T> T answer(IdempotencyRecord taken, Answers<T> answers, Function<IdempotentCommit, T> work) {
        LockedIdempotencyKey held = new LockedIdempotencyKey(taken);
        T answer;
        boolean answered = false;
        try {
            answer = work.apply(held);
            answered = true;
        } finally {
            if (!answered) {
                release(taken);
            }
        }
        if (held.record().made() == null) {
            throw new IllegalStateException("The work of the request did not run its transaction through the commit");
        }
        String kept = answers.write().apply(answer);
        if (kept != null) {
            table.put(held.record().answered(kept));
        }
        return answer;
    }

    private void release(IdempotencyRecord taken) {
        try {
            table.delete(taken);
        } catch (VersionConflictException doneOrTakenOver) {
            // The record stays: a repetition is answered from what was created, or another request holds the key.
        }
    }

    /** Returns the record of the key even if it has expired and is not swept yet. */
    private IdempotencyRecord earlier(IdempotencyRecord wanted) {
        return table.getHidden(table.schema().key(wanted))
                .orElseThrow(() -> new IdempotencyConflictException(Reason.EXPIRED));
    }

    private IdempotencyRecord takeOver(IdempotencyRecord before, IdempotencyRecord wanted) {
        try {
            return table.put(wanted.inPlaceOf(before));
        } catch (VersionConflictException other) {
            throw new IdempotencyConflictException(Reason.IN_PROGRESS);
        }
    }

    private static String hash(String request) {
        try {
            byte[] bytes = request.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
