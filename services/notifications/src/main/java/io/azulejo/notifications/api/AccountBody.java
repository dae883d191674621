package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserStatus;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** User account, as the user and admins see it. */
@Json
record AccountBody(
        String id, String email, @Nullable String name, String role, String status, Instant createdAt, long version) {

    static AccountBody of(User user) {
        UserStatus status = user.status() == null ? UserStatus.ACTIVE : user.status();
        return new AccountBody(
                user.id(),
                user.email(),
                user.name(),
                EnumNames.of(user.role()),
                EnumNames.of(status),
                user.createdAt(),
                user.version());
    }
}
