package io.azulejo.web.idempotency;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request that carried an idempotency key, what it made, and its answer once there is one. Its sort key repeats its
 * ids, because an index of a design may be keyed by the sort key, where a constant would make one hot partition.
 *
 * @param caller whose key it is: two callers may choose the same
 * @param fingerprint hash of method, path and body
 * @param made ids of what the request made, null until it is done; written in the transaction that made it
 * @param answer the JSON of the answer, null until it is given, and for good where it is too long or was never given
 * @param lockedUntil until when nobody else does it
 */
@Entity
@Key(pk = "IDEMPOTENCY#{caller}#{key}", sk = "IDEMPOTENCY#{caller}#{key}")
public record IdempotencyRecord(
        String caller,
        String key,
        String fingerprint,
        @Nullable List<String> made,
        @Nullable String answer,
        @Time(TimePrecision.MILLIS) Instant lockedUntil,
        @Ttl Instant expiresAt,
        @Version long version) {

    IdempotencyRecord done(List<String> ids) {
        return new IdempotencyRecord(caller, key, fingerprint, ids, answer, lockedUntil, expiresAt, version);
    }

    IdempotencyRecord answered(String json) {
        return new IdempotencyRecord(caller, key, fingerprint, made, json, lockedUntil, expiresAt, version);
    }

    /** The same, written over one that nobody does any more. */
    IdempotencyRecord inPlaceOf(IdempotencyRecord before) {
        return new IdempotencyRecord(caller, key, fingerprint, made, answer, lockedUntil, expiresAt, before.version);
    }
}
