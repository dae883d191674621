package io.azulejo.web.idempotency;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.Secrets;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Does a request that carries {@code Idempotency-Key} once and answers every repetition of it, for a day, as the first.
 * Thread-safe.
 *
 * <p>The first request takes a record for its key, and has a minute in which nobody else is let in. Its work is a
 * transaction, or begins with one, in which it also marks the record as done, in the version in which it took it. So if
 * the process dies before that, nothing was written; if it dies after it, a repetition finds the mark and is answered
 * by what was made, as that is by then; and one that took longer than its minute and was overtaken writes nothing.
 *
 * <p>A request that fails before it is done leaves no trace and may be repeated.
 */
public final class Idempotency {
    private static final HeaderName HEADER = HeaderNames.create("Idempotency-Key");
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    private static final Duration KEPT = Duration.ofHours(24);
    private static final Duration LOCK = Duration.ofMinutes(1);
    /** Nothing in an answer of that length is a string too long to be read again, and an item holds it many times. */
    private static final int LONGEST_ANSWER = 32_000;

    private final EntityTable<IdempotencyRecord> table;
    private final Jsonb jsonb;
    private final InstantSource clock;

    public Idempotency(EntityTable<IdempotencyRecord> table, Jsonb jsonb, InstantSource clock) {
        this.table = table;
        this.jsonb = jsonb;
        this.clock = clock;
    }

    /**
     * Does the work, unless a request with this key did it before; without the header it is always done.
     *
     * @param work makes what is asked for in a transaction that it lets the mark run
     * @param again answers by the ids of what was made, where the answer of the first request was not kept
     */
    public <T> T once(
            ServerRequest request,
            Caller caller,
            Object body,
            Class<T> type,
            Function<Mark, T> work,
            Function<List<String>, T> again) {
        Optional<String> key = request.headers().value(HEADER);
        if (key.isEmpty()) {
            return work.apply(Mark.NONE);
        }
        if (!KEY.matcher(key.get()).matches()) {
            throw ProblemException.badParameter("Idempotency-Key", "must be 1 to 128 visible ASCII characters");
        }
        String fingerprint =
                Secrets.hash(request.prologue().method().text() + request.path().path() + jsonb.toJson(body));
        Instant now = clock.instant();
        IdempotencyRecord wanted = new IdempotencyRecord(
                caller.subject(), key.get(), fingerprint, null, null, now.plus(LOCK), now.plus(KEPT), 0);
        JsonType<T> json = jsonb.type(type);
        IdempotencyRecord held;
        try {
            held = table.create(wanted);
        } catch (AlreadyExistsException repeated) {
            IdempotencyRecord before = earlier(wanted);
            if (before.expiresAt().isAfter(now)) {
                if (!before.fingerprint().equals(fingerprint)) {
                    throw ProblemException.invalid("Idempotency-Key", "was used with another request");
                }
                if (before.answer() != null) {
                    return json.fromJson(before.answer());
                }
                if (before.made() != null) {
                    return again.apply(before.made());
                }
                if (before.lockedUntil().isAfter(now)) {
                    throw beingDone();
                }
            }
            held = takeOver(before, wanted);
        }
        return answer(held, json, work);
    }

    private <T> T answer(IdempotencyRecord taken, JsonType<T> json, Function<Mark, T> work) {
        HeldKey held = new HeldKey(taken);
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
            throw new IllegalStateException("The work of a request was not run by its mark");
        }
        String kept = json.toJson(answer);
        if (kept.length() <= LONGEST_ANSWER) {
            table.put(held.record().answered(kept));
        }
        return answer;
    }

    private void release(IdempotencyRecord taken) {
        try {
            table.delete(taken);
        } catch (VersionConflictException doneOrTakenOver) {
            // a repetition is answered by what was made, or is another's by now
        }
    }

    /** Also where it has expired and only waits to be swept. */
    private IdempotencyRecord earlier(IdempotencyRecord wanted) {
        return table.getHidden(table.schema().key(wanted))
                .orElseThrow(() -> ProblemException.conflict("This Idempotency-Key has just expired: try again"));
    }

    private IdempotencyRecord takeOver(IdempotencyRecord before, IdempotencyRecord wanted) {
        try {
            return table.put(wanted.inPlaceOf(before));
        } catch (VersionConflictException other) {
            throw beingDone();
        }
    }

    private static ProblemException beingDone() {
        return ProblemException.conflict("A request with this Idempotency-Key is being done: ask again soon");
    }
}
