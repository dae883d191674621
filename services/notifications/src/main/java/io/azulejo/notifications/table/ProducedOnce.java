package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import java.util.List;

/**
 * Idempotency record of a producer's request, written in the same transaction as the notifications it created.
 *
 * @param producer owner of the key; two producers may use the same key
 * @param fingerprint hash of the request
 * @param made ids of the created items
 */
@Entity
@Key(pk = "IDEMP#{producer}#{key}", sk = "IDEMP")
public record ProducedOnce(
        String producer,
        String key,
        String fingerprint,
        String userId,
        List<String> made,
        @Ttl Instant expiresAt) {}
