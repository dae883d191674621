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
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Does a request that carries {@code Idempotency-Key} once and answers every repetition of it, for a day, as the first.
 * Thread-safe.
 *
 * <p>A request that fails leaves no trace and may be repeated. If the process dies in the middle, the key is free again
 * after a minute; what it had written by then must be guarded by conditions of its own.
 */
public final class Idempotency {
    private static final HeaderName HEADER = HeaderNames.create("Idempotency-Key");
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    private static final Duration KEPT = Duration.ofHours(24);
    private static final Duration LOCK = Duration.ofMinutes(1);

    private final EntityTable<IdempotencyRecord> table;
    private final Jsonb jsonb;
    private final InstantSource clock;

    public Idempotency(EntityTable<IdempotencyRecord> table, Jsonb jsonb, InstantSource clock) {
        this.table = table;
        this.jsonb = jsonb;
        this.clock = clock;
    }

    /** Does the work, unless a request with this key did it before; without the header it is always done. */
    public <T> T once(ServerRequest request, Caller caller, Object body, Class<T> type, Supplier<T> work) {
        Optional<String> key = request.headers().value(HEADER);
        if (key.isEmpty()) {
            return work.get();
        }
        if (!KEY.matcher(key.get()).matches()) {
            throw ProblemException.badParameter("Idempotency-Key", "must be 1 to 128 visible ASCII characters");
        }
        String fingerprint =
                Secrets.hash(request.prologue().method().text() + request.path().path() + jsonb.toJson(body));
        Instant now = clock.instant();
        IdempotencyRecord wanted = new IdempotencyRecord(
                caller.subject(), key.get(), fingerprint, null, now.plus(LOCK), now.plus(KEPT), 0);
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
                if (before.lockedUntil().isAfter(now)) {
                    throw beingDone();
                }
            }
            held = takeOver(before, wanted);
        }
        return answer(held, json, work);
    }

    private <T> T answer(IdempotencyRecord held, JsonType<T> json, Supplier<T> work) {
        T answer;
        boolean done = false;
        try {
            answer = work.get();
            done = true;
        } finally {
            if (!done) {
                release(held);
            }
        }
        try {
            table.put(held.answered(json.toJson(answer)));
        } catch (VersionConflictException takenOver) {
            throw ProblemException.conflict(
                    "This took so long that another request with its Idempotency-Key was let in");
        }
        return answer;
    }

    private void release(IdempotencyRecord held) {
        try {
            table.delete(held);
        } catch (VersionConflictException takenOver) {
            // it is another's by now
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
