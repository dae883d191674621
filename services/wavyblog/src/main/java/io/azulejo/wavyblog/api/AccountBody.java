package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserStatus;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Account of a user, as the user and admins see it. */
@Json
record AccountBody(
        String userId,
        String username,
        String email,
        boolean emailVerified,
        String role,
        String status,
        @Nullable String name,
        @Nullable String bio,
        Instant createdAt,
        Instant updatedAt,
        long version) {

    static AccountBody of(User user) {
        UserStatus status = user.status() == null ? UserStatus.ACTIVE : user.status();
        return new AccountBody(
                user.userId(),
                user.username(),
                user.email(),
                user.verified(),
                EnumNames.of(user.role()),
                EnumNames.of(status),
                user.displayName(),
                user.bio(),
                user.createdAt(),
                user.updatedAt(),
                user.version());
    }
}
