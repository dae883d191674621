package io.azulejo.notifications.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Device for push messages.
 *
 * @param deviceId derived from the token, so that registering a device again gives the same id
 * @param token the push provider's id of the device
 */
@Entity
@Key(pk = "USER#{userId}", sk = "DEVICE#{deviceId}")
public record Device(
        String userId,
        String deviceId,
        String token,
        @Nullable String name,
        @CreatedAt Instant createdAt) {}
