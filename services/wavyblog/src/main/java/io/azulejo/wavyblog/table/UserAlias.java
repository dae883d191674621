package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reserved name. A former name of a user redirects to the current one and stays reserved as long as the user exists; the
 * names of a deleted user redirect nowhere and are reserved for a while.
 *
 * @param renamedTo the next name of the user; null if the user was deleted
 * @param userId the user who had the name; null in items that were written before it was added
 * @param expiresAt end of the reservation; null as long as the user exists
 */
@Entity
@Key(pk = "USERALIAS#{username}", sk = "USERALIAS#{username}")
public record UserAlias(
        String username,
        @Nullable String renamedTo,
        @Attribute("UserID") @Nullable String userId,
        @Ttl @Nullable Instant expiresAt,
        @CreatedAt @Time(TimePrecision.MILLIS) Instant since) {}
