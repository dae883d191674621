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
            if (before.answer() != null) {
                return json.fromJson(before.answer());
            }
            held = takeOver(before, now);
        }
        return answer(held, json, work);
    }

    private <T> T answer(IdempotencyRecord held, JsonType<T> json, Supplier<T> work) {
        boolean done = false;
        try {
            T answer = work.get();
            table.put(held.answered(json.toJson(answer)));
            done = true;
            return answer;
        } finally {
            if (!done) {
                table.delete(table.schema().key(held));
            }
        }
    }

    private IdempotencyRecord earlier(IdempotencyRecord wanted) {
        IdempotencyRecord before = table.getConsistent(table.schema().key(wanted))
                .orElseThrow(() -> ProblemException.conflict("This Idempotency-Key has just expired: use another"));
        if (!before.fingerprint().equals(wanted.fingerprint())) {
            throw ProblemException.invalid("Idempotency-Key", "was used with another request");
        }
        return before;
    }

    private IdempotencyRecord takeOver(IdempotencyRecord before, Instant now) {
        if (before.lockedUntil().isAfter(now)) {
            throw ProblemException.conflict("A request with this Idempotency-Key is being done: ask again soon");
        }
        try {
            return table.put(before.lockedUntil(now.plus(LOCK)));
        } catch (VersionConflictException other) {
            throw ProblemException.conflict("A request with this Idempotency-Key is being done: ask again soon");
        }
    }
}
