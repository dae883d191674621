package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/**
 * Marker that a signed-in reader has viewed a post on a day, so that the view counts once. It expires soon after.
 *
 * @param day day in UTC, such as {@code 2026-01-31}
 */
@Entity
@Key(pk = "VIEWED#{userId}", sk = "POST#{postId}#{day}")
public record ViewMarker(
        @FromKey String userId,
        @FromKey String postId,
        @FromKey String day,
        @Ttl Instant expiresAt) {}
