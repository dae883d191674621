package io.azulejo.notifications.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A device that takes push messages.
 *
 * @param deviceId follows from the token, so that a device that registers again is the same
 * @param token by which the push provider knows it
 */
@Entity
@Key(pk = "USER#{userId}", sk = "DEVICE#{deviceId}")
public record Device(
        String userId,
        String deviceId,
        String token,
        @Nullable String name,
        @CreatedAt Instant createdAt) {}
