package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import java.util.List;

/**
 * That a producer's request was carried out, written in the same transaction as what it made. A repetition finds it.
 *
 * @param producer whose key it is: two producers may choose the same
 * @param fingerprint hash of what was asked for
 * @param made the ids of what was made
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
