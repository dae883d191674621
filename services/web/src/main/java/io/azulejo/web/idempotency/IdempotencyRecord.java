package io.azulejo.web.idempotency;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A request that carried an idempotency key, and its answer once there is one. Its sort key repeats its ids, because an
 * index of a design may be keyed by the sort key, where a constant would make one hot partition.
 *
 * @param caller whose key it is: two callers may choose the same
 * @param fingerprint hash of method, path and body
 * @param answer the JSON of the answer, null while the request is being done
 * @param lockedUntil until when nobody else does it
 */
@Entity
@Key(pk = "IDEMPOTENCY#{caller}#{key}", sk = "IDEMPOTENCY#{caller}#{key}")
public record IdempotencyRecord(
        String caller,
        String key,
        String fingerprint,
        @Nullable String answer,
        @Time(TimePrecision.MILLIS) Instant lockedUntil,
        @Ttl Instant expiresAt,
        @Version long version) {

    IdempotencyRecord answered(String json) {
        return new IdempotencyRecord(caller, key, fingerprint, json, lockedUntil, expiresAt, version);
    }

    /** The same, written over one that nobody does any more. */
    IdempotencyRecord inPlaceOf(IdempotencyRecord before) {
        return new IdempotencyRecord(caller, key, fingerprint, answer, lockedUntil, expiresAt, before.version);
    }
}
