package io.azulejo.patterns.idempotency;

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
 * Record of a request with an idempotency key: the ids it created and, if stored, its response. The sort key repeats
 * the partition key's fields, because a design may have an index keyed by the sort key, where a constant would make a
 * hot partition.
 *
 * @param caller the owner of the key: two callers may choose the same key
 * @param fingerprint hash of method, path and body
 * @param made ids of the created items, written in the transaction that creates them; null until then
 * @param answer the response as JSON; null until the request ends, or if the response is too long or was never sent
 * @param lockedUntil end of the lock that keeps other requests with the key out
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

    /** Returns this record with the version of an abandoned one, which it replaces. */
    IdempotencyRecord inPlaceOf(IdempotencyRecord before) {
        return new IdempotencyRecord(caller, key, fingerprint, made, answer, lockedUntil, expiresAt, before.version);
    }
}
